import { createCourse, createUser, nextName } from '@foulee/testing/factories'
import { createParcours, makeLoop } from '@foulee/testing/parcours'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let nora: SignedIn
let paola: SignedIn & { id: number }
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
  const user = await createUser(t.db)
  paola = { ...user, ...(await t.signIn(user)) }
})
afterAll(() => t.close())

const createRoute = (input: Parameters<typeof createParcours>[2] = {}) =>
  createParcours(t.db, t.clock.now, { users_id: paola.id, ...input })

type Epreuves = NonNullable<
  NonNullable<Parameters<typeof createCourse>[2]>['editions']
>[number]['epreuves']

const createRace = (epreuves: Epreuves) =>
  createCourse(t.db, t.clock.now, {
    nom: nextName('Trail'),
    editions: [{ date_debut: '2027-06-12', epreuves: epreuves ?? [] }],
  })

async function read({ id, nom }: { id: number; nom: string }) {
  const { data } = await t.call('GET /api/courses', { query: { texte: nom } })
  const page = await t.call('GET /api/courses/{id}', { params: { id } })
  const card = data.find((item) => item.id === id)
  expect(card?.profil).toEqual(page.data.profil)
  return card?.profil
}

const update = (id: number, fields: Record<string, string>) =>
  paola.call('POST /api/parcours/update/{id}', { params: { id }, body: form(fields) })

const climb = (metres: number) => ({
  track: simulateTrack({
    start: [5.7, 45.2],
    length: 6000,
    way: (distance) => [distance, 0],
    altitude: (distance) => 300 + (metres * distance) / 6000,
  }),
})

describe('elevation profile on the card of a race', () => {
  it('the profile is that of the route: a loop goes up and comes down', async () => {
    const race = await createRace([{ distance: 8000, parcours_id: (await createRoute()).id }])
    const heights = (await read(race)) ?? []
    expect(heights).toHaveLength(40)
    expect(Math.max(...heights)).toBeGreaterThan(70)
    expect([heights[0], heights.at(-1)]).toEqual([0, 0])
  })

  it('no profile without a route or without elevations', async () => {
    const [segment] = makeLoop().segments
    const flat = segment && { ...segment, ele: segment.ele.map(() => Number.NaN) }
    const unknown = await createRoute({ track: { segments: flat ? [flat] : [] } })
    expect(await read(await createRace([{ distance: 8000 }]))).toBeUndefined()
    expect(await read(await createRace([{ parcours_id: unknown.id }]))).toBeUndefined()
  })

  it('the profile is that of the longest épreuve that takes place and has one', async () => {
    const [low, high] = [await createRoute(climb(60)), await createRoute(climb(600))]
    const race = await createRace([
      { distance: 10_000, parcours_id: high.id },
      { distance: 20_000, parcours_id: low.id },
      { distance: 40_000 },
      { distance: 30_000, parcours_id: high.id, etat: -1 },
    ])
    expect((await read(race))?.at(-1)).toBe(20)
  })

  it('the profile follows a cut route', async () => {
    const route = await createRoute()
    const race = await createRace([{ distance: 8000, parcours_id: route.id }])
    await read(race)
    await update(route.id, { debut: '0', fin: '4000' })
    const heights = (await read(race)) ?? []
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  it('the profile of a draft route appears with its publication, and goes with the route', async () => {
    const route = await createRoute({ etat: 0 })
    const race = await createRace([{ distance: 8000, parcours_id: route.id }])
    expect(await read(race)).toBeUndefined()
    const params = { id: route.id }
    await paola.call('POST /api/parcours/etat/{id}', { params, body: { geste: 'soumettre' } })
    expect(await read(race)).toBeUndefined()
    await nora.call('POST /api/parcours/etat/{id}', { params, body: { geste: 'publier' } })
    expect(await read(race)).toHaveLength(40)
    await paola.call('POST /api/parcours/del/{id}', { params })
    expect(await read(race)).toBeUndefined()
  })

  it('a change of the route’s texts leaves the race untouched', async () => {
    const route = await createRoute()
    const race = await createRace([{ distance: 8000, parcours_id: route.id }])
    const revision = async () => {
      const { rows } = await t.db.execute<{ written: string }>(
        sql`select xmin::text as written from course_cards where courses_id = ${race.id}`,
      )
      return rows[0]?.written
    }
    const before = await revision()
    await update(route.id, { description: 'Une autre description, assez longue pour être lue.' })
    expect(await revision()).toBe(before)
  })
})
