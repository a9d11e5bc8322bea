import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import { editions, entrainements, epreuves, liste, planSuivis } from '@foulee/db/schema'
import { createPlan, createSuivi, makeWeeks } from '@foulee/testing/entrainement'
import {
  createCourse,
  createUser,
  type NewCourse,
  type NewEpreuve,
} from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NOW = new Date('2027-03-01T09:00:00Z')
const DAYS: (2 | 4 | 7)[] = [2, 4, 7]

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close({ isStaged: true }))

let islands = 0
const island = (): [number, number] => [-30 + 5 * islands++, -45]

async function newRace(jour: string, input: NewEpreuve = {}, course: NewCourse = {}) {
  const { id, nom } = await createCourse(t.db, NOW, {
    position: island(),
    ...course,
    editions: [{ date_debut: jour, epreuves: [{ nom: 'Le 20', ...input }] }],
  })
  const [row] = await t.db
    .select({ id: epreuves.id, editions_id: editions.id })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .where(eq(editions.courses_id, id))
  return { nom, id: row?.id ?? 0, editions_id: row?.editions_id ?? 0 }
}
type Race = Awaited<ReturnType<typeof newRace>>

async function newRunner() {
  const user = await createUser(t.db)
  const plan = await createPlan(t.db, { semaines: makeWeeks(6) })
  const { id } = await createSuivi(t.db, { users_id: user.id, plans_id: plan.id })
  const { call } = await t.signIn(user, { remember: true })
  const schedule = async (race: Race) =>
    (
      await call('POST /api/training/plan/schedule', {
        body: { id, epreuves_id: race.id, jours: DAYS, jour_long: 7 },
      })
    ).data
  const propose = async () => (await call('POST /api/training/propositions', { body: {} })).data
  const apply = async (proposition: Proposition) =>
    (await call('POST /api/training/adapter', { body: { proposition } })).data
  const read = async () => (await call('POST /api/training/plan/{id}', { params: { id } })).data
  const undo = (geste: number) => call('POST /api/training/annuler', { body: { id: geste } })
  return { user, id, call, schedule, propose, apply, read, undo }
}
type Runner = Awaited<ReturnType<typeof newRunner>>

async function towardsRace(input: NewEpreuve = {}) {
  const race = await newRace('2027-04-11', input)
  const runner = await newRunner()
  await runner.schedule(race)
  return { race, ...runner }
}
const move = (race: Race, date_debut: string) =>
  t.db.update(editions).set({ date_debut }).where(eq(editions.id, race.editions_id))
const cancel = (race: Race) =>
  t.db.update(editions).set({ annulee: true }).where(eq(editions.id, race.editions_id))

async function freeze({ id }: Pick<Runner, 'id'>) {
  const rows = await t.db
    .select()
    .from(entrainements)
    .where(eq(entrainements.plan_suivis_id, id))
    .orderBy(asc(entrainements.id))
  const [suivi] = await t.db.select().from(planSuivis).where(eq(planSuivis.id, id))
  return { suivi, rows: rows.map(({ version: _, updated_at: __, ...row }) => row) }
}

const longues = (all: readonly { objectif: string; denivele: number | null }[]) =>
  all.filter(({ objectif }) => objectif === 'longue').map(({ denivele }) => denivele)

async function markDone(
  call: TestApp['call'],
  id: number,
  body: { duree?: number; rpe?: number } = {},
) {
  t.clock.advance({ hours: 24 })
  await call('POST /api/training/done/{id}', { params: { id }, body: { etat: 'fait', ...body } })
  t.clock.advance({ hours: -24 })
}

