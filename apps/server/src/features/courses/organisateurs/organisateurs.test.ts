import {
  createCourse,
  createOrganisateur,
  createUser,
  nextName,
  nextNumber,
} from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true, nom: 'Petit' }))
})
afterAll(() => t.close())

const newMember = async (given: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, given)
  return { ...user, ...(await t.signIn(user)) }
}
type Caller = Pick<SignedIn, 'call'>
type Fields = Parameters<typeof save>[1]
const save = (
  { call }: Caller,
  body: { id?: number; nom?: string; site?: string; email?: string; ville?: string } | FormData,
) => call('POST /api/courses/organisateurs', { body })
const show = (id: number | string, { call }: Caller = t) =>
  call('GET /api/organisateurs/{id}', { params: { id } })
const manage = ({ call }: Caller, id: number) =>
  call('GET /api/organisateurs/{id}/gestion', { params: { id } })

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
    expect(found.data.map((one) => one.id)).toContain(id)
  })

  it('each organiser gets its own slug, also when created at once', async () => {
    const lea = await newMember()
    const nom = nextName('Club')
    const made = await Promise.all([1, 2, 3].map(() => save(lea, { nom })))
    expect(new Set(made.map(({ data }) => data.slug)).size).toBe(3)
    for (const odd of ['42', 'À vérifier']) {
      const { id, data } = await save(lea, { nom: odd })
      expect(data.slug).toContain(String(id))
    }
  })

  it.each<[string, Fields, string]>([
    ['no name', { ville: 'Grenoble' }, 'nom'],
    ['an empty name', { nom: ' ' }, 'nom'],
    ['a script for a site', { nom: 'Club', site: 'javascript:alert(1)' }, 'site'],
    ['half an address', { nom: 'Club', email: 'bonjour@' }, 'email'],
  ])('an organiser with %s is refused under that field', async (_, fields, field) => {
    const failure = await save(await newMember(), fields).catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ status: 422 })
    expect(Object.keys((failure as { errors: object }).errors)).toEqual([field])
  })

  it('creation needs a verified address', async () => {
    await expect(
      save(await newMember({ email_verifie_le: null }), { nom: 'Club' }),
    ).rejects.toMatchObject({ code: 'email_non_verifie' })
  })
})

