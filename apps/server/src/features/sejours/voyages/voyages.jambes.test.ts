import { profils } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { createVoyage } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAYS = [
  { titre: 'Courte', distance: 8000, denivele: 200 },
  { titre: 'Longue', distance: 30_000, denivele: 2400 },
  { titre: 'Repos', distance: null, denivele: null },
]

async function getJambes(
  body: object,
  outings: Parameters<typeof createActivite>[1][] = [],
  niveau?: 'confirme',
) {
  const user = await createUser(t.db)
  if (niveau) {
    await t.db
      .insert(profils)
      .values({ users_id: user.id, niveau })
      .onConflictDoUpdate({ target: profils.users_id, set: { niveau } })
  }
  for (const outing of outings) {
    const debut = `${dayFrom(t.clock.now, -30)}T08:00:00Z`
    await createActivite(t.db, { debut, ...outing, users_id: user.id })
  }
  const { id } = await createParcours(t.db, t.clock.now)
  const { slug } = await createVoyage(t.db, t.clock.now, {
    journees: [...DAYS, { titre: 'Sur un parcours', parcours_id: id, distance: null }],
  })
  const { call } = await t.signIn(user)
  return (await call('POST /api/voyages/{id}/jambes', { params: { id: slug }, body })).data
}
const TEN = { distance: 10_000, temps: 3000 }

it('each day on foot has a time, and a ratio to the largest outing', async () => {
  const { base, sorties, jours } = await getJambes(TEN, [
    { distance: 20_000, denivele: 1000, duree_mouvement: 9000 },
    { distance: 12_000, denivele: 300, duree_mouvement: 4000 },
  ])
  expect(base).toBe('resultat')
  expect(sorties).toEqual({ nb: 2, denivele: 1000 })
  expect(jours.map(({ verdict }) => verdict)).toEqual(['a_portee', 'au_dela', 'a_portee'])
  const [short = 0, long = 0, onRoute = 0] = jours.map(({ temps }) => temps ?? 0)
  expect(short).toBeGreaterThan(8 * 5 * 60)
  expect(long).toBeGreaterThan(3 * short)
  expect(onRoute).toBeGreaterThan(0)
  expect(jours[1]?.raisons).toHaveLength(2)
})

it('a time that holds stops is compared with one that does, a time in motion with one in motion', async () => {
  const slow = { distance: 20_000, denivele: null, duree: 16_000, duree_mouvement: 6000 }
  const reasonOf = async (body: object, niveau?: 'confirme') => {
    const { jours } = await getJambes(body, [slow], niveau)
    return jours[0]?.raisons[0]?.split('\u00a0: ')[1]
  }
  expect(await reasonOf(TEN)).toContain('4h30')
  expect(await reasonOf({}, 'confirme')).toContain('1h40')
})

it('old outings and outings by bicycle do not count', async () => {
  const { sorties, jours } = await getJambes(TEN, [
    { debut: '2020-05-01T08:00:00Z', denivele: 4000 },
    { sport: 'velo', denivele: 3000 },
  ])
  expect(sorties).toEqual({ nb: 0, denivele: null })
  expect(jours.map(({ verdict }) => verdict)).toEqual([null, null, null])
})

it('without a race or a level there is no time, and the climb still counts', async () => {
  const { base, jours } = await getJambes({}, [{ denivele: 1000, distance: 40_000 }])
  expect(base).toBeNull()
  expect(jours.map(({ temps }) => temps)).toEqual([null, null, null])
  expect(jours.map(({ verdict }) => verdict)).toEqual(['a_portee', 'au_dela', 'a_portee'])
})

it('a race day has the length of its épreuve by default', async () => {
  const { now } = t.clock
  const course = await createCourse(t.db, now, {
    editions: [{ epreuves: [{ distance: 21_100, denivele: 800 }] }],
  })
  const race = { epreuves_id: await findEpreuveOf(t.db, course.id), distance: null, denivele: null }
  const { slug } = await createVoyage(t.db, now, { journees: [{ titre: 'La course', ...race }] })
  const { data } = await t.call('GET /api/voyages/{id}', { params: { id: slug } })
  expect(data.journees[0]).toMatchObject({ distance: 21_100, denivele: 800 })
  const { call } = await t.signIn(await createUser(t.db))
  const advice = await call('POST /api/voyages/{id}/jambes', { params: { id: slug }, body: TEN })
  expect(advice.data.jours[0]?.temps).toBeGreaterThan(21 * 5 * 60)
})

it('the level of the profile is used without a race', async () => {
  const user = await createUser(t.db)
  await t.db.insert(profils).values({ users_id: user.id }).onConflictDoNothing()
  await t.db.update(profils).set({ niveau: 'confirme' }).where(eq(profils.users_id, user.id))
  const { slug } = await createVoyage(t.db, t.clock.now)
  const { call } = await t.signIn(user)
  const { data } = await call('POST /api/voyages/{id}/jambes', { params: { id: slug }, body: {} })
  expect(data).toMatchObject({ base: 'niveau', niveau: 'confirme' })
})

it('another’s draft is not found', async () => {
  const { id } = await createVoyage(t.db, t.clock.now, { etat: 0 })
  const { call } = await t.signIn(await createUser(t.db))
  const reading = call('POST /api/voyages/{id}/jambes', { params: { id: String(id) }, body: {} })
  await expectRefusal(reading, 'voyage_introuvable')
})