describe('climb of a hilly race', () => {
  it('the climb is asked of the long sessions, announced in the preview and on the plan', async () => {
    const race = await newRace('2027-04-11', { distance: 30_000, denivele: 1200 })
    const { call, id, schedule } = await newRunner()
    const { data: apercu } = await call('POST /api/training/plan/preview', {
      body: { id, epreuves_id: race.id, jours: DAYS },
    })
    const montee = expect.stringMatching(
      /^Votre course monte de 1.200.m.: les sorties longues demandent de 200 à 400.m de D\+\.$/,
    )
    expect(apercu.notes[0]).toEqual(montee)
    expect(apercu.deniveles.map(({ semaine }) => semaine)).toEqual([1, 2, 3, 4, 5, 6])
    const data = await schedule(race)
    expect(longues(data.entrainements)).toEqual([200, 250, 300, 350, 400])
    expect(data.montee).toEqual(montee)
    expect(data.entrainements.find(({ objectif }) => objectif === 'vma')?.denivele).toBeNull()
  })

  it('the climb comes from the route when the épreuve has none', async () => {
    const route = await createParcours(t.db, NOW)
    const race = await newRace('2027-04-11', {
      distance: null,
      denivele: null,
      parcours_id: route.id,
    })
    const { schedule } = await newRunner()
    expect((await schedule(race)).montee).toMatch(/monte de 2\d\d.m/)
  })

  it('the climb follows a new race, and is undone with it', async () => {
    const flat = await newRace('2027-04-11', { distance: 20_000, denivele: 50 })
    const hilly = await newRace('2027-04-11', { distance: 30_000, denivele: 1200 })
    const runner = await newRunner()
    const none = await runner.schedule(flat)
    expect(longues(none.entrainements)).toEqual([null, null, null, null, null])
    expect(none.montee).toBeNull()
    await runner.schedule(hilly)
    const before = await freeze(runner)
    expect(longues((await runner.schedule(flat)).entrainements)).toEqual(
      longues(none.entrainements),
    )
    const [geste] = (await runner.call('POST /api/training/gestes')).data
    await runner.undo(geste?.id ?? 0)
    expect(await freeze(runner)).toEqual(before)
  })
})

describe('plan towards a postponed race', () => {
  it('the change is proposed in one sentence, applied as one act, and undone exactly', async () => {
    const runner = await towardsRace()
    expect(await runner.propose()).toEqual([])
    await move(runner.race, '2027-04-25')
    const before = await freeze(runner)
    const [moved, ...more] = await runner.propose()
    if (!moved) throw new Error('Nothing was proposed.')
    expect(more).toEqual([])
    expect(moved).toMatchObject({ code: 'course_deplacee', abandons: [] })
    expect(moved.phrase).toMatch(/a lieu le dimanche 25 avril 2027.: 18.séances changent de jour/)
    const geste = await runner.apply(moved)
    const after = await runner.read()
    expect(after).toMatchObject({ fin: '2027-04-25', avis: [], etat: 'en_cours' })
    expect(after.entrainements.at(-1)).toMatchObject({ jour: '2027-04-25', objectif: 'course' })
    expect(await runner.propose()).toEqual([])
    await expectRefusal(runner.apply(moved), 'geste_depasse')
    await runner.undo(geste.id)
    expect(await freeze(runner)).toEqual(before)
    expect(await runner.propose()).toEqual([moved])
  })

  it('done trainings stay, and nothing comes after the race', async () => {
    const runner = await towardsRace()
    const [first] = (await runner.read()).entrainements
    await markDone(runner.call, first?.id ?? 0)
    await move(runner.race, '2027-03-21')
    const [moved] = await runner.propose()
    if (!moved) throw new Error('Nothing was proposed.')
    await runner.apply(moved)
    const { entrainements: all } = await runner.read()
    expect(all.find(({ id }) => id === first?.id)).toMatchObject({
      jour: first?.jour,
      etat: 'fait',
    })
    const coming = all.filter(({ etat }) => etat === 'prevu')
    expect(coming.every(({ jour }) => jour <= '2027-03-21')).toBe(true)
    expect(coming.at(-1)).toMatchObject({ jour: '2027-03-21', objectif: 'course' })
  })

  it('a race moved to the past ends the plan, with a message', async () => {
    const runner = await towardsRace()
    await move(runner.race, '2027-02-28')
    expect((await runner.read()).avis[0]).toMatch(/a eu lieu le dimanche 28 février 2027/)
    const [end] = await runner.propose()
    if (!end) throw new Error('Nothing was proposed.')
    expect(end.code).toBe('arreter')
    await runner.apply(end)
    const after = await runner.read()
    expect(after).toMatchObject({ etat: 'termine', fin: '2027-02-28', nb: { a_venir: 0 } })
    expect(after.avis[0]).toMatch(/le plan est fini/)
  })

  it('a proposal is refused after a further move of the race', async () => {
    const runner = await towardsRace()
    await move(runner.race, '2027-04-25')
    const [moved] = await runner.propose()
    await move(runner.race, '2027-05-02')
    const before = await freeze(runner)
    await expectRefusal(runner.apply(moved ?? expect.fail()), 'geste_depasse')
    expect(await freeze(runner)).toEqual(before)
  })

  it('a proposal moves no plan of another member', async () => {
    const runner = await towardsRace()
    await move(runner.race, '2027-04-25')
    const [moved] = await runner.propose()
    const stranger = await newRunner()
    const before = await freeze(runner)
    const forged = { ...(moved ?? expect.fail()), deplacements: [], abandons: [] }
    await expectRefusal(stranger.apply(forged), 'suivi_introuvable')
    expect(await freeze(runner)).toEqual(before)
    expect(await stranger.propose()).toEqual([])
  })
})

