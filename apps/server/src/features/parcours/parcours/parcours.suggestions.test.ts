import { profils } from '@foulee/db/schema'
import { createCourse, createUser, dayFrom, nextName } from '@foulee/testing/factories'
import { createParcours, makeLoop, type NewParcours } from '@foulee/testing/parcours'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLieux } from '#platform/geo/lieux.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { type Effort, listReasons, measureGap } from './preparation.ts'
import { selectNearest } from './suggestions.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

let islands = 0
const island = (): [number, number] => [-30 + 3 * islands++, -20]
const route = (input: NewParcours = {}) => createParcours(t.db, t.clock.now, input)
const hill = (start: [number, number], length: number, height: number) =>
  simulateTrack({
    start,
    length,
    altitude: (metres) => 500 + height * Math.sin((Math.PI * metres) / length) ** 2,
  })

describe('suggestions near a route', () => {
  it('near routes and races are public ones, the nearest first', async () => {
    const [lon, lat] = island()
    const { id } = await route({ track: makeLoop([lon, lat]) })
    const far = await route({ track: makeLoop([lon + 0.2, lat]) })
    const near = await route({ track: makeLoop([lon + 0.1, lat]) })
    await route({ track: makeLoop([lon + 0.1, lat]), etat: 0 })
    await route({ track: makeLoop([lon + 1, lat]) })
    const { now } = t.clock
    const course = await createCourse(t.db, now, { position: [lon, lat + 0.1] })
    await createCourse(t.db, now, {
      position: [lon, lat],
      editions: [{ date_debut: dayFrom(now, -3) }],
    })
    const { data } = await t.call('GET /api/parcours/{id}/proches', { params: { id } })
    expect(data.parcours.map((parcours) => parcours.id)).toEqual([near.id, far.id])
    expect(data.courses.map((course) => course.id)).toEqual([course.id])
  })

  it('nothing is near a route without a place', async () => {
    const { id } = await route({ track: null })
    const { data } = await t.call('GET /api/parcours/{id}/proches', { params: { id } })
    expect(data).toEqual({ parcours: [], courses: [] })
  })
})

describe('routes to prepare a race', () => {
  const prepare = async (id: number) =>
    (await t.call('GET /api/courses/{id}/parcours', { params: { id } })).data

  it('matches have a similar ground, with reasons in numbers, without the race’s own route', async () => {
    const here = island()
    const own = await route({ track: hill(here, 30_000, 1200) })
    const alike = await route({ track: hill(here, 18_000, 720) })
    await route({ track: hill(here, 18_000, 20) })
    await route({ track: hill(here, 4000, 160) })
    const { id } = await createCourse(t.db, t.clock.now, {
      position: here,
      editions: [
        {
          epreuves: [
            { nom: 'Le 30', type: 'trail', distance: 30_000, denivele: null, parcours_id: own.id },
          ],
        },
      ],
    })
    const [suggestion] = await prepare(id)
    expect(suggestion).toMatchObject({ epreuve: 'Le 30', trace: { id: own.id } })
    expect(suggestion?.parcours.map(({ parcours }) => parcours.id)).toEqual([alike.id])
    expect(suggestion?.parcours[0]?.raisons).toEqual([
      '40\u00a0m de D+ par km, comme l’épreuve (40\u00a0m)',
      expect.stringMatching(/en descente, comme l’épreuve \(\d+\u00a0%\)$/),
      '18,00\u00a0km, 60\u00a0% de la distance',
    ])
  })

  it('matches lie within the stated radius', async () => {
    const here = island()
    const away = (km: number): [number, number] => [here[0], here[1] + km / 111]
    const near = await route({ track: hill(away(35), 12_000, 600) })
    await route({ track: hill(away(45), 12_000, 600) })
    const { id } = await createCourse(t.db, t.clock.now, {
      position: here,
      editions: [{ epreuves: [{ type: 'trail', distance: 20_000, denivele: 1000 }] }],
    })
    const [suggestion] = await prepare(id)
    expect(suggestion?.parcours.map(({ parcours }) => parcours.id)).toEqual([near.id])
  })

  it('figures are compared when the race has no route', async () => {
    const here = island()
    const steep = await route({ track: hill(here, 12_000, 600) })
    await route({ track: hill(here, 12_000, 10), types: ['route'] })
    const { id } = await createCourse(t.db, t.clock.now, {
      position: here,
      editions: [{ epreuves: [{ type: 'trail', distance: 20_000, denivele: 1000 }] }],
    })
    const [suggestion] = await prepare(id)
    expect(suggestion?.trace).toBeNull()
    expect(suggestion?.parcours.map(({ parcours }) => parcours.id)).toEqual([steep.id])
  })

  it('nothing matches without a place, and drafts are hidden', async () => {
    const here = island()
    const draft = await route({ track: hill(here, 12_000, 600), etat: 0 })
    const { id } = await createCourse(t.db, t.clock.now, {
      nom: nextName('Sans lieu'),
      position: null,
      editions: [{ epreuves: [{ type: 'trail', distance: 20_000, parcours_id: draft.id }] }],
    })
    expect(await prepare(id)).toEqual([])
  })
})

