import {
  commentaires,
  editions,
  entrainements,
  epreuves,
  planParutions,
  planSuivis,
  plans,
} from '@foulee/db/schema'
import { createCommentaire } from '@foulee/testing/commentaires'
import { createPlan, createSuivi, makeWeeks } from '@foulee/testing/entrainement'
import { createCourse, createUser } from '@foulee/testing/factories'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plansPersonal } from '#features/entrainement/plans/plans.personal.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { getSuivi } from './suivis.queries.ts'

const NOW = new Date('2027-03-01T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
})
afterAll(() => t.close({ isStaged: true }))

async function newRunner(weeks = 4) {
  const user = await createUser(t.db)
  const plan = await createPlan(t.db, { semaines: makeWeeks(weeks) })
  const suivi = await createSuivi(t.db, { users_id: user.id, plans_id: plan.id })
  return { user, plan, id: suivi.id, ...(await t.signIn(user, { remember: true })) }
}

async function newRace(jour: string) {
  const course = await createCourse(t.db, NOW, {
    nom: 'Marathon des Lys',
    editions: [{ date_debut: jour, epreuves: [{ distance: 42_195, nom: 'Marathon' }] }],
  })
  const [row] = await t.db
    .select({ id: epreuves.id, editions_id: editions.id })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .where(eq(editions.courses_id, course.id))
  return { id: row?.id ?? 0, editions_id: row?.editions_id ?? 0 }
}

async function markDone(
  call: TestApp['call'],
  id: number,
  body: { duree?: number; rpe?: number } = {},
) {
  t.clock.advance({ hours: 24 })
  await call('POST /api/training/done/{id}', { params: { id }, body: { etat: 'fait', ...body } })
  t.clock.advance({ hours: -24 })
}

describe('scheduling a plan', () => {
  it('the preview writes nothing, and gives the days of the schedule', async () => {
    const { call, id } = await newRunner()
    const demande = { id, debut: '2027-03-01', jours: [2, 4, 7] as const, jour_long: 7 as const }
    const body = { ...demande, jours: [...demande.jours] }
    const { data: apercu } = await call('POST /api/training/plan/preview', { body })
    const before = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(before.data.entrainements).toEqual([])
    const { data } = await call('POST /api/training/plan/schedule', { body })
    expect(data).toMatchObject({ etat: 'en_cours', debut: apercu.debut, fin: apercu.fin })
    expect(data.entrainements.map(({ jour }) => jour)).toEqual(
      apercu.lignes.map(({ jour }) => jour),
    )
    expect(data.entrainements).toHaveLength(12)
  })

  it('a race comes last, on its day', async () => {
    const { call, id } = await newRunner()
    const race = await newRace('2027-03-28')
    const body = { id, epreuves_id: race.id, jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data } = await call('POST /api/training/plan/schedule', { body })
    expect(data.entrainements.at(-1)).toMatchObject({ jour: '2027-03-28', objectif: 'course' })
    expect(data.epreuve).toMatchObject({ date: '2027-03-28', est_annulee: false })
    expect(data.avis).toEqual([])
  })

  it.each([
    ['a day to end on that was yesterday', { fin: '2027-02-28' }, /choisissez-en un à venir/],
    ['a beginning in the past', { debut: '2027-02-01' }, /commencez aujourd’hui/],
  ])('scheduling refuses %s with advice', async (_, when, said) => {
    const { call, id } = await newRunner()
    const failure = await expectRefusal(
      call('POST /api/training/plan/preview', { body: { id, jours: [2], ...when } }),
      'programmation_impossible',
    )
    expect(failure.message).toMatch(said)
  })

  it('a postponed or cancelled race is shown', async () => {
    const { call, id } = await newRunner()
    const race = await newRace('2027-03-28')
    const body = { id, epreuves_id: race.id, jours: [2, 4, 7] as (2 | 4 | 7)[] }
    await call('POST /api/training/plan/schedule', { body })
    await t.db
      .update(editions)
      .set({ date_debut: '2027-04-11' })
      .where(eq(editions.id, race.editions_id))
    const moved = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(moved.data.avis[0]).toMatch(/11 avril 2027/)
    await t.db.update(editions).set({ annulee: true }).where(eq(editions.id, race.editions_id))
    const off = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(off.data.avis[0]).toMatch(/n’aura pas lieu/)
  })

  it('a new schedule keeps what was done, and the first date of what moves', async () => {
    const { call, id } = await newRunner()
    const first = { id, debut: '2027-03-01', jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data } = await call('POST /api/training/plan/schedule', { body: first })
    const [done, moved] = data.entrainements
    await markDone(call, done?.id ?? 0, { duree: 2700, rpe: 3 })
    const again = await call('POST /api/training/plan/schedule', {
      body: { ...first, debut: '2027-03-08' },
    })
    const kept = again.data.entrainements.find(({ id: one }) => one === done?.id)
    expect(kept).toMatchObject({ jour: done?.jour, etat: 'fait' })
    expect(again.data.entrainements).toHaveLength(12)
    const other = again.data.entrainements.find(({ titre }) => titre === moved?.titre)
    expect(other).toMatchObject({ prevu_le: moved?.jour })
    expect(other?.jour).not.toBe(moved?.jour)
  })

  it('a schedule is undone as one act, with the state of the run', async () => {
    const { call, id } = await newRunner()
    const first = { id, debut: '2027-03-01', jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data: before } = await call('POST /api/training/plan/schedule', { body: first })
    await call('POST /api/training/plan/schedule', { body: { ...first, debut: '2027-03-15' } })
    const [geste, begun] = (await call('POST /api/training/gestes')).data
    expect(geste?.raison).toMatch(/du \p{L}+ \d+ mars 2027 au \p{L}+ \d+ avril 2027/u)
    await call('POST /api/training/annuler', { body: { id: geste?.id ?? 0 } })
    const back = await call('POST /api/training/plan/{id}', { params: { id } })
    const places = ({ entrainements: all }: typeof before) =>
      all.map((item) => [item.id, item.jour])
    expect(places(back.data)).toEqual(places(before))
    expect(back.data).toMatchObject({ debut: before.debut, fin: before.fin })
    await call('POST /api/training/annuler', { body: { id: begun?.id ?? 0 } })
    const none = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(none.data).toMatchObject({ etat: 'accorde', debut: null, entrainements: [] })
  })

  it('a run ends with its last day, and the plan can be followed again', async () => {
    const { user, plan, call } = await newRunner()
    await t.db
      .update(planSuivis)
      .set({ etat: 'en_cours', debut: '2027-01-04', fin: '2027-02-28' })
      .where(eq(planSuivis.users_id, user.id))
    const { data } = await call('POST /api/training/plan')
    expect(data.map(({ etat }) => etat)).toEqual(['termine'])
    const again = await call('POST /api/training/plan/start', { body: { plan: plan.slug } })
    expect(again.data.etat).toBe('accorde')
  })

  it('the run of another member is not found', async () => {
    const { id } = await newRunner()
    const { call } = await newRunner()
    await expectRefusal(
      call('POST /api/training/plan/schedule', { body: { id, jours: [2] } }),
      'suivi_introuvable',
    )
    const other = await createUser(t.db)
    await expectRefusal(getSuivi(t.db, other.id, id, { today: '2027-03-01' }), 'suivi_introuvable')
  })
})

