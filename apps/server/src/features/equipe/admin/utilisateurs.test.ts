import { sessions } from '@foulee/db/schema'
import { createUser, nextName } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactorApp } from '#features/membres/second-facteur/second-facteur.examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn & { id: number }
beforeAll(async () => {
  t = await testApp()
  const nora = await createUser(t.db, { is_staff: true })
  staff = { ...nora, ...(await t.signIn(nora)) }
})
afterAll(() => t.close())

const motif = 'Demande reçue par téléphone.'
const find = async (recherche: string) =>
  (
    await staff.call('POST /api/admin/utilisateurs/list', {
      body: { tri: 'id', ordre: 'asc', filtres: { recherche } },
    })
  ).data
const readJournal = async (objet_id: number) =>
  (
    await staff.call('POST /api/admin/journal/list', {
      body: { filtres: { objet_id, action: 'utilisateur', staff_id: staff.id } },
    })
  ).data

describe('list of accounts', () => {
  it('an account is found by any part, whatever accents and order', async () => {
    const nom = nextName('Béné')
    const { id, email } = await createUser(t.db, { prenom: 'Zoé', nom })
    for (const words of [email, nom, `zoe ${nom}`, `${nom.toUpperCase()} zoé`, nom.slice(2)]) {
      expect((await find(words)).map((user) => user.id)).toEqual([id])
    }
    for (const words of ['%', '_', `${nom}%`]) {
      expect((await find(words)).map((user) => user.id)).not.toContain(id)
    }
  })

  it('an account shows its rights and sessions, not its secrets', async () => {
    const nom = nextName('Organise')
    const user = await createUser(t.db, { nom, organisateur: true })
    await t.signIn(user)
    await t.signIn(user)
    const [found] = await find(nom)
    expect(found).toMatchObject({ organisateur: true, is_staff: false, nb_sessions: 2 })
    expect(JSON.stringify(found)).not.toContain('password')
  })

  it('an erased account is left out', async () => {
    const nom = nextName('Parti')
    await createUser(t.db, { nom, supprime_le: '2026-03-01T00:00:00Z' })
    expect(await find(nom)).toEqual([])
  })
})

describe('flags of an account', () => {
  const set = (id: number, drapeaux: object, call = staff.call) =>
    call('POST /api/admin/utilisateurs/drapeaux', { body: { id, drapeaux, motif } })

  it('flags change at once, with a reason in the journal', async () => {
    const user = await createUser(t.db)
    const member = await t.signIn(user)
    const { data } = await set(user.id, { is_staff: true, coach: true, parcours: false })
    expect(data).toMatchObject({ is_staff: true, coach: true, parcours: false })
    await member.call('POST /api/admin/entree')
    expect(await readJournal(user.id)).toMatchObject([
      { action: 'utilisateur.drapeaux', details: { motif, is_staff: true, coach: true } },
    ])
    await set(user.id, { is_staff: false })
    await expect(member.call('POST /api/admin/entree')).rejects.toMatchObject({
      code: 'acces_refuse',
    })
  })

  it('unchanged flags are not recorded', async () => {
    const user = await createUser(t.db)
    await set(user.id, { coach: false })
    expect(await readJournal(user.id)).toEqual([])
  })

  it('flags of the author’s own account cannot change', async () => {
    await expect(set(staff.id, { is_staff: false })).rejects.toMatchObject({
      status: 409,
      code: 'geste_sur_soi',
    })
  })

  it.each([
    ['no reason', { motif: ' ' }],
    ['a flag that there is not', { drapeaux: { premium: true } }],
    ['words for a flag', { drapeaux: { coach: 'oui' } }],
  ])('flags with %s are refused', async (_, wrong) => {
    const { id } = await createUser(t.db)
    const body = { id, drapeaux: { coach: true }, motif, ...wrong } as never
    await expect(
      staff.call('POST /api/admin/utilisateurs/drapeaux', { body }),
    ).rejects.toMatchObject({ code: 'champs_invalides' })
  })

  it('flags of a missing account are not found', async () => {
    await expect(set(2_147_483_647, { coach: true })).rejects.toMatchObject({ status: 404 })
  })
})

it('a suspension ends every session, and enters the journal', async () => {
  const user = await createUser(t.db)
  const devices = [await t.signIn(user), await t.signIn(user)]
  const { data } = await staff.call('POST /api/admin/utilisateurs/suspendre', {
    body: { id: user.id, motif },
  })
  expect(data.nb_sessions).toBe(0)
  for (const { call } of devices) {
    await expect(call('GET /api/auth/me')).rejects.toMatchObject({ code: 'session_expiree' })
  }
  expect(await readJournal(user.id)).toMatchObject([
    { action: 'utilisateur.suspendre', details: { motif, sessions: 2 } },
  ])
})

it('the sessions that are counted are those that have not ended', async () => {
  const user = await createUser(t.db)
  for (const _ of [1, 2]) await t.signIn(user)
  const count = async () => (await find(user.email))[0]?.nb_sessions
  expect(await count()).toBe(2)
  await t.db
    .update(sessions)
    .set({ expires_at: t.clock.now.toISOString() })
    .where(eq(sessions.users_id, user.id))
  expect(await count()).toBe(0)
})

it('a lost second factor is taken away by somebody else, with every session', async () => {
  const user = await createUser(t.db, { is_staff: true })
  await createFactorApp(t, user.id)
  const device = await t.signIn(user)
  const body = { id: user.id, motif }
  expect((await staff.call('POST /api/admin/utilisateurs/facteur', { body })).data).toMatchObject({
    a_facteur: false,
    nb_sessions: 0,
  })
  await expect(device.call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 })
  await expect(staff.call('POST /api/admin/utilisateurs/facteur', { body })).rejects.toMatchObject({
    code: 'second_facteur_absent',
  })
})