describe('change of an organiser', () => {
  it('members and staff can change an organiser', async () => {
    const lea = await newMember()
    const { id } = await createOrganisateur(t.db, { membres: [lea.id] })
    const hidden = await createOrganisateur(t.db, { membres: [lea.id], verifie_le: null })
    const karim = await newMember({ organisateur: true })
    await expect(save(karim, { id, nom: 'Pris' })).rejects.toMatchObject({ code: 'acces_refuse' })
    await expect(save(karim, { id: hidden.id, nom: 'Pris' })).rejects.toMatchObject({ status: 404 })
    await expect(manage(karim, id)).rejects.toMatchObject({ code: 'acces_refuse' })
    const nom = nextName('Nouveau')
    expect((await save(lea, { id, nom })).data.nom).toBe(nom)
    expect((await save(staff, { id, ville: 'Voiron' })).data).toMatchObject({
      nom,
      ville: 'Voiron',
    })
    expect((await manage(staff, id)).data.is_membre).toBe(false)
  })

  it('a change shows on its races at once, and a public slug stays', async () => {
    const lea = await newMember()
    const { id, slug } = await createOrganisateur(t.db, { membres: [lea.id] })
    const course = await createCourse(t.db, t.clock.now, { organisateurs_id: id })
    const nom = nextName('Renommé')
    await save(lea, { id, nom })
    await t.hearChanges()
    const { data } = await t.call('GET /api/courses/{id}', { params: { id: course.slug } })
    expect(data.organisateur).toMatchObject({ nom, slug })
    expect((await show(slug)).data).toMatchObject({ id, nom, nb_courses: 1 })
  })

  it('a logo can be set and removed', async () => {
    const lea = await newMember()
    const { id } = await createOrganisateur(t.db, { membres: [lea.id] })
    const logo = new File([new Uint8Array(blankPng(300, 200))], 'logo.png', { type: 'image/png' })
    const { data } = await save(lea, form({ id: String(id), logo }))
    expect(data.logo).toMatch(/^\/medias\/logo\//)
    expect((await t.inject({ url: data.logo ?? '' })).statusCode).toBe(200)
    expect((await save(lea, form({ id: String(id), logo: '' }))).data.logo).toBeNull()
    expect((await t.inject({ url: data.logo ?? '' })).statusCode).toBe(404)
  })

  it('an SVG or a disguised file is refused as a logo', async () => {
    const lea = await newMember()
    const { id } = await createOrganisateur(t.db, { membres: [lea.id] })
    const logo = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' })
    await expect(save(lea, form({ id: String(id), logo }))).rejects.toMatchObject({
      errors: { logo: expect.any(String) },
    })
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
    expect(data.courses.map((one) => one.id)).toEqual([next.id, late.id])
    expect(data.nb_courses).toBe(2)
    expect(JSON.stringify(data)).not.toMatch(/secret@|04 76/)
  })

  it('an unverified organiser is visible to its members alone, until it has a race', async () => {
    const lea = await newMember()
    const { id } = await createOrganisateur(t.db, { membres: [lea.id], verifie_le: null })
    await expect(show(id)).rejects.toMatchObject({ code: 'organisateur_introuvable' })
    expect((await show(id, lea)).data.verifie).toBe(false)
    await createCourse(t.db, t.clock.now, { organisateurs_id: id })
    await t.hearChanges()
    expect((await show(id)).data.nb_courses).toBe(1)
  })
})

describe('members of an organiser', () => {
  const newClub = async () => {
    const lea = await newMember({ nom: 'Morel', prenom: 'Léa' })
    return { lea, club: await createOrganisateur(t.db, { membres: [lea.id] }) }
  }
  const invite = ({ call }: Caller, id: number, email: string) =>
    call('POST /api/organisateurs/membres/inviter', { body: { id, email } })
  const readToken = async (email: string) => {
    await t.workOff()
    return /invitation#([\w-]{43})/.exec(t.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  }
  const accept = ({ call }: Caller, token: string) =>
    call('POST /api/organisateurs/invitation/accept', { body: { token } })
  const remove = ({ call }: Caller, id: number, users_id: number) =>
    call('POST /api/organisateurs/membres/del', { body: { id, users_id } })

  it('members are invited by mail and join once', async () => {
    const [{ lea, club }, karim, agathe] = [await newClub(), await newMember(), await newMember()]
    const email = `karim-${nextNumber()}@exemple.fr`
    const { data } = await invite(lea, club.id, email)
    expect(data.invitations).toMatchObject([{ email }])
    const token = await readToken(email)
    const shown = await t.call('POST /api/organisateurs/invitation/show', { body: { token } })
    expect(shown.data).toMatchObject({ nom: club.nom, inviteur: 'Morel Léa', etat: 'envoyee' })
    await accept(karim, token)
    expect((await accept(karim, token)).data.etat).toBe('acceptee')
    await expect(accept(agathe, token)).rejects.toMatchObject({ code: 'invitation_perimee' })
    const managed = (await manage(karim, club.id)).data
    expect(managed.membres.map(({ users_id }) => users_id).toSorted()).toEqual(
      [lea.id, karim.id].toSorted(),
    )
    expect(managed.invitations).toEqual([])
    await expect(invite(lea, club.id, karim.email)).rejects.toMatchObject({ code: 'deja_membre' })
  })

  it('a repeated, cancelled or expired invitation is refused', async () => {
    const { lea, club } = await newClub()
    const email = `invite-${nextNumber()}@exemple.fr`
    const { data } = await invite(lea, club.id, email)
    await expect(invite(lea, club.id, email.toUpperCase())).rejects.toMatchObject({
      code: 'invitation_deja_envoyee',
    })
    const token = await readToken(email)
    const [sent] = data.invitations
    const cancel = (caller: Caller, id: number) =>
      caller.call('POST /api/organisateurs/membres/annuler', {
        body: { id, invitation: sent?.id ?? 0 },
      })
    const other = await newClub()
    await expect(cancel(other.lea, other.club.id)).rejects.toMatchObject({
      code: 'invitation_introuvable',
    })
    expect((await cancel(lea, club.id)).data.invitations).toEqual([])
    await expect(accept(await newMember(), token)).rejects.toMatchObject({ status: 404 })
  })

  it('members can leave or be removed, except the last', async () => {
    const [{ lea, club }, karim] = [await newClub(), await newMember()]
    const email = `karim-${nextNumber()}@exemple.fr`
    await invite(lea, club.id, email)
    await accept(karim, await readToken(email))
    const stranger = await newMember()
    await expect(remove(stranger, club.id, lea.id)).rejects.toMatchObject({ code: 'acces_refuse' })
    await expect(remove(lea, club.id, stranger.id)).rejects.toMatchObject({
      code: 'membre_introuvable',
    })
    const both = [remove(lea, club.id, lea.id), remove(karim, club.id, karim.id)]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { data } = await manage(staff, club.id)
    expect(data.membres).toHaveLength(1)
    await expect(remove(staff, club.id, data.membres[0]?.users_id ?? 0)).rejects.toMatchObject({
      code: 'dernier_membre',
    })
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
    expect((await read()).find((one) => one.id === id)?.createur?.users_id).toBe(lea.id)
    await decide(id, 'verifier')
    expect((await read()).map((one) => one.id)).not.toContain(id)
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
