import type { parcoursDessin } from '@foulee/contract/parcours/parcours-dessin'
import { createParcours } from '@foulee/testing/parcours'
import { encodePolyline } from '@foulee/trace/polyline'
import { type Examples, MEMBERS, OWNER } from '#test/http/examples.ts'

const LON = [5.7245, 5.7301, 5.7382]
const LAT = [45.1885, 45.1932, 45.1975]

export const drawnBody = () => ({
  points: [
    { position: [LON[0] ?? 0, LAT[0] ?? 0] as [number, number], mode: 'chemin' as const },
    { position: [LON[2] ?? 0, LAT[2] ?? 0] as [number, number], mode: 'chemin' as const },
  ],
  troncons: [
    {
      ligne: encodePolyline({ lon: Float64Array.from(LON), lat: Float64Array.from(LAT) }),
      altitudes: [212, 340.5, null],
      distance: 1451,
      mode: 'chemin' as const,
      terrains: [[0, 700, 'path'] as [number, number, 'path']],
      consignes: [{ metres: 0, type: 'depart' as const, texte: 'Partez vers le nord-est.' }],
    },
  ],
})

export const parcoursDessinExamples: Examples<keyof typeof parcoursDessin> = {
  'GET /api/parcours/{id}/dessin': {
    who: MEMBERS,
    input: ({ parcours }) => ({ params: { id: parcours.id } }),
  },
  'POST /api/parcours/traces': {
    who: MEMBERS,
    input: () => ({ body: { titre: 'Vers la Bastille', ...drawnBody() } }),
  },
  'POST /api/parcours/traces/{id}': {
    who: { ...OWNER, staff: 200 },
    input: async ({ t }, { id: users_id }) => ({
      params: { id: (await createParcours(t.db, t.clock.now, { users_id, etat: 0 })).id },
      body: { version: 1, ...drawnBody() },
    }),
  },
}