describe('plan towards a cancelled race', () => {
  it('a race of the run list may replace it, and sets the climb', async () => {
    const runner = await towardsRace({ distance: 20_000, denivele: 50 })
    const other = await newRace('2027-04-18', { distance: 30_000, denivele: 1200 })
    await t.db
      .insert(liste)
      .values({ users_id: runner.user.id, type: 'epreuve', objet_id: other.id, etat: 'inscrit' })
    await cancel(runner.race)
    const before = await freeze(runner)
    const found = await runner.propose()
    expect(found.map(({ code }) => code)).toEqual(['autre_course', 'test', 'arreter'])
    const [instead] = found
    expect(instead?.phrase).toContain(other.nom)
    const geste = await runner.apply(instead ?? expect.fail())
    const after = await runner.read()
    expect(after).toMatchObject({ epreuve: { id: other.id }, fin: '2027-04-18', avis: [] })
    expect(longues(after.entrainements)).toEqual([200, 250, 300, 350, 400])
    await runner.undo(geste.id)
    expect(await freeze(runner)).toEqual(before)
  })

  it('a similar race near may replace it', async () => {
    const position = island()
    const race = await newRace('2027-04-11', {}, { position })
    const runner = await newRunner()
    await runner.schedule(race)
    const alike = await newRace('2027-04-04', { distance: 18_000 }, { position })
    await newRace('2027-04-04', { distance: 42_000 }, { position })
    await newRace('2027-04-04', { type: 'route' }, { position })
    await newRace('2027-04-04', {}, { position, etat: 0 })
    await cancel(await newRace('2027-04-04', {}, { position }))
    await newRace('2027-08-01', {}, { position })
    await newRace('2027-04-04')
    await cancel(race)
    const ends = (await runner.propose()).filter(({ code }) => code === 'autre_course')
    expect(ends.map(({ suivi }) => suivi?.epreuves_id)).toEqual([alike.id])
  })

  it.each([
    ['test', { etat: 'en_cours', fin: '2027-04-11', epreuve: null, nb: { a_venir: 18 } }],
    ['arreter', { etat: 'arrete', epreuve: null, nb: { a_venir: 0 } }],
  ] as const)('the plan may go on without it (%s), undoably', async (code, left) => {
    const runner = await towardsRace()
    await cancel(runner.race)
    const before = await freeze(runner)
    const chosen = (await runner.propose()).find((item) => item.code === code)
    const geste = await runner.apply(chosen ?? expect.fail())
    expect(geste.raison).toBe(chosen?.phrase)
    expect(await runner.read()).toMatchObject(left)
    expect(await runner.propose()).toEqual([])
    await runner.undo(geste.id)
    expect(await freeze(runner)).toEqual(before)
  })
})

describe('undoing a stop or a new start', () => {
  const last = async ({ call }: Runner) => (await call('POST /api/training/gestes')).data[0]

  it.each([
    ['POST /api/training/plan/stop/{id}', 'arreter', 'arrete'],
    ['POST /api/buy/reset/{id}', 'recommencer', 'accorde'],
  ] as const)('%s is an act that can be undone', async (key, geste, etat) => {
    const runner = await towardsRace()
    const [first] = (await runner.read()).entrainements
    await markDone(runner.call, first?.id ?? 0)
    const before = await freeze(runner)
    await runner.call(key, { params: { id: runner.id } })
    expect(await runner.read()).toMatchObject({ etat, nb: { faits: 1, a_venir: 0 } })
    const act = await last(runner)
    expect(act).toMatchObject({ geste, nb: 17 })
    expect(act?.raison).toMatch(/17.séances à venir ont quitté l’agenda/)
    await runner.undo(act?.id ?? 0)
    expect(await freeze(runner)).toEqual(before)
  })

  it('the act cannot be undone after a new start', async () => {
    const runner = await towardsRace()
    await runner.call('POST /api/buy/reset/{id}', { params: { id: runner.id } })
    const act = await last(runner)
    await runner.schedule(runner.race)
    const before = await freeze(runner)
    await expectRefusal(runner.undo(act?.id ?? 0), 'geste_depasse')
    expect(await freeze(runner)).toEqual(before)
  })

  it('the act cannot be undone once another run of the plan is active', async () => {
    const runner = await towardsRace()
    const { plan } = await runner.read()
    await runner.call('POST /api/training/plan/stop/{id}', { params: { id: runner.id } })
    const act = await last(runner)
    await runner.call('POST /api/training/plan/start', { body: { plan: plan?.slug ?? '' } })
    await expectRefusal(runner.undo(act?.id ?? 0), 'geste_depasse')
  })
})
