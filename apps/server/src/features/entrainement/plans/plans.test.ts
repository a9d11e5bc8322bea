import { planParutions } from '@foulee/db/schema'
import { createPlan, createSuivi, makeWeeks } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { planShare } from './plans.share.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

async function newCoach() {
  const user = await createUser(t.db, { coach: true })
  return { user, ...(await t.signIn(user)) }
}
type Coach = Awaited<ReturnType<typeof newCoach>>

const update = async ({ call }: Coach, id: number, fields: Record<string, string>) =>
  (await call('POST /api/coaching/plan/{id}/update', { params: { id }, body: form(fields) })).data
const show = async (slug: string) =>
  (await t.call('GET /api/coaching/plan/{slug}', { params: { slug } })).data

describe('writing a plan', () => {
  it('a plan counts its weeks and shows a coach’s advice', async () => {
    const coach = await newCoach()
    const { id } = await coach.call('POST /api/coaching/plan/store', { body: { titre: 'Dix km' } })
    const data = await update(coach, id, { semaines: JSON.stringify(makeWeeks(6)) })
    expect(data.plan).toMatchObject({ nb_semaines: 6, seances_par_semaine: 3 })
    expect(data.plan.semaines).toHaveLength(6)
    expect(data.constats.map(({ code }) => code)).toContain('sans_semaine_facile')
    expect(data.manques.map(({ champ }) => champ)).not.toContain('semaines')
  })

  it('a repeated session is refused, and the week named', async () => {
    const coach = await newCoach()
    const { id } = await createPlan(t.db, { users_id: coach.user.id, etat: 0 })
    const [first, second] = makeWeeks(2)
    const weeks = [first, { ...second, seances: first?.seances }]
    const failure = await expectRefusal(
      update(coach, id, { semaines: JSON.stringify(weeks) }),
      'champs_invalides',
      'semaines',
    )
    expect(failure.errors.semaines?.match(/Semaine 2/g)).toHaveLength(3)
  })

  it('texts and weeks are saved side by side, each with its own version', async () => {
    const coach = await newCoach()
    const { id } = await createPlan(t.db, { users_id: coach.user.id, etat: 0 })
    const weeks = JSON.stringify(makeWeeks(3))
    await update(coach, id, { titre: 'D’une fenêtre', version: '1' })
    await update(coach, id, { semaines: weeks, version: '1' })
    await expectRefusal(
      update(coach, id, { titre: 'D’une autre', version: '1' }),
      'version_depassee',
    )
  })

  it('the draft of another coach is not found', async () => {
    const coach = await newCoach()
    const { id } = await createPlan(t.db, { etat: 0 })
    await expectRefusal(update(coach, id, { titre: 'Le mien' }), 'plan_introuvable')
  })
})

describe('publishing a plan', () => {
  const move = ({ call }: SignedIn, id: number, geste: 'soumettre' | 'reprendre' | 'publier') =>
    call('POST /api/coaching/plan/{id}/etat', { params: { id }, body: { geste } })

  it('a new version leaves followers their weeks', async () => {
    const coach = await newCoach()
    const { id, slug } = await createPlan(t.db, { users_id: coach.user.id, etat: 0, parution: 0 })
    await move(coach, id, 'soumettre')
    await move(nora, id, 'publier')
    await update(coach, id, { semaines: JSON.stringify(makeWeeks(8)) })
    expect(await show(slug)).toMatchObject({ nb_semaines: 4 })
    const { data } = await coach.call('GET /api/coaching/plan/{id}/gestion', { params: { id } })
    expect(data).toMatchObject({ a_reparaitre: true, parution: 1 })
    await coach.call('POST /api/coaching/plan/{id}/reparaitre', { params: { id } })
    expect(await show(slug)).toMatchObject({ nb_semaines: 8 })
    const kept = await t.db.select().from(planParutions).where(eq(planParutions.plans_id, id))
    expect(kept.map(({ semaines }) => semaines.length).toSorted()).toEqual([4, 8])
  })

  it('the reason of a refusal stands in the coach’s list alone', async () => {
    const coach = await newCoach()
    const { id } = await createPlan(t.db, { users_id: coach.user.id, etat: 1 })
    const body = { geste: 'renvoyer' as const, motif: 'Dites à qui il s’adresse.' }
    await nora.call('POST /api/coaching/plan/{id}/etat', { params: { id }, body })
    const mine = await coach.call('GET /api/coaching/plan', { query: { my: 1 } })
    expect(mine.data).toMatchObject([{ id, renvoi_motif: body.motif }])
    const everyone = await t.call('GET /api/coaching/plan', {})
    expect(everyone.data.some((plan) => 'renvoi_motif' in plan)).toBe(false)
  })

  it('an unchanged plan cannot be published again', async () => {
    const coach = await newCoach()
    const { id } = await createPlan(t.db, { users_id: coach.user.id })
    await expectRefusal(
      coach.call('POST /api/coaching/plan/{id}/reparaitre', { params: { id } }),
      'geste_impossible',
    )
  })

  it('a paid plan shows two weeks, and the figures of all', async () => {
    const { slug } = await createPlan(t.db, { prix: 4900, semaines: makeWeeks(6) })
    const { semaines } = await show(slug)
    expect(semaines.map(({ est_reservee }) => est_reservee)).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ])
    expect(semaines[1]).toMatchObject({ seances: [], nb_seances: 3 })
    expect(semaines[1]?.totaux.duree).toBeGreaterThan(0)
  })
})

