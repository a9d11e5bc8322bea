import type { CallError } from '@foulee/contract/shared/call-error'
import { sondageReponses } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createSondage } from '@foulee/testing/sondages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { sondageShare } from './sondages.share.ts'

let t: TestApp
let nora: SignedIn
const NOW = new Date('2027-05-12T09:00:00Z')
beforeAll(async () => {
  t = await testApp({ now: NOW })
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

async function newRunner() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}
type Fields = Record<string, string>
const GOOD: Fields = { version: '1', q1: 'c2', q5: '4' }
const store = ({ call }: Pick<SignedIn, 'call'>, id: number, fields: Fields = GOOD) =>
  call('POST /api/profile/sondage/{id}/store', { params: { id: String(id) }, body: form(fields) })
const read = async ({ call }: Pick<SignedIn, 'call'>, id: number) =>
  (await call('POST /api/profile/sondage/{id}', { params: { id: String(id) } })).data

describe('answering a survey', () => {
  it('an answer is unique, can be changed until the end, and pays once', async () => {
    const { id, slug } = await createSondage(t.db, NOW, { points: 40 })
    const runner = await newRunner()
    expect((await read(runner, id)).reponse).toBeNull()
    const first = await store(runner, id, { ...GOOD, q9: 'Merci\u00a0!' })
    expect(first.data.points_gagnes).toBe(40)
    expect(first.data.reponse?.textes).toEqual({ q9: 'Merci\u00a0!' })
    const body = form({ ...GOOD, q1: 'c3' })
    body.append('q4', 'c8')
    body.append('q4', 'c6')
    const params = { id: slug }
    const { data } = await runner.call('POST /api/profile/sondage/{id}/store', { params, body })
    expect(data).toMatchObject({
      points_gagnes: 0,
      reponse: { reponses: { q1: 'c3', q4: ['c6', 'c8'], q5: 4 }, textes: {} },
    })
    expect(await t.db.$count(sondageReponses, eq(sondageReponses.sondages_id, id))).toBe(1)
    expect((await runner.call('POST /api/profile/jauge')).data.jauge).toBe(40)
  })

  it('an answer sent ten times at once is stored once', async () => {
    const { id } = await createSondage(t.db, NOW)
    const runner = await newRunner()
    const sent = await Promise.all(Array.from({ length: 10 }, () => store(runner, id)))
    expect(sent.filter(({ data }) => data.points_gagnes > 0)).toHaveLength(1)
    expect(await t.db.$count(sondageReponses, eq(sondageReponses.sondages_id, id))).toBe(1)
  })

  it.each([
    ['ended', { fin: '2027-05-12T08:59:59Z' }, /terminé depuis le mercredi 12 mai 2027/],
    ['not begun', { debut: '2027-05-13T08:00:00Z' }, /ouvre le jeudi 13 mai 2027/],
    ['closed', { etat: 'clos' as const }, /clos avant sa fin/],
  ])('an answer is refused in words when the survey is %s', async (_, input, words) => {
    const { id } = await createSondage(t.db, NOW, input)
    const refused = store(await newRunner(), id)
    await expect(refused).rejects.toMatchObject({ code: 'sondage_hors_periode' })
    await refused.catch((cause: CallError) => expect(cause.message).toMatch(words))
  })

  it('an answer is refused when the questions have changed, and on a draft', async () => {
    const { id } = await createSondage(t.db, NOW, { version: 2 })
    await expectRefusal(store(await newRunner(), id), 'sondage_change')
    const draft = await createSondage(t.db, NOW, { etat: 'brouillon' })
    await expectRefusal(store(await newRunner(), draft.id), 'sondage_introuvable')
  })

  it('an invalid answer is refused with its question', async () => {
    const { id } = await createSondage(t.db, NOW)
    const runner = await newRunner()
    await expectRefusal(store(runner, id, { version: '1', q5: '3' }), 'champs_invalides', 'q1')
    await expectRefusal(store(runner, id, { ...GOOD, q4: 'c99' }), 'champs_invalides', 'q4')
  })

  it('an answer counts in the profile', async () => {
    const { slug, id } = await createSondage(t.db, NOW)
    const runner = await newRunner()
    const me = async () => (await runner.call('GET /api/auth/me')).data.profil.sondages[slug]
    expect(await me()).toBe(false)
    await store(runner, id)
    expect(await me()).toBe(true)
    const { data } = await runner.call('POST /api/profile/sondage', { query: { quoi: 'repondus' } })
    expect(data.map((item) => [item.id, item.repondu])).toEqual([[id, true]])
    await store(await newRunner(), id)
    const body = { filtres: { ids: [id] } }
    expect((await nora.call('POST /api/admin/sondages/list', { body })).data[0]?.nb_reponses).toBe(
      2,
    )
  })

  it('an answered survey leaves the list of those to answer, and stays among the open ones', async () => {
    const { id } = await createSondage(t.db, NOW)
    const runner = await newRunner()
    const list = async (quoi: 'ouverts' | 'a_repondre') =>
      (await runner.call('POST /api/profile/sondage', { query: { quoi, nb_page: 100 } })).data.some(
        (item) => item.id === id,
      )
    expect(await list('a_repondre')).toBe(true)
    await store(runner, id)
    expect(await list('a_repondre')).toBe(false)
    expect(await list('ouverts')).toBe(true)
  })

  it('an erased account leaves its answer counted, without name or texts', async () => {
    const { id } = await createSondage(t.db, NOW)
    const password = 'une-phrase-a-retenir'
    const runner = await newRunner()
    await store(runner, id, { ...GOOD, q9: 'Je m’appelle Zoé.' })
    await t.db.transaction(async (tx) => {
      const { sondagesPersonal } = await import('./sondages.personal.ts')
      const { eraseNames } = await import('#kernel/gdpr/member-rows.ts')
      const erasure = await sondagesPersonal.erase?.({} as never, runner.user.id)
      await erasure?.erase(tx, { id: runner.user.id, email: password, now: NOW })
      await eraseNames(tx, sondagesPersonal, runner.user.id)
    })
    const [row] = await t.db
      .select()
      .from(sondageReponses)
      .where(eq(sondageReponses.sondages_id, id))
    expect(row).toMatchObject({ users_id: null, textes: {}, reponses: { q1: 'c2', q5: 4 } })
  })
})

describe('results of a survey', () => {
  it('results are for members who answered, from five answers on, in steps of five', async () => {
    const { id } = await createSondage(t.db, NOW)
    const seen = []
    for (let nb = 1; nb <= 10; nb++) {
      const runner = await newRunner()
      seen.push((await store(runner, id, { ...GOOD, q1: nb > 8 ? 'c3' : 'c2' })).data.resultats)
    }
    expect(seen.slice(0, 4)).toEqual([null, null, null, null])
    expect(seen.slice(4, 9).map((item) => item?.nb)).toEqual([5, 5, 5, 5, 5])
    const [when] = seen.at(-1)?.questions ?? []
    expect(when?.barres.map(({ nb }) => nb)).toEqual([5, null])
    expect(seen.at(-1)?.questions.map((question) => question.id)).toEqual(['q1', 'q4', 'q5'])
    expect((await read(await newRunner(), id)).resultats).toBeNull()
  })

  it('results do not move when one member changes their answer many times', async () => {
    const { id } = await createSondage(t.db, NOW)
    const runners = await Promise.all(Array.from({ length: 5 }, newRunner))
    for (const runner of runners) await store(runner, id)
    const [runner = await newRunner()] = runners
    for (let nb = 0; nb < 6; nb++) await store(runner, id, { ...GOOD, q1: 'c3' })
    expect((await read(runner, id)).resultats?.questions[0]?.barres[0]?.nb).toBe(5)
  })
})

describe('link preview of a survey', () => {
  it('a published survey shows title, length and points', async () => {
    const { slug } = await createSondage(t.db, NOW, { titre: 'Vos ravitos', points: 40 })
    const found = await sondageShare.find(t.db, slug)
    expect(found?.content).toMatchObject({ date: 'Sondage', nom: 'Vos ravitos', lignes: [] })
    expect(found?.content.figures.at(-1)).toEqual({ value: '+40', unit: 'points', below: '' })
    const draft = await createSondage(t.db, NOW, { etat: 'brouillon' })
    expect(await sondageShare.find(t.db, draft.slug)).toBeNull()
  })
})

describe('surveys by the staff', () => {
  const texts = { titre: 'Vos ravitos', debut: '2027-05-01T08:00:00Z', fin: '2027-06-01T08:00:00Z' }
  const question = {
    type: 'unique' as const,
    libelle: 'Sucré ou salé\u00a0?',
    choix: [{ libelle: 'Sucré' }, { libelle: 'Salé' }],
  }
  const make = async () =>
    (
      await nora.call('POST /api/admin/sondages/create', {
        body: { ...texts, questions: [question, { type: 'texte', libelle: 'Pourquoi\u00a0?' }] },
      })
    ).data

  it('staff write a survey, publish it, and read exact results, texts and a table', async () => {
    const { id, slug, questions, version } = await make()
    const params = { id }
    await nora.call('POST /api/admin/sondages/etat/{id}', { params, body: { etat: 'publie' } })
    expect((await t.call('GET /api/sondages/{id}', { params: { id: slug } })).data).toEqual(
      expect.objectContaining({ titre: 'Vos ravitos', statut: 'ouvert', version }),
    )
    const [choice, text] = questions
    const fields = {
      version: String(version),
      [choice?.id ?? '']: choice?.choix[1]?.id ?? '',
      [text?.id ?? '']: '=1+1',
    }
    await store(await newRunner(), id, fields)
    const { data } = await nora.call('POST /api/admin/sondages/detail/{id}', { params })
    expect(data.resultats.map(({ nb, textes }) => [nb, textes])).toEqual([
      [1, []],
      [1, ['=1+1']],
    ])
    const csv = await nora.call('GET /api/admin/sondages/{id}/resultats.csv', { params })
    expect(await csv.blob.text()).toContain("Salé;'=1+1")
  })

  const wait = () => {
    t.clock.now = new Date(t.clock.now.getTime() + 1)
  }

  it('wording can be corrected after answers, but no question removed or retyped', async () => {
    const { id, questions, version } = await make()
    const params = { id }
    const { data: published } = await nora.call('POST /api/admin/sondages/etat/{id}', {
      params,
      body: { etat: 'publie' },
    })
    const [first, second] = questions
    const fields = { [first?.id ?? '']: first?.choix[0]?.id ?? '', [second?.id ?? '']: 'Bon' }
    await store(await newRunner(), id, { version: String(version), ...fields })
    const update = (changed: (typeof questions)[number][]) =>
      nora.call('POST /api/admin/sondages/update/{id}', {
        params,
        body: { ...texts, questions: changed, updated_at: published.updated_at },
      })
    await expectRefusal(update(questions.slice(0, 1)), 'sondage_avec_reponses')
    const retyped = questions.map((question) => ({ ...question, type: 'multiple' as const }))
    await expect(update(retyped)).rejects.toBeDefined()
    const mended = questions.map((question) => ({
      ...question,
      libelle: `${question.libelle} (2)`,
    }))
    wait()
    const { data: saved } = await update(mended)
    expect(saved.version).toBe(version + 1)
    await expectRefusal(update(mended), 'version_depassee')
    await expectRefusal(
      nora.call('POST /api/admin/sondages/del/{id}', { params }),
      'sondage_avec_reponses',
    )
  })

  it('a corrected title does not disturb answers, and a second window is refused', async () => {
    const { id, questions, version, updated_at } = await make()
    const params = { id }
    wait()
    const { data: published } = await nora.call('POST /api/admin/sondages/etat/{id}', {
      params,
      body: { etat: 'publie' },
    })
    const retitle = (titre: string, read: string) =>
      nora.call('POST /api/admin/sondages/update/{id}', {
        params,
        body: { ...texts, titre, questions, updated_at: read },
      })
    await expectRefusal(retitle('Ravitos', updated_at), 'version_depassee')
    wait()
    const { data: saved } = await retitle('Ravitos', published.updated_at)
    expect(saved).toMatchObject({ titre: 'Ravitos', version })
    await expectRefusal(retitle('En-cas', published.updated_at), 'version_depassee')
    const [choice, text] = questions
    const fields = { [choice?.id ?? '']: choice?.choix[0]?.id ?? '', [text?.id ?? '']: 'Bon' }
    await store(await newRunner(), id, { version: String(version), ...fields })
    wait()
    expect((await retitle('En-cas', saved.updated_at)).data.titre).toBe('En-cas')
    await expectRefusal(retitle('Vivres', saved.updated_at), 'version_depassee')
  })

  it('a survey opens and closes once, and a stale window cannot move it', async () => {
    const { id } = await make()
    const move = (body: { etat: 'publie' | 'clos'; depuis?: 'brouillon' | 'publie' | 'clos' }) =>
      nora.call('POST /api/admin/sondages/etat/{id}', { params: { id }, body })
    await move({ etat: 'publie', depuis: 'brouillon' })
    await move({ etat: 'clos', depuis: 'publie' })
    for (const late of [{ etat: 'clos' }, { etat: 'publie', depuis: 'brouillon' }] as const) {
      const { message } = await expectRefusal(move(late), 'sondage_geste')
      expect(message).toMatch(/ce sondage est clos/)
    }
    expect((await move({ etat: 'publie', depuis: 'clos' })).data.etat).toBe('publie')
  })

  it.each([
    ['fin', { fin: '2027-04-01T08:00:00Z' }],
    ['questions.0', { questions: [{ ...question, choix: [{ libelle: 'Un' }] }] }],
  ])('an invalid survey is refused: %s', async (field, wrong) => {
    const body = { ...texts, questions: [question], ...wrong }
    await expectRefusal(
      nora.call('POST /api/admin/sondages/create', { body }),
      'champs_invalides',
      field,
    )
  })
})