describe('deletion of a followed plan', () => {
  async function follow(plan: Parameters<typeof createPlan>[1] = {}) {
    const coach = await createUser(t.db, { coach: true, password_hash: null })
    const { id: plans_id, slug } = await createPlan(t.db, { users_id: coach.id, ...plan })
    const user = await createUser(t.db, { password_hash: null })
    const { id } = await createSuivi(t.db, { users_id: user.id, plans_id })
    const runner = { user, ...(await t.signIn(user, { remember: true })) }
    const body = { id, debut: '2027-03-01', jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data } = await runner.call('POST /api/training/plan/schedule', { body })
    const first = data.entrainements[0]?.id ?? 0
    await markDone(runner.call, first)
    const read = async () =>
      (await runner.call('POST /api/training/plan/{id}', { params: { id } })).data
    return { coach, plans_id, slug, runner, id, body, read }
  }
  const erase = async (coach: Awaited<ReturnType<typeof createUser>>) => {
    const { call } = await t.signIn(coach)
    await call('POST /api/auth/delete', { body: { confirmation: true } })
  }
  const keepsAll = {
    etat: 'en_cours',
    nb: { faits: 1, prevus: 12 },
    semaines: Array.from({ length: 4 }, () => ({ nb_seances: 3, est_reservee: false })),
  }
  const countParutions = (plans_id: number) =>
    t.db.$count(planParutions, eq(planParutions.plans_id, plans_id))

  it('a plan deleted by its coach stays with its weeks, and can be started again', async () => {
    const { coach, plans_id, read, runner, id, body } = await follow()
    await createCommentaire(t.db, { model: 'plan', objet_id: plans_id })
    const { call } = await t.signIn(coach)
    await call('POST /api/coaching/plan/{id}/destroy', { params: { id: plans_id } })
    expect(await read()).toMatchObject({ ...keepsAll, plan: null, coach: null })
    const comments = and(eq(commentaires.model, 'plan'), eq(commentaires.objet_id, plans_id))
    expect(await t.db.$count(commentaires, comments)).toBe(0)
    await runner.call('POST /api/buy/reset/{id}', { params: { id } })
    await runner.call('POST /api/training/plan/schedule', {
      body: { ...body, debut: '2027-03-08' },
    })
    expect(await read()).toMatchObject({ ...keepsAll, nb: { faits: 1, prevus: 13 } })
  })

  it('a plan of an erased coach stays, without a name', async () => {
    const { coach, slug, read } = await follow()
    await erase(coach)
    expect(await read()).toMatchObject({ ...keepsAll, plan: { slug }, coach: null })
  })

  it('a plan withdrawn before its coach left stays with its weeks', async () => {
    const { coach, plans_id, read } = await follow()
    await t.db.update(plans).set({ etat: 0 }).where(eq(plans.id, plans_id))
    expect(await read()).toMatchObject({ ...keepsAll, plan: null })
    await createCommentaire(t.db, { model: 'plan', objet_id: plans_id })
    await erase(coach)
    expect(await read()).toMatchObject({ ...keepsAll, plan: null, coach: null })
    const onPlan = and(eq(commentaires.model, 'plan'), eq(commentaires.objet_id, plans_id))
    expect(await t.db.$count(commentaires, onPlan)).toBe(0)
  })

  it('a plan without followers leaves nothing, then or later', async () => {
    const { coach, plans_id, runner } = await follow()
    const [kept] = await t.db
      .select({ id: planParutions.id })
      .from(planParutions)
      .where(eq(planParutions.plans_id, plans_id))
    const plan = await createPlan(t.db, { users_id: coach.id })
    await createSuivi(t.db, { plans_id: plan.id, etat: 'demande' })
    const loose = isNull(planParutions.plans_id)
    const before = await t.db.$count(planParutions, loose)
    const countRemaining = () => t.db.$count(planParutions, eq(planParutions.id, kept?.id ?? 0))
    const coaching = await t.signIn(coach)
    for (const id of [plans_id, plan.id]) {
      await coaching.call('POST /api/coaching/plan/{id}/destroy', { params: { id } })
      expect(await countParutions(id)).toBe(0)
    }
    expect(await countRemaining()).toBe(1)
    expect(await t.db.$count(planParutions, loose)).toBe(before + 1)
    await erase(runner.user)
    await t.db.transaction(
      (tx) => plansPersonal.purge?.(tx, NOW, t.config.retention) ?? Promise.resolve(),
    )
    expect(await countRemaining()).toBe(0)
  })
})

