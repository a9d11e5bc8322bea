import type { Db } from '@foulee/db/connect'
import { createOrganisateur, createUser, nextName, nextNumber } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { blankPng } from '@foulee/testing/png'
import { createAgence } from '@foulee/testing/sejours'
import { sql } from 'drizzle-orm'
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

const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { ...user, ...(await t.signIn(user)) }
}
type Caller = Pick<SignedIn, 'call'>
type New = { membres?: number[]; verifie_le?: null }

const GENRES = [
  {
    genre: 'organisateur',
    root: 'organisateurs',
    create: (db: Db, input: New) => createOrganisateur(db, input),
    elsewhere: 'agences',
  },
  {
    genre: 'agence',
    root: 'agences',
    create: (db: Db, input: New) => createAgence(db, input),
    elsewhere: 'organisateurs',
  },
  {
    genre: 'magasin',
    root: 'magasins',
    create: (db: Db, input: New) => createMagasin(db, t.clock.now, input),
    elsewhere: 'organisateurs',
  },
] as const

describe.each(GENRES)('members of $root', ({ genre, root, create, elsewhere }) => {
  // The calls of the three have the same shapes.
  const as = 'organisateurs'
  const newOne = async () => {
    const lea = await newMember({ nom: 'Morel', prenom: 'Léa' })
    return { lea, structure: await create(t.db, { membres: [lea.id] }) }
  }
  const manage = ({ call }: Caller, id: number) =>
    call(`GET /api/${root as typeof as}/{id}/gestion`, { params: { id } })
  const invite = ({ call }: Caller, id: number, email: string) =>
    call(`POST /api/${root as typeof as}/membres/inviter`, { body: { id, email } })
  const cancel = ({ call }: Caller, id: number, invitation: number) =>
    call(`POST /api/${root as typeof as}/membres/annuler`, { body: { id, invitation } })
  const remove = ({ call }: Caller, id: number, users_id: number) =>
    call(`POST /api/${root as typeof as}/membres/del`, { body: { id, users_id } })
  const accept = ({ call }: Caller, token: string, at: string = root) =>
    call(`POST /api/${at as typeof as}/invitation/accept`, { body: { token } })
  const readToken = async (email: string) => {
    await t.workOff()
    const text = t.mailsTo(email).at(-1)?.text ?? ''
    return new RegExp(`/${genre}/invitation#([\\w-]{43})`).exec(text)?.[1] ?? ''
  }
  const newAddress = () => `invite-${nextNumber()}@exemple.fr`

  it('members and staff manage one, and others may not', async () => {
    const { lea, structure } = await newOne()
    const hidden = await create(t.db, { membres: [lea.id], verifie_le: null })
    const karim = await newMember()
    await expect(manage(karim, structure.id)).rejects.toMatchObject({ code: 'acces_refuse' })
    await expect(manage(karim, hidden.id)).rejects.toMatchObject({ code: `${genre}_introuvable` })
    expect((await manage(lea, structure.id)).data.is_membre).toBe(true)
    expect((await manage(staff, structure.id)).data.is_membre).toBe(false)
  })

  it('members are invited by mail, join once, and the others are notified', async () => {
    const [{ lea, structure }, karim, samir] = [
      await newOne(),
      await newMember(),
      await newMember(),
    ]
    const email = newAddress()
    const { data } = await invite(lea, structure.id, email)
    expect(data.invitations).toMatchObject([{ email }])
    const token = await readToken(email)
    const shown = await t.call(`POST /api/${root as typeof as}/invitation/show`, {
      body: { token },
    })
    expect(shown.data).toMatchObject({ nom: structure.nom, inviteur: 'Morel Léa', etat: 'envoyee' })
    expect((await accept(karim, token)).data).toMatchObject({ [`${genre}s_id`]: structure.id })
    expect((await accept(karim, token)).data.etat).toBe('acceptee')
    const { options } = (await karim.call('GET /api/auth/me')).data.user
    expect(options).toMatchObject(genre === 'magasin' ? {} : { [genre]: true })
    await expect(accept(samir, token)).rejects.toMatchObject({ code: 'invitation_perimee' })
    const managed = (await manage(karim, structure.id)).data
    expect(managed.membres.map(({ users_id }) => users_id).toSorted()).toEqual(
      [lea.id, karim.id].toSorted(),
    )
    expect(managed.invitations).toEqual([])
    await t.workOff()
    expect(t.mailsTo(lea.email).at(-1)?.subject).toContain('gère désormais')
    await expect(invite(lea, structure.id, karim.email)).rejects.toMatchObject({
      code: 'deja_membre',
    })
  })

  it('a link of another kind, forged or expired, is refused', async () => {
    const { lea, structure } = await newOne()
    const email = newAddress()
    await invite(lea, structure.id, email)
    const token = await readToken(email)
    const karim = await newMember()
    const unknown = { code: 'invitation_introuvable' }
    await expect(accept(karim, token, elsewhere)).rejects.toMatchObject(unknown)
    const forged = token.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))
    await expect(accept(karim, forged)).rejects.toMatchObject(unknown)
    await t.db.execute(sql`update ${sql.identifier(`${genre}_invitations`)}
      set expires_at = ${t.clock.now.toISOString()} where email = ${email}`)
    await expect(accept(karim, token)).rejects.toMatchObject({ code: 'invitation_perimee' })
  })

  it('a repeated or cancelled invitation is refused', async () => {
    const [{ lea, structure }, other] = [await newOne(), await newOne()]
    const email = newAddress()
    const sent = (await invite(lea, structure.id, email)).data.invitations[0]?.id ?? 0
    await expect(invite(lea, structure.id, email.toUpperCase())).rejects.toMatchObject({
      code: 'invitation_deja_envoyee',
    })
    const token = await readToken(email)
    await expect(cancel(other.lea, other.structure.id, sent)).rejects.toMatchObject({
      code: 'invitation_introuvable',
    })
    await expect(cancel(other.lea, structure.id, sent)).rejects.toMatchObject({
      code: 'acces_refuse',
    })
    expect((await cancel(lea, structure.id, sent)).data.invitations).toEqual([])
    await expect(accept(await newMember(), token)).rejects.toMatchObject({ status: 404 })
  })

  it('no link is sent for an invitation cancelled at once', async () => {
    const { lea, structure } = await newOne()
    const email = newAddress()
    const sent = (await invite(lea, structure.id, email)).data.invitations[0]?.id ?? 0
    await cancel(lea, structure.id, sent)
    expect(await readToken(email)).toBe('')
  })

  it('members can leave or be removed, except the last, also with two at once', async () => {
    const [lea, karim, stranger] = [await newMember(), await newMember(), await newMember()]
    const { id } = await create(t.db, { membres: [lea.id, karim.id] })
    await expect(remove(stranger, id, lea.id)).rejects.toMatchObject({ code: 'acces_refuse' })
    await expect(remove(lea, id, stranger.id)).rejects.toMatchObject({
      code: 'membre_introuvable',
    })
    const both = [remove(lea, id, lea.id), remove(karim, id, karim.id)]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { membres } = (await manage(staff, id)).data
    expect(membres).toHaveLength(1)
    await expect(remove(staff, id, membres[0]?.users_id ?? 0)).rejects.toMatchObject({
      code: 'dernier_membre',
    })
  })

  it('the back office finds one by its name, with its members', async () => {
    const { structure } = await newOne()
    const filtres = { recherche: structure.nom, est_verifie: true, est_gere: true }
    const find = (input: object) =>
      staff.call(`POST /api/admin/${root as typeof as}/list`, {
        body: { filtres: { ...filtres, ...input } },
      })
    expect((await find({})).data).toMatchObject([{ id: structure.id, nb_membres: 1 }])
    expect((await find({ est_gere: false })).data).toEqual([])
    expect((await find({ est_verifie: false })).data).toEqual([])
  })
})

