import * as schema from '@foulee/db/schema'
import { createSuivi } from '@foulee/testing/entrainement'
import { createCourse, createUser } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { createDisponibilite, createReservation, createVoyage } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2027-03-01T09:00:00Z') })
})
afterAll(() => t.close({ isStaged: true }))

async function newRunner() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}
type Runner = Awaited<ReturnType<typeof newRunner>>

type Race = {
  jour: string
  etat?: 'envie' | 'inscrit'
  distance?: number
  position?: [number, number]
}

async function list(
  { call }: Runner,
  { jour, etat = 'inscrit', distance = 10_000, position }: Race,
) {
  const course = await createCourse(t.db, t.clock.now, {
    nom: `Course du ${jour}`,
    ...(position && { position }),
    editions: [
      { date_debut: jour, epreuves: [{ nom: 'Le long', type: 'route', distance, denivele: 0 }] },
    ],
  })
  const id = await findEpreuveOf(t.db, course.id)
  await call('POST /api/liste/store', { body: { type: 'epreuve', id, extra: { etat } } })
  return id
}

const read = async ({ call }: Runner, annee = 2027) =>
  (await call('GET /api/saison', { query: { annee } })).data

it('a year shows its races by day with their priority, effort, plan and sums, and no others', async () => {
  const runner = await newRunner()
  const late = await list(runner, { jour: '2027-10-10', distance: 42_195 })
  const soon = await list(runner, { jour: '2027-04-04' })
  await list(runner, { jour: '2028-04-02' })
  await createSuivi(t.db, {
    users_id: runner.user.id,
    etat: 'en_cours',
    debut: '2027-07-01',
    fin: '2027-10-10',
    epreuves_id: late,
    titre: 'Marathon en 14 semaines',
  })
  await runner.call('POST /api/saison/priorite', { body: { epreuves_id: late, priorite: 'A' } })
  const saison = await read(runner)
  expect(saison).toMatchObject({
    annees: [2027, 2028],
    courses: [
      { jour: '2027-04-04', priorite: null, km_effort: 10, plan: null },
      { jour: '2027-10-10', priorite: 'A', plan: { titre: 'Marathon en 14 semaines' } },
    ],
    totaux: { courses: 2, distance: 52_195, denivele: 0 },
    remarques: [],
  })
  expect(saison.courses.map(({ entree }) => entree.id)).toEqual([soon, late])
  await runner.call('POST /api/saison/priorite', { body: { epreuves_id: late, priorite: null } })
  expect((await read(runner)).courses.map(({ priorite }) => priorite)).toEqual([null, null])
})

it('a season is its member’s alone, and a race that is not in it has no priority', async () => {
  const [runner, other] = [await newRunner(), await newRunner()]
  const epreuves_id = await list(runner, { jour: '2027-06-06' })
  await expectRefusal(
    other.call('POST /api/saison/priorite', { body: { epreuves_id, priorite: 'A' } }),
    'epreuve_introuvable',
  )
  expect((await read(other)).courses).toEqual([])
})

it('a pass that ends before, a pause and a day with two races are said', async () => {
  const runner = await newRunner()
  const id = runner.user.id
  await list(runner, { jour: '2027-06-06' })
  await list(runner, { jour: '2027-06-06' })
  await list(runner, { jour: '2027-09-05' })
  await t.db
    .update(schema.profils)
    .set({ pps_fin: '2027-08-01' })
    .where(eq(schema.profils.users_id, id))
  await t.db
    .insert(schema.pauses)
    .values({ users_id: id, raison: 'blesse', du: '2027-09-01', au: '2027-09-20' })
  const { remarques } = await read(runner)
  expect(remarques.map(({ code }) => code)).toEqual(['meme_jour', 'papier', 'pause'])
})

it.each([
  ['far away', [9.1, 42.3] as [number, number], ['sejour']],
  ['around the race', [2.36, 48.86] as [number, number], []],
  ['of an unknown place', null, []],
])('a stay %s over a race: %s', async (_, position, codes) => {
  const runner = await newRunner()
  await list(runner, { jour: '2027-06-06', position: [2.35, 48.85] })
  const voyage = await createVoyage(t.db, t.clock.now, { position })
  const depart = await createDisponibilite(t.db, t.clock.now, {
    voyages_id: voyage.id,
    debut: '2027-06-05',
    fin: '2027-06-12',
  })
  await createReservation(t.db, t.clock.now, {
    users_id: runner.user.id,
    disponibilites_id: depart.id,
  })
  const saison = await read(runner)
  expect(saison.remarques.map(({ code }) => code)).toEqual(codes)
  expect(saison.autres).toMatchObject([{ nature: 'voyage', jour: '2027-06-05' }])
})
