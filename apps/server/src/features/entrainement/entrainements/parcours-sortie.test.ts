import { epreuves, profils } from '@foulee/db/schema'
import {
  createAthlete,
  createEntrainement,
  createPlan,
  createSuivi,
} from '@foulee/testing/entrainement'
import { createCourse, createUser, type NewEpreuve } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const GUERET: [number, number] = [1.8716, 46.1676]
const MENDE: [number, number] = [3.4983, 44.518]
/** Two hours without a pace: 18 km-effort for the median runner, less with climb. */
const TWO_HOURS = [
  {
    type: 'effort' as const,
    fin: { type: 'temps' as const, valeur: 7200 },
    cible: { type: 'libre' as const },
  },
]

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
  const hill = (start: [number, number], length: number, height: number) =>
    createParcours(t.db, NOW, {
      titre: `${length} m, ${height} m`,
      track: simulateTrack({
        start,
        length,
        altitude: (metres) => 500 + height * Math.sin((Math.PI * metres) / length) ** 2,
      }),
    })
  await hill(GUERET, 13_000, 520)
  await hill(GUERET, 13_000, 20)
  await hill(GUERET, 5000, 200)
  await hill(MENDE, 13_500, 540)
})
afterAll(() => t.close({ isStaged: true }))

async function newSortie(input: NewEpreuve = {}, session: object = {}) {
  const user = await createUser(t.db)
  const live = (ville: string | null, code_postal: string | null) =>
    t.db.update(profils).set({ ville, code_postal }).where(eq(profils.users_id, user.id))
  await live('Guéret', '23000')
  await createCourse(t.db, NOW, {
    ville: 'Mende',
    position: MENDE,
    editions: [
      { date_debut: '2027-04-11', epreuves: [{ distance: 30_000, denivele: 1200, ...input }] },
    ],
  })
  const [epreuve] = await t.db.select().from(epreuves).orderBy(desc(epreuves.id)).limit(1)
  const plan = await createPlan(t.db)
  const suivi = await createSuivi(t.db, {
    users_id: user.id,
    plans_id: plan.id,
    etat: 'en_cours',
    fin: '2027-04-11',
    epreuves_id: epreuve?.id ?? 0,
  })
  const { id } = await createEntrainement(t.db, {
    users_id: user.id,
    plan_suivis_id: suivi.id,
    objectif: 'longue',
    steps: TWO_HOURS,
    duree: 7200,
    ...session,
  })
  const { call } = await t.signIn(user)
  const find = async () => (await call('POST /api/training/{id}/parcours', { params: { id } })).data
  return { user, id, live, find }
}
const titles = (found: Awaited<ReturnType<Awaited<ReturnType<typeof newSortie>>['find']>>) =>
  found?.parcours.map(({ parcours }) => parcours.titre)

it('routes near home come like the race, and as long as the session', async () => {
  const { find } = await newSortie()
  const found = await find()
  expect(found).toMatchObject({ autour: { nom: 'Guéret', est_course: false }, a_vma: false })
  expect(titles(found)).toEqual(['13000 m, 520 m'])
  expect(found?.parcours[0]?.raisons).toEqual([
    '40\u00a0m de D+ par km, comme l’épreuve (40\u00a0m)',
    '13,00\u00a0km, 18,2\u00a0km-effort (la séance en demande 18)',
  ])
})

it('routes come near the race when the town is missing or unknown', async () => {
  const { find, live } = await newSortie()
  await live(null, null)
  expect(await find()).toMatchObject({ autour: { nom: 'Mende', est_course: true } })
  await live('Nulle-Part-sur-Rien', null)
  expect(titles(await find())).toEqual(['13500 m, 540 m'])
})

it.each([
  ['a session that is not long', {}, { objectif: 'vma' as const }],
  ['one that is done', {}, { etat: 'fait' as const }],
  ['one of no plan', {}, { plan_suivis_id: null }],
  ['a race that does not take place', { etat: -1 }, {}],
])('no routes come for %s', async (_, epreuve, session) => {
  const { find } = await newSortie(epreuve, session)
  expect(await find()).toBeNull()
})

it('routes are hidden from everybody else, coaches included: they reveal a home', async () => {
  const { user, id } = await newSortie()
  const coach = await createUser(t.db, { coach: true })
  await createAthlete(t.db, { coach_id: coach.id, users_id: user.id })
  const { call } = await t.signIn(coach)
  expect((await call('POST /api/training/{id}', { params: { id } })).data.id).toBe(id)
  await expectRefusal(
    call('POST /api/training/{id}/parcours', { params: { id } }),
    'entrainement_introuvable',
  )
})