it('a published plan has a link preview', async () => {
  const { slug } = await createPlan(t.db, { titre: 'Objectif dix kilomètres' })
  const draft = await createPlan(t.db, { etat: 0 })
  expect(await planShare.find(t.db, slug)).toMatchObject({
    content: {
      nom: 'Objectif dix kilomètres',
      date: '10\u00a0km · Intermédiaire',
      figures: [
        { value: '4', unit: 'semaines' },
        { value: '3', unit: 'séances' },
        { value: '10', unit: 'km' },
      ],
    },
  })
  expect(await planShare.find(t.db, draft.slug)).toBeNull()
})

describe('access to plans', () => {
  it('a paid plan is asked of its coach, granted once, and the member notified', async () => {
    const coach = await newCoach()
    const member = await createUser(t.db)
    const { call } = await t.signIn(member)
    const { id: plans_id, slug } = await createPlan(t.db, { users_id: coach.user.id, prix: 2900 })
    const body = { plan: slug, message: 'Pour mon premier marathon.' }
    const { data, id } = await call('POST /api/training/plan/start', { body })
    expect(data).toMatchObject({ etat: 'demande', message: body.message })
    await expectRefusal(call('POST /api/training/plan/start', { body }), 'plan_deja_suivi')
    await expectRefusal(
      call('POST /api/training/plan/schedule', { body: { id, jours: [2] } }),
      'suivi_introuvable',
    )
    const whole = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(whole.data.semaines).toEqual([])
    const demandes = await coach.call('POST /api/coaching/plan/demandes')
    expect(demandes.data).toMatchObject([{ id, plan: { id: plans_id } }])
    const answer = { params: { id }, body: { reponse: 'accorder' as const, message: 'Bienvenue.' } }
    await coach.call('POST /api/coaching/plan/demandes/{id}', answer)
    await expectRefusal(
      coach.call('POST /api/coaching/plan/demandes/{id}', answer),
      'geste_impossible',
    )
    await t.workOff()
    expect(t.mailsTo(member.email).map(({ subject }) => subject)).toEqual([
      'Votre plan est accordé',
    ])
    const granted = await call('POST /api/training/plan/{id}', { params: { id } })
    expect(granted.data).toMatchObject({ etat: 'accorde', reponse: 'Bienvenue.' })
    expect(granted.data.semaines.every(({ est_reservee }) => !est_reservee)).toBe(true)
  })

  it('a premium plan is refused to other members, with advice', async () => {
    const { slug } = await createPlan(t.db, { premium: true })
    const { call } = await t.signIn(await createUser(t.db))
    await expectRefusal(
      call('POST /api/training/plan/start', { body: { plan: slug } }),
      'plan_premium',
    )
    const premium = await t.signIn(
      await createUser(t.db, { premium_jusqua: '2099-01-01T00:00:00Z' }),
    )
    const { data } = await premium.call('POST /api/training/plan/start', { body: { plan: slug } })
    expect(data.etat).toBe('accorde')
  })

  it('a deleted plan stays with its followers', async () => {
    const coach = await newCoach()
    const { id } = await createPlan(t.db, { users_id: coach.user.id })
    const member = await createUser(t.db)
    const suivi = await createSuivi(t.db, { plans_id: id, users_id: member.id })
    await coach.call('POST /api/coaching/plan/{id}/destroy', { params: { id } })
    const { call } = await t.signIn(member)
    const { data } = await call('POST /api/training/plan/{id}', { params: { id: suivi.id } })
    expect(data.plan).toBeNull()
  })
})