describe('gap between a route and an épreuve', () => {
  const trail: Effort = { distance: 40_000, denivele: 2000, types: ['trail'], signature: null }
  const like = (effort: Partial<Effort>) => measureGap(trail, { ...trail, ...effort })

  it.each<[string, Partial<Effort>, boolean]>([
    ['as steep', { distance: 24_000, denivele: 1200 }, true],
    ['much too long', { distance: 60_000, denivele: 3000 }, false],
    ['a stroll', { distance: 5000, denivele: 250 }, false],
    ['flat', { distance: 24_000, denivele: 0 }, false],
    ['of the same kind, its climb unknown', { distance: 24_000, denivele: -1 }, true],
    ['of another kind, its climb unknown', { distance: 24_000, denivele: -1, types: [] }, false],
  ])('the gap is right: %s', (_, input, isGood) => expect(like(input) !== null).toBe(isGood))

  it('the gap falls with a nearer slope', () => {
    const gap = (denivele: number) => like({ distance: 24_000, denivele }) ?? Number.NaN
    expect(gap(1200)).toBeLessThan(gap(900))
    expect(gap(900)).toBeLessThan(gap(700))
  })

  it('each climb counts once', () => {
    const signature = { pentes: [], part_descente: 0, km_effort_par_km: 1.5, sols: null }
    const reasons = listReasons(
      { ...trail, signature: { ...signature, montees: [400, 300, 0] } },
      { ...trail, signature: { ...signature, montees: [410, 390, 300] } },
    )
    expect(reasons).toContain('2\u00a0montées comparables\u00a0: 410 et 390\u00a0m')
  })
})

it('the directory counts public routes by département', async () => {
  const count = async () =>
    (await t.call('GET /api/itineraires')).data.departements.find(
      ({ departement }) => departement === '2A',
    )?.nb ?? 0
  const before = await count()
  await route({ departement: '2A' })
  await route({ departement: '2A', etat: 0 })
  expect(await count()).toBe(before + 1)
})

describe('dashboard of routes', () => {
  const livingAt = async (address: Partial<typeof profils.$inferInsert>) => {
    const member = await createUser(t.db)
    const { call } = await t.signIn(member)
    await t.db.update(profils).set(address).where(eq(profils.users_id, member.id))
    return (await call('POST /api/dashboard/parcours')).data
  }
  const at = (west: number, input: NewParcours = {}) =>
    route({ ...input, track: makeLoop([-51.8 - west, 3.9]) })
  const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

  it('public routes around the member’s town come, the nearest first', async () => {
    const far = await at(0.3)
    const near = await at(0.1)
    await at(0.05, { etat: 0 })
    await at(0.9)
    const { proches, lieu, recents } = await livingAt({ code_postal: '97313' })
    expect(ids(proches)).toEqual([near.id, far.id])
    expect(lieu).toEqual({ nom: 'Saint-Georges', est_departement: false, rayon_km: 50 })
    expect(recents.length).toBeGreaterThan(1)
  })

  it('the centre of the département is used without a town', async () => {
    const middle = await createLieux().middle('974')
    if (!middle) throw new Error('La Réunion has a middle.')
    const mine = await route({ track: makeLoop([middle[0], middle[1]]) })
    const { proches, lieu } = await livingAt({ code_postal: '97499' })
    expect(ids(proches)[0]).toBe(mine.id)
    expect(lieu).toEqual({ nom: 'La Réunion', est_departement: true, rayon_km: 100 })
  })

  it('the answer tells whether nothing is near, or no place is known', async () => {
    const away = await livingAt({ code_postal: '97218', ville: 'Grand’Rivière' })
    expect(away.proches).toEqual([])
    expect(away.lieu).not.toBeNull()
    for (const unknown of [{ code_postal: null }, { code_postal: '38000', pays: 'BE' }]) {
      expect(await livingAt(unknown)).toMatchObject({ proches: [], lieu: null })
    }
    const { data } = await t.call('POST /api/dashboard/parcours')
    expect(data).toMatchObject({ proches: [], lieu: null })
  })

  it('the nearest are read from the spatial index', async () => {
    const circle: Parameters<typeof selectNearest>[0] = { position: [-52, 4], rayon_km: 50 }
    const plan = await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<Record<string, string>>(
        sql`explain ${selectNearest(circle, 6)}`,
      )
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toContain('parcours_cards_position_idx')
    expect(plan).toContain('Order By: ("position" <->')
  })
})

it('the dashboard shows the newest and the best rated', async () => {
  const best = await route({ note_moyenne: 5, nb_notes: 400, publie_le: '2001-01-01T00:00:00Z' })
  const newest = await route({ publie_le: '2099-01-01T00:00:00Z' })
  const { data } = await t.call('POST /api/dashboard/parcours')
  expect(data.recents[0]?.id).toBe(newest.id)
  expect(data.mieux_notes[0]?.id).toBe(best.id)
})