const SAVED = [
  {
    key: 'POST /api/courses/organisateurs',
    genre: 'organisateur',
    create: GENRES[0].create,
  },
  {
    key: 'POST /api/voyages/agences',
    genre: 'agence',
    create: GENRES[1].create,
  },
] as const

describe.each(SAVED)('$genre, created and changed by one call', ({ key, genre, create }) => {
  type Fields = { id?: number; nom?: string; ville?: string; site?: string; email?: string }
  const save = ({ call }: Caller, body: Fields | FormData) =>
    call(key as 'POST /api/courses/organisateurs', { body })

  it('each gets its own slug, also when created at once', async () => {
    const lea = await newMember()
    const nom = nextName('Club')
    const made = await Promise.all([1, 2, 3].map(() => save(lea, { nom })))
    expect(new Set(made.map(({ data }) => data.slug)).size).toBe(3)
    for (const odd of ['42', 'À vérifier', 'Del']) {
      const { id, data } = await save(lea, { nom: odd })
      expect(data.slug).toContain(String(id))
    }
  })

  it.each<[string, Fields, string]>([
    ['no name', { ville: 'Grenoble' }, 'nom'],
    ['an empty name', { nom: ' ' }, 'nom'],
    ['a script for a site', { nom: 'Club', site: 'javascript:alert(1)' }, 'site'],
    ['half an address', { nom: 'Club', email: 'bonjour@' }, 'email'],
  ])('one with %s is refused under that field', async (_, fields, field) => {
    const failure = await save(await newMember(), fields).catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ status: 422 })
    expect(Object.keys((failure as { errors: object }).errors)).toEqual([field])
  })

  it('creation needs a verified address', async () => {
    const unverified = await newMember({ email_verifie_le: null })
    await expect(save(unverified, { nom: 'Club' })).rejects.toMatchObject({
      code: 'email_non_verifie',
    })
  })

  it('members and staff can change one, and others may not', async () => {
    const lea = await newMember()
    const { id } = await create(t.db, { membres: [lea.id] })
    const hidden = await create(t.db, { membres: [lea.id], verifie_le: null })
    const karim = await newMember({ [genre]: true })
    await expect(save(karim, { id, nom: 'Pris' })).rejects.toMatchObject({ code: 'acces_refuse' })
    await expect(save(karim, { id: hidden.id, nom: 'Pris' })).rejects.toMatchObject({
      code: `${genre}_introuvable`,
    })
    const nom = nextName('Nouveau')
    expect((await save(lea, { id, nom })).data.nom).toBe(nom)
    expect((await save(staff, { id, ville: 'Voiron' })).data).toMatchObject({
      nom,
      ville: 'Voiron',
    })
  })

  it('a logo can be set and removed', async () => {
    const lea = await newMember()
    const { id } = await create(t.db, { membres: [lea.id] })
    const logo = new File([new Uint8Array(blankPng(300, 200))], 'logo.png', { type: 'image/png' })
    const { data } = await save(lea, form({ id: String(id), logo }))
    expect(data.logo).toMatch(/^\/medias\/logo\//)
    expect((await t.inject({ url: data.logo ?? '' })).statusCode).toBe(200)
    expect((await save(lea, form({ id: String(id), logo: '' }))).data.logo).toBeNull()
    expect((await t.inject({ url: data.logo ?? '' })).statusCode).toBe(404)
  })

  it('an SVG or a disguised file is refused as a logo', async () => {
    const lea = await newMember()
    const { id } = await create(t.db, { membres: [lea.id] })
    const logo = new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' })
    await expect(save(lea, form({ id: String(id), logo }))).rejects.toMatchObject({
      errors: { logo: expect.any(String) },
    })
  })
})