describe('stopping and starting again', () => {
  it('a stop removes future trainings, and keeps done ones', async () => {
    const { call, id } = await newRunner()
    const body = { id, debut: '2027-03-01', jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data } = await call('POST /api/training/plan/schedule', { body })
    const first = data.entrainements[0]?.id ?? 0
    await markDone(call, first)
    const stopped = await call('POST /api/training/plan/stop/{id}', { params: { id } })
    expect(stopped.data).toMatchObject({ etat: 'arrete', nb: { faits: 1, a_venir: 0 } })
  })

  it('leaves on the calendar what was to be done on a day that is past', async () => {
    const { call, id, user } = await newRunner()
    const body = { id, debut: '2027-03-01', jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data } = await call('POST /api/training/plan/schedule', { body })
    const first = data.entrainements[0]?.jour ?? ''
    t.clock.advance({ hours: 48 })
    await call('POST /api/training/plan/stop/{id}', { params: { id } })
    t.clock.advance({ hours: -48 })
    const left = await t.db
      .select({ jour: entrainements.jour })
      .from(entrainements)
      .where(and(eq(entrainements.users_id, user.id), eq(entrainements.etat, 'prevu')))
    expect(left.map(({ jour }) => jour)).toEqual([first])
  })

  it('begins again with all of its sessions', async () => {
    const { call, id } = await newRunner()
    const body = { id, debut: '2027-03-01', jours: [2, 4, 7] as (2 | 4 | 7)[] }
    const { data } = await call('POST /api/training/plan/schedule', { body })
    const first = data.entrainements[0]?.id ?? 0
    await markDone(call, first)
    const reset = await call('POST /api/buy/reset/{id}', { params: { id } })
    expect(reset.data).toMatchObject({ etat: 'accorde', nb: { faits: 1, a_venir: 0 } })
    await call('POST /api/training/plan/schedule', { body: { ...body, debut: '2027-03-08' } })
    const rows = await t.db
      .select({ etat: entrainements.etat })
      .from(entrainements)
      .where(eq(entrainements.plan_suivis_id, id))
    expect(rows.filter(({ etat }) => etat === 'prevu')).toHaveLength(12)
    expect(rows.filter(({ etat }) => etat === 'fait')).toHaveLength(1)
  })

  it('an earlier run stays stopped while another of the plan is active', async () => {
    const { call, id, plan } = await newRunner()
    await call('POST /api/training/plan/stop/{id}', { params: { id } })
    await call('POST /api/training/plan/start', { body: { plan: plan.slug } })
    await expectRefusal(call('POST /api/buy/reset/{id}', { params: { id } }), 'plan_deja_suivi')
    const { data } = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(data.etat).toBe('arrete')
  })
})
