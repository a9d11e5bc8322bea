import * as tables from '@foulee/db/schema'
import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { createDemande } from './resultats.test-lines.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newMember() {
  const user = await createUser(t.db)
  return { id: user.id, ...(await t.signIn(user)) }
}
type ResultatInput = Parameters<typeof createResultat>[2]

async function runOf(users_id: number, days: number, input: ResultatInput = {}) {
  const course = await createCourse(t.db, t.clock.now, {
    editions: [{ date_debut: dayFrom(t.clock.now, -days), epreuves: [{ distance: 10_000 }] }],
  })
  const epreuves_id = await findEpreuveOf(t.db, course.id)
  const line = await createResultat(t.db, epreuves_id, { users_id, preuve: 'code', ...input })
  return { course, epreuves_id, line }
}
const show = async ({ call }: SignedIn, query = {}) =>
  (await call('POST /api/resultats/my', { query })).data

describe('a member’s own results', () => {
  it('results are none at first', async () => {
    expect(await show(await newMember())).toEqual({
      nb: 0,
      arrivees: 0,
      podiums: 0,
      metres: 0,
      resultats: [],
      demandes: [],
    })
  })

  it('results come latest first, with the race and the number ranked', async () => {
    const me = await newMember()
    const old = await runOf(me.id, 40)
    const { course, epreuves_id } = await runOf(me.id, 3, { rang: 2, rang_sexe: 1, temps: 2500 })
    await createResultat(t.db, epreuves_id, { nom: 'Première', rang: 1, rang_sexe: 1 })
    const { resultats } = await show(me)
    expect(resultats.map(({ course: { slug } }) => slug)).toEqual([course.slug, old.course.slug])
    expect(resultats[0]).toMatchObject({
      rang: 2,
      temps: 2500,
      nb_classes: 2,
      date: dayFrom(t.clock.now, -3),
      epreuve: { id: epreuves_id, distance: 10_000 },
    })
  })

  it('totals count finishes, podiums overall or by sex, and metres', async () => {
    const me = await newMember()
    await runOf(me.id, 2, { rang: 40, rang_sexe: 3 })
    await runOf(me.id, 9, { rang: 3, rang_sexe: 9 })
    await runOf(me.id, 20, { rang: 12, rang_sexe: 4 })
    await runOf(me.id, 30, { statut: 'abandon' })
    expect(await show(me, { nb_page: 1 })).toMatchObject({
      nb: 4,
      arrivees: 3,
      podiums: 2,
      metres: 30_000,
      resultats: [{ rang: 40 }],
    })
    const second = await show(me, { nb_page: 3, page: 2 })
    expect(second.resultats).toMatchObject([{ statut: 'abandon', rang: null }])
  })

  it('results are proved, visible and existing lines of the member alone', async () => {
    const me = await newMember()
    const other = await newMember()
    await runOf(other.id, 5)
    await runOf(me.id, 5, { preuve: null })
    await runOf(me.id, 6, { retire_le: t.clock.now.toISOString(), retire_par: 'coureur' })
    await runOf(me.id, 7, { lot: 999 })
    const hidden = await runOf(me.id, 8)
    await t.db
      .update(tables.courseCards)
      .set({ is_visible: false })
      .where(eq(tables.courseCards.courses_id, hidden.course.id))
    expect(await show(me)).toMatchObject({ nb: 0, resultats: [] })
    expect((await show(other)).nb).toBe(1)
  })

  it('results show the full name, also where others see initials', async () => {
    const me = await newMember()
    await runOf(me.id, 4, { initiales: true })
    expect((await show(me)).resultats[0]).toMatchObject({ nom: 'Durand Camille' })
  })

  it('pending questions stand beside the results, until answered or withdrawn', async () => {
    const me = await newMember()
    const other = await newMember()
    const { course, epreuves_id } = await runOf(other.id, 3)
    const query = { epreuves_id, users_id: me.id, souhait: 'lier', dossard: '412' } as const
    await createDemande(t, { ...query, etat: 'refusee' })
    const id = await createDemande(t, query)
    const { demandes, nb } = await show(me)
    expect(nb).toBe(0)
    expect(demandes).toMatchObject([
      {
        id,
        souhait: 'lier',
        dossard: '412',
        motif: 'C’est moi.',
        course: { slug: course.slug },
        epreuve: { id: epreuves_id },
        date: dayFrom(t.clock.now, -3),
      },
    ])
    expect((await show(other)).demandes).toEqual([])
    await me.call('POST /api/resultats/demandes/{id}/annuler', { params: { id } })
    expect((await show(me)).demandes).toEqual([])
  })
})
