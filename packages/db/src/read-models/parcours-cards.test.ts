import type { Parcours } from '@foulee/contract/parcours/parcours'
import { Parcours as ParcoursSchema } from '@foulee/contract/parcours/parcours'
import { shareTestDatabase } from '@foulee/testing/database'
import { createUser } from '@foulee/testing/factories'
import { createParcours, makeLoop } from '@foulee/testing/parcours'
import { decodePolyline } from '@foulee/trace/polyline'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '../connect.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const { db } = await shareTestDatabase()

async function readFiche(from: Db, id: number): Promise<Parcours> {
  const { rows } = await from.execute<{ fiche: string }>(
    sql`select fiche from parcours_cards where parcours_id = ${id}`,
  )
  return ParcoursSchema.parse(JSON.parse(rows[0]?.fiche ?? ''))
}

it('a parcours is presented with all fields of the contract', async () => {
  const author = await createUser(db, { prenom: 'Paola', nom: 'Rossi' })
  const { id } = await createParcours(db, NOW, {
    users_id: author.id,
    troncons: [
      [0, 2000, 'asphalt'],
      [2000, 8000, 'path'],
    ],
    points: [{ type: 'eau', nom: 'Fontaine', metres: 4000 }],
    photos: [{ lon: 5.7245, lat: 45.1885, metres: 0 }],
  })
  const fiche = await readFiche(db, id)
  expect(fiche).toMatchObject({
    forme: 'boucle',
    difficulte: 'facile',
    auteur: { users_id: author.id, nom: 'Paola\u00a0R.', avatar: null },
    surfaces: { asphalt: 0.25, path: 0.75 },
    statut: 'publiee',
  })
  expect(fiche.distance).toBeCloseTo(8000, -2)
  expect(fiche.denivele).toBeCloseTo(250, -1)
  expect(fiche.km_effort).toBeCloseTo(10.5, 1)
  expect(fiche.trace?.kilometres).toHaveLength(8)
  expect(fiche.trace?.profil.altitudes).toHaveLength(500)
  expect(fiche.trace?.montees).toHaveLength(1)
  expect(fiche.points[0]).toMatchObject({ nom: 'Fontaine', metres: 4000 })
  expect(fiche.photos[0]).toMatchObject({ metres: 0, position: [5.7245, 45.1885] })
})

it('a parcours exposes nothing around its masked ends', async () => {
  const home: [number, number] = [5.7245, 45.1885]
  const { id } = await createParcours(db, NOW, {
    rayon_masque: 300,
    track: makeLoop(home),
    troncons: [[0, 8000, 'path']],
    points: [
      { nom: 'Chez moi', metres: 10 },
      { nom: 'Là-haut', metres: 4000 },
    ],
    photos: [{ lon: home[0], lat: home[1], metres: 5 }],
  })
  const fiche = await readFiche(db, id)
  const { trace } = fiche
  expect(trace?.est_masque).toBe(true)
  expect(trace?.distance).toBeLessThan(7600)
  expect(fiche.forme).toBe('boucle')
  expect(fiche.points.map(({ nom }) => nom)).toEqual(['Là-haut'])
  expect(fiche.photos[0]).toMatchObject({ position: null, metres: null })
  expect(fiche.troncons).toEqual([[0, trace?.distance, 'path']])
  const lines = [...(trace?.lignes ?? []), trace?.profil.positions ?? '', ...fiche.croquis]
  for (const line of lines) {
    const { lon, lat } = decodePolyline(line)
    for (const [index, here] of lon.entries()) {
      const east = (here - home[0]) * 111_195 * Math.cos((home[1] * Math.PI) / 180)
      const north = ((lat[index] ?? 0) - home[1]) * 111_195
      expect(Math.hypot(east, north)).toBeGreaterThan(300)
    }
  }
})

it('a parcours without a file has a card that no map and no filter finds', async () => {
  const { id } = await createParcours(db, NOW, { track: null, titre: null, etat: 0 })
  const { rows } = await db.execute(sql`
    select is_visible, distance, geometrie from parcours_cards where parcours_id = ${id}`)
  expect(rows).toEqual([{ is_visible: false, distance: -1, geometrie: null }])
  const fiche = await readFiche(db, id)
  expect(fiche).toMatchObject({ titre: 'Parcours sans titre', trace: null, distance: null })
})
