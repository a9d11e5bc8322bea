import type { feuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { createCourse } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { type Examples, MEMBERS, OPEN, type World } from '#test/http/examples.ts'

async function ofEpreuve({ t }: World) {
  const points = [{ type: 'eau' as const, metres: 3000 }]
  const parcours = await createParcours(t.db, t.clock.now, { points })
  const course = await createCourse(t.db, t.clock.now, {
    editions: [
      {
        epreuves: [
          {
            type: 'trail',
            distance: 8000,
            parcours_id: parcours.id,
            heure_depart: '09:00',
            points: [{ type: 'ravito_complet', km: 4, nom: 'Le col', barriere_horaire: '10:30' }],
          },
        ],
      },
    ],
  })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select e.id from epreuves e join editions d on d.id = editions_id where courses_id = $1',
    [course.id],
  )
  const params = { id: course.slug, epreuves_id: String(rows[0]?.id) }
  return { params, query: { depart: '09:30', objectif: '55 min', arrets: '4' } }
}

async function ofParcours({ t }: World) {
  const points = [{ type: 'ravitaillement' as const, metres: 4000 }]
  const { slug } = await createParcours(t.db, t.clock.now, { points })
  return { params: { id: slug }, query: { jour: '2026-06-20', niveau: 'confirme' as const } }
}

const TEN = { distance: 10_000, temps: 2700, terrain: 'route' as const }

export const feuilleDeRouteExamples: Examples<keyof typeof feuilleDeRoute> = {
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route': { who: OPEN, input: ofEpreuve },
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/gpx': {
    who: OPEN,
    input: ofEpreuve,
  },
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi': {
    who: MEMBERS,
    input: async (world) => {
      const { params } = await ofEpreuve(world)
      return { params, query: { ...TEN, depart: '09:30', arrets: '4' } }
    },
  },
  'GET /api/parcours/{id}/feuille-de-route/moi': {
    who: MEMBERS,
    input: async (world) => {
      const { params } = await ofParcours(world)
      return { params, query: { ...TEN, jour: '2026-06-20' } }
    },
  },
  'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi/gpx': {
    who: MEMBERS,
    input: async (world) => {
      const { params } = await ofEpreuve(world)
      return { params, query: TEN }
    },
  },
  'GET /api/parcours/{id}/feuille-de-route/moi/gpx': {
    who: MEMBERS,
    input: async (world) => {
      const { params } = await ofParcours(world)
      return { params, query: TEN }
    },
  },
  'GET /api/parcours/{id}/feuille-de-route': { who: OPEN, input: ofParcours },
  'GET /api/parcours/{id}/feuille-de-route/gpx': { who: OPEN, input: ofParcours },
}
