import { activiteMoities, profils } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { makeMoities } from './test-moities.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-10T09:00:00Z') })
})
afterAll(() => t.close())

const TEN = { distance: 10_000, temps: 2700 }

/** An épreuve on a published route, and a day of a stay on it. */
async function createWays() {
  const { now } = t.clock
  const route = await createParcours(t.db, now, { types: ['trail'] })
  const course = await createCourse(t.db, now, {
    types: ['trail'],
    editions: [
      {
        date_debut: '2026-06-20',
        epreuves: [
          {
            type: 'trail',
            distance: 8000,
            parcours_id: route.id,
            heure_depart: '09:00',
            points: [{ type: 'controle', km: 4 }],
          },
        ],
      },
    ],
  })
  const { slug: voyage } = await createVoyage(t.db, now, {
    journees: [{ titre: 'Le tour', parcours_id: route.id, distance: null }],
  })
  const epreuves_id = String(await findEpreuveOf(t.db, course.id))
  return { route: route.slug, course: course.slug, epreuves_id, voyage }
}

async function newRunner({ montee, niveau }: { montee?: number; niveau?: 'confirme' } = {}) {
  const user = await createUser(t.db)
  const { id: users_id } = user
  if (niveau) {
    await t.db
      .insert(profils)
      .values({ users_id, niveau })
      .onConflictDoUpdate({ target: profils.users_id, set: { niveau } })
  }
  for (let nth = 0; montee && nth < 20; nth++) {
    const outing = await createActivite(t.db, { users_id, debut: '2026-03-01T08:00:00Z' })
    const moities = makeMoities({ montee, descente: montee })
    await t.db.insert(activiteMoities).values({ users_id, activites_id: outing.id, moities })
  }
  const { call } = await t.signIn(user)
  return { user, call }
}

type Ways = Awaited<ReturnType<typeof createWays>>

/** The time of each page, in seconds, and from what it is calibrated. */
async function readTimes(
  { call }: Pick<Awaited<ReturnType<typeof newRunner>>, 'call'>,
  { route, course, epreuves_id, voyage }: Ways,
  query: object = TEN,
) {
  const race = await call('GET /api/courses/{id}/predictions', { params: { id: course }, query })
  const sheet = await call('GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi', {
    params: { id: course, epreuves_id },
    query,
  })
  const way = await call('GET /api/parcours/{id}/prediction', { params: { id: route }, query })
  const stay = await call('POST /api/voyages/{id}/jambes', { params: { id: voyage }, body: query })
  return {
    temps: [
      race.data?.epreuves[0]?.temps,
      sheet.data?.temps,
      way.data?.p50,
      stay.data.jours[0]?.temps,
    ],
    calibres: [race.data, sheet.data, way.data, stay.data].map((data) => data?.calibre),
  }
}

describe('one predicted time everywhere', () => {
  it.each([
    ['from a race', TEN, undefined],
    ['from a level', {}, 'confirme'],
  ] as const)(
    'an épreuve, its roadbook, its route and a stay agree, %s',
    async (_, query, niveau) => {
      const ways = await createWays()
      for (const montee of [undefined, 1.2]) {
        const { temps } = await readTimes(await newRunner({ montee, niveau }), ways, query)
        expect(temps[0]).toBeGreaterThan(1000)
        expect(new Set(temps).size).toBe(1)
      }
    },
  )

  it('a slow climber is told longer times on all of them, and from how many outings', async () => {
    const ways = await createWays()
    const usual = await readTimes(await newRunner(), ways)
    const slow = await readTimes(await newRunner({ montee: 1.3 }), ways)
    expect(usual.calibres).toEqual([null, null, null, null])
    expect(slow.calibres).toEqual(Array(4).fill({ sorties: 20, resultats: 1 }))
    expect(slow.temps[0]).toBeGreaterThan(1.03 * (usual.temps[0] ?? 0))
  })

  it('by the law of everybody times are exactly those of a runner of whom nothing is known', async () => {
    const ways = await createWays()
    const slow = await newRunner({ montee: 1.3 })
    await slow.call('POST /api/activites/calibrage', { body: { est_generale: true } })
    expect(await readTimes(slow, ways)).toEqual(await readTimes(await newRunner(), ways))
  })

  it('the public sheet of a level is nobody’s, also for a member', async () => {
    const { course, epreuves_id } = await createWays()
    const read = async ({ call }: Pick<Awaited<ReturnType<typeof newRunner>>, 'call'>) =>
      (
        await call('GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route', {
          params: { id: course, epreuves_id },
          query: { niveau: 'confirme' },
        })
      ).data
    const told = await read(await newRunner({ montee: 1.3 }))
    expect(told.calibre).toBeNull()
    expect(told).toEqual(await read(t))
  })

  it('the file for a watch has the times of the member’s own sheet', async () => {
    const { course, epreuves_id } = await createWays()
    const { call } = await newRunner({ montee: 1.3 })
    const of = { params: { id: course, epreuves_id }, query: TEN }
    const sheet = await call(
      'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi',
      of,
    )
    const { blob } = await call(
      'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi/gpx',
      of,
    )
    const file = await blob.text()
    const times = (sheet.data?.etapes ?? []).map(({ passage: { heure } }) => {
      const [hours, minutes] = heure.split(':')
      return `${Number(hours)}h${minutes}`
    })
    expect(times).toHaveLength(2)
    for (const time of times) expect(file).toContain(`<name>${time} `)
  })
})
