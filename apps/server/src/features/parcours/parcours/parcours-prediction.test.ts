import { profils } from '@foulee/db/schema'
import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { encodePolyline } from '@foulee/trace/polyline'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const getPrediction = async (id: string, query: object = {}, niveau?: string) => {
  const user = await createUser(t.db)
  if (niveau) {
    await t.db.insert(profils).values({ users_id: user.id }).onConflictDoNothing()
    await t.db.update(profils).set({ niveau }).where(eq(profils.users_id, user.id))
  }
  const { call } = await t.signIn(user)
  return (await call('GET /api/parcours/{id}/prediction', { params: { id }, query })).data
}
const TEN = { distance: 10_000, temps: 2700 }

describe('predicted time of a member on a route', () => {
  it('a reference race gives the time, its interval and the passages', async () => {
    const { slug } = await createParcours(t.db, t.clock.now)
    const prediction = await getPrediction(slug, TEN)
    expect(prediction).toMatchObject({
      base: 'resultat',
      niveau: null,
      has_altitudes: true,
      // Under an hour in the hills: near the measured domain, outside it.
      source_fourchette: 'voisine',
    })
    const { p20 = 0, p50 = 0, p80 = 0, passages = [] } = prediction ?? {}
    // Eight kilometres with 250 m of climb, at about 4'30 on the flat.
    expect(p50).toBeGreaterThan(8 * 4.5 * 60)
    expect(p50).toBeLessThan(8 * 7 * 60)
    expect([p20 < p50, p50 < p80]).toEqual([true, true])
    expect(passages.map(({ metres }) => metres).slice(0, 3)).toEqual([1000, 2000, 3000])
    expect(Math.abs((passages.at(-1)?.p50 ?? 0) - p50)).toBeLessThanOrEqual(1)
    const times = passages.map((passage) => passage.p50)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('the time is longer for a slower runner, and shorter on tarmac', async () => {
    const { slug } = await createParcours(t.db, t.clock.now)
    const road = await createParcours(t.db, t.clock.now, { types: ['route'] })
    const [fast, slow, onRoad] = [
      await getPrediction(slug, TEN),
      await getPrediction(slug, { ...TEN, temps: 3600 }),
      await getPrediction(road.slug, TEN),
    ]
    expect(slow?.p50).toBeGreaterThan(fast?.p50 ?? 0)
    expect(onRoad?.p50).toBeLessThan(fast?.p50 ?? 0)
  })

  it('the time on a mountain route has the measured uncertainty', async () => {
    const climbs = (metres: number) => 1500 + 500 * Math.sin(metres / 2000)
    const track = simulateTrack({ length: 60_000, spacing: 60, altitude: climbs })
    const { slug } = await createParcours(t.db, t.clock.now, { track, types: ['trail'] })
    const known = { distance: 46_000, denivele: 3000, temps: 32_400, terrain: 'trail' }
    const {
      source_fourchette,
      p20 = 0,
      p50 = 0,
      p80 = 0,
    } = (await getPrediction(slug, known)) ?? {}
    expect(source_fourchette).toBe('mesure')
    for (const side of [p80 / p50, p50 / p20]) {
      expect(side).toBeGreaterThan(1.12)
      expect(side).toBeLessThan(1.15)
    }
  })

  it('the level of the profile gives a less certain time otherwise', async () => {
    const { slug } = await createParcours(t.db, t.clock.now)
    const rough = await getPrediction(slug, {}, 'confirme')
    expect(rough).toMatchObject({
      base: 'niveau',
      niveau: 'confirme',
      source_fourchette: 'hypothese',
    })
    const sure = await getPrediction(slug, TEN, 'confirme')
    const width = (prediction: typeof rough) => (prediction ? prediction.p80 / prediction.p20 : 0)
    expect(width(rough)).toBeGreaterThan(width(sure))
  })

  it('own results count by nearness and age, the race that is given first, and say their share', async () => {
    const { slug } = await createParcours(t.db, t.clock.now, { types: ['route'] })
    const user = await createUser(t.db)
    const { call } = await t.signIn(user)
    const read = async (query: object = {}) =>
      (await call('GET /api/parcours/{id}/prediction', { params: { id: slug }, query })).data
    const addResult = async (
      nom: string,
      days: number,
      line: Parameters<typeof createResultat>[2] = {},
    ) => {
      const { id } = await createCourse(t.db, t.clock.now, {
        nom,
        types: ['route'],
        editions: [
          {
            date_debut: dayFrom(t.clock.now, -days),
            epreuves: [{ type: 'route', distance: 10_000, denivele: 0 }],
          },
        ],
      })
      const own = { users_id: user.id, preuve: 'code', temps: 2700, ...line } as const
      await createResultat(t.db, await findEpreuveOf(t.db, id), own)
    }
    await addResult('Sans preuve', 10, { preuve: null })
    await addResult('Abandon', 10, { statut: 'abandon', rang: null, temps: null })
    await addResult('En voiture', 10, { temps: 900 })
    await addResult('D’une autre', 10, { users_id: (await createUser(t.db)).id })
    expect(await read()).toBeNull()

    await addResult('La Ronde', 10)
    const before = await read()
    expect(before?.base).toBe('resultat')
    expect(before?.courses).toEqual([
      {
        nom: 'La Ronde',
        date: dayFrom(t.clock.now, -10),
        distance: 10_000,
        temps: 2700,
        part: 100,
      },
    ])
    await addResult('La Vieille', 4 * 365, { temps: 3600 })
    const both = await read()
    expect(both?.courses.map(({ nom, part }) => [nom, part])).toEqual([
      ['La Ronde', 73],
      ['La Vieille', 27],
    ])
    expect(both?.p50).toBeGreaterThan(before?.p50 ?? 0)
    const fromCall = await read({ distance: 10_000, temps: 2700 })
    expect(fromCall?.courses.map(({ nom, part }) => [nom, part])).toEqual([
      [null, 42],
      ['La Ronde', 42],
      ['La Vieille', 16],
    ])
  })

  it('no time is given without any data of the runner', async () => {
    const { slug } = await createParcours(t.db, t.clock.now)
    expect(await getPrediction(slug)).toBeNull()
  })
})

describe('refusals of a prediction', () => {
  it.each([
    [{ distance: 10_000 }, 'temps'],
    [{ temps: 2700 }, 'temps'],
    [{ distance: 10_000, temps: 600 }, 'temps'],
    [{ distance: 'dix', temps: 2700 }, 'distance'],
    [{ ...TEN, denivele: -5 }, 'denivele'],
    [{ ...TEN, terrain: 'lune' }, 'terrain'],
  ])('a reference is refused: %j', async (query, field) => {
    const { slug } = await createParcours(t.db, t.clock.now)
    const { headers } = await t.signIn(await createUser(t.db))
    const search = new URLSearchParams(query as unknown as Record<string, string>)
    const url = `/api/parcours/${slug}/prediction?${search}`
    const answer = await t.inject({ method: 'GET', url, headers })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it('a route without a track is refused', async () => {
    const user = await createUser(t.db)
    const { slug } = await createParcours(t.db, t.clock.now, { track: null, users_id: user.id })
    const { headers } = await t.signIn(user)
    const answer = await t.inject({
      method: 'GET',
      url: `/api/parcours/${slug}/prediction`,
      headers,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'trace_absente'])
  })

  it('another’s draft is refused', async () => {
    const { slug } = await createParcours(t.db, t.clock.now, { etat: 0 })
    const { headers } = await t.signIn(await createUser(t.db))
    const answer = await t.inject({
      method: 'GET',
      url: `/api/parcours/${slug}/prediction`,
      headers,
    })
    expect(answer.json().code).toBe('parcours_introuvable')
  })
})

describe('predicted time on a line that is drawn', () => {
  const predictDrawn = async (altitudes: (number | null)[]) => {
    const { call } = await t.signIn(await createUser(t.db))
    const lon = Float64Array.from({ length: 101 }, (_, index) => 6.1 + index * 0.001)
    const ligne = encodePolyline({ lon, lat: lon.map(() => 45.9) })
    const body = { ligne, altitudes, terrains: null, reference: TEN }
    return (await call('POST /api/parcours/prediction', { body })).data
  }
  const flat = Array.from({ length: 101 }, () => 450)

  it('a climb makes it longer, and without heights it counts as flat', async () => {
    const [level, climb, unknown] = [
      await predictDrawn(flat),
      await predictDrawn(flat.map((low, index) => low + index * 5)),
      await predictDrawn([]),
    ]
    expect(climb?.p50).toBeGreaterThan((level?.p50 ?? 0) * 1.2)
    expect(unknown).toMatchObject({ has_altitudes: false, has_surfaces: false })
    expect(Math.abs((unknown?.p50 ?? 0) - (level?.p50 ?? 0))).toBeLessThan(30)
    expect(level?.passages.at(-1)?.metres).toBe(7738)
  })
})
