import { createCourse, createOrganisateur, createUser, nextName } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true, nom: 'Petit' }))
})
afterAll(() => t.close())

const newMember = async () => {
  const user = await createUser(t.db)
  return { ...user, ...(await t.signIn(user)) }
}
type Caller = Pick<SignedIn, 'call'>
const save = (
  { call }: Caller,
  body: { id?: number; nom?: string; site?: string; ville?: string },
) => call('POST /api/courses/organisateurs', { body })
const show = (id: number | string, { call }: Caller = t) =>
  call('GET /api/organisateurs/{id}', { params: { id } })

describe('creation of an organiser', () => {
  it('the creator becomes a member, with the organiser flag', async () => {
    const lea = await newMember()
    const nom = nextName('Les Foulées de')
    const { id, data } = await save(lea, { nom, ville: 'Grenoble', site: 'foulees.exemple.fr' })
    expect(data).toMatchObject({
      id,
      nom,
      site: 'https://foulees.exemple.fr/',
      verifie: false,
      is_public: false,
      nb_courses: 0,
    })
    const mine = await lea.call('POST /api/courses/organisateurs/my')
    expect(mine).toEqual({ data: [data], nb: 1 })
    expect((await lea.call('GET /api/auth/me')).data.user.options.organisateur).toBe(true)
    const list = { body: { recherche: nom } }
    const found = await lea.call('POST /api/courses/organisateurs/list', list)
    expect(found.data.map((item) => item.id)).toContain(id)
  })
})

describe('change of an organiser', () => {
  it('a change shows on its races at once, and a public slug stays', async () => {
    const lea = await newMember()
    const { id, slug } = await createOrganisateur(t.db, { membres: [lea.id] })
    const course = await createCourse(t.db, t.clock.now, { organisateurs_id: id })
    const nom = nextName('Renommé')
    await save(lea, { id, nom })
    await t.syncChanges()
    const { data } = await t.call('GET /api/courses/{id}', { params: { id: course.slug } })
    expect(data.organisateur).toMatchObject({ nom, slug })
    expect((await show(slug)).data).toMatchObject({ id, nom, nb_courses: 1 })
  })
})

describe('public page of an organiser', () => {
  it('the page shows visible races, next ones first, and no contact', async () => {
    const { id, slug } = await createOrganisateur(t.db, {
      email: 'secret@club.exemple.fr',
      telephone: '04 76 00 00 00',
    })
    const late = await createCourse(t.db, t.clock.now, {
      organisateurs_id: id,
      editions: [{ date_debut: '2026-09-01' }],
    })
    const next = await createCourse(t.db, t.clock.now, {
      organisateurs_id: id,
      editions: [{ date_debut: '2026-04-01' }],
    })
    await createCourse(t.db, t.clock.now, { organisateurs_id: id, etat: 0 })
    const { data } = await show(slug)
    expect(data.courses.map((course) => course.id)).toEqual([next.id, late.id])
    expect(data.nb_courses).toBe(2)
    expect(JSON.stringify(data)).not.toMatch(/secret@|04 76/)
  })

  it('an unverified organiser is visible to its members alone, until it has a race', async () => {
    const lea = await newMember()
    const { id } = await createOrganisateur(t.db, { membres: [lea.id], verifie_le: null })
    await expect(show(id)).rejects.toMatchObject({ code: 'organisateur_introuvable' })
    expect((await show(id, lea)).data.verifie).toBe(false)
    await createCourse(t.db, t.clock.now, { organisateurs_id: id })
    await t.syncChanges()
    expect((await show(id)).data.nb_courses).toBe(1)
  })
})

describe('verification of organisers', () => {
  const decide = (id: number, decision: 'verifier' | 'refuser', motif?: string) =>
    staff.call('POST /api/organisateurs/verifier', {
      body: { id, decision, ...(motif && { motif }) },
    })
  const readActions = async (id: number) =>
    (
      await t.db.$client.query(
        "select action from journal_staff where objet_id = $1 and action like 'organisateur.%'",
        [id],
      )
    ).rows.map(({ action }) => action)

  it('new organisers wait in a queue until they are verified', async () => {
    const lea = await newMember()
    const { id } = await save(lea, { nom: nextName('Club') })
    const read = async () =>
      (await staff.call('GET /api/organisateurs/a-verifier', { query: { nb_page: 100 } })).data
    expect((await read()).find((item) => item.id === id)?.createur?.users_id).toBe(lea.id)
    await decide(id, 'verifier')
    expect((await read()).map((item) => item.id)).not.toContain(id)
    expect((await show(id)).data.verifie).toBe(true)
    await t.workOff()
    expect(t.mailsTo(lea.email)[0]?.subject).toContain('est vérifié')
    expect(await readActions(id)).toEqual(['organisateur.verifier'])
    await expect(decide(id, 'verifier')).rejects.toMatchObject({
      code: 'organisateur_deja_verifie',
    })
  })

  it('an organiser without a race can be refused with a reason', async () => {
    const lea = await newMember()
    const { id } = await save(lea, { nom: nextName('Faux club') })
    await expect(decide(id, 'refuser')).rejects.toMatchObject({ status: 422 })
    await decide(id, 'refuser', 'Ce club existe déjà.')
    await expect(show(id, lea)).rejects.toMatchObject({ status: 404 })
    await t.workOff()
    expect(t.mailsTo(lea.email)[0]?.text).toContain('Ce club existe déjà.')
    expect(await readActions(id)).toEqual(['organisateur.refuser'])
    const { id: busy } = await createOrganisateur(t.db, { verifie_le: null })
    await createCourse(t.db, t.clock.now, { organisateurs_id: busy, etat: 0 })
    await expect(decide(busy, 'refuser', 'Non.')).rejects.toMatchObject({
      code: 'organisateur_avec_courses',
    })
    expect(await readActions(busy)).toEqual([])
  })
})
