import { createCourse, createExternalAccount, createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken } from '#features/membres/compte/jetons.ts'
import { openSession } from '#features/membres/session/open-session.ts'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
const NEXT_PASSWORD = 'bouquetin sous le col 8'
const motif = 'Des annonces sans rapport avec la course.'
let t: TestApp
let password_hash: string
let staff: SignedIn & { id: number; nom: string }
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
  const nora = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Petit' })
  staff = { ...nora, ...(await t.signIn(nora)) }
})
afterAll(() => t.close())

const suspend = (id: number) =>
  staff.call('POST /api/admin/utilisateurs/suspendre', { body: { id, motif } })
const restore = (id: number) =>
  staff.call('POST /api/admin/utilisateurs/retablir', { body: { id, motif: 'Excuses reçues.' } })
const login = (email: string, password = PASSWORD) =>
  t.call('POST /api/auth/login', { body: { email, password } })
const SUSPENDED = { status: 403, code: 'compte_suspendu' }

async function createSuspended(input: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(t.db, { password_hash, ...input })
  await suspend(user.id)
  return user
}
const readMails = async (email: string) => {
  await t.workOff()
  return t.mailsTo(email)
}

describe('suspended account', () => {
  it('the password opens no session, and the reason is told only with the right one', async () => {
    const { email } = await createSuspended()
    await expect(login(email)).rejects.toMatchObject({
      ...SUSPENDED,
      message: expect.stringContaining('Ce compte est suspendu.'),
    })
    await expect(login(email, 'un autre mot de passe')).rejects.toMatchObject({
      code: 'identifiants_invalides',
    })
  })

  it('no other sign-in opens a session: the check is where sessions are created', async () => {
    const { id } = await createSuspended()
    await createExternalAccount(t.db, { users_id: id, third: 'google' })
    const opening = { remember: false, user_agent: null, now: t.clock.now }
    await expect(openSession(t.db, id, opening)).rejects.toMatchObject(SUSPENDED)
  })

  it('the suspension ends all sessions', async () => {
    const user = await createUser(t.db, { password_hash })
    const device = await t.signIn(user)
    await suspend(user.id)
    await expect(device.call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 })
    await restore(user.id)
    await expect(device.call('GET /api/auth/me')).rejects.toMatchObject({ status: 401 })
  })

  it('the suspension ends a session of the same instant', async () => {
    const user = await createUser(t.db, { is_staff: true })
    const { call } = await t.signIn(user)
    const { id } = user
    await t.db.$client.query('update users set suspendu_le = now() where id = $1', [id])
    for (const key of ['GET /api/auth/me', 'POST /api/admin/entree'] as const) {
      await expect(call(key)).rejects.toMatchObject({ code: 'session_expiree' })
    }
  })

  it('the suspension voids links sent before', async () => {
    const user = await createUser(t.db, { password_hash })
    const token = await t.db.transaction((tx) =>
      issueToken(tx, {
        users_id: user.id,
        usage: 'reinitialisation',
        email: user.email,
        now: t.clock.now,
      }),
    )
    await suspend(user.id)
    const body = { token, password: NEXT_PASSWORD }
    await expect(t.call('POST /api/auth/reset', { body })).rejects.toMatchObject(SUSPENDED)
    await restore(user.id)
    await expect(login(user.email, NEXT_PASSWORD)).rejects.toMatchObject({
      code: 'identifiants_invalides',
    })
    await login(user.email)
  })

  it('the reason is mailed, and again instead of a link for a forgotten password', async () => {
    const { email } = await createSuspended()
    await t.call('POST /api/auth/forgot', { body: { email } })
    const mails = await readMails(email)
    const subjects = ['Votre compte est suspendu', 'Votre compte est suspendu']
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    for (const { text } of mails) {
      expect(text).toContain(motif)
      expect(text).toContain('/nous-contacter')
    }
  })

  it('published content stays', async () => {
    const { id } = await createUser(t.db)
    const { slug } = await createCourse(t.db, t.clock.now, { created_by: id })
    await suspend(id)
    const { data } = await t.call('GET /api/courses/{id}', { params: { id: slug } })
    expect(data.slug).toBe(slug)
  })

  it('the account is listed with the reason and the author', async () => {
    const { id } = await createSuspended()
    const list = async (est_suspendu: boolean) =>
      (
        await staff.call('POST /api/admin/utilisateurs/list', {
          body: { filtres: { ids: [id], est_suspendu } },
        })
      ).data
    expect(await list(true)).toMatchObject([{ id, suspension: { motif, par: 'Petit Nora' } }])
    expect(await list(false)).toEqual([])
  })
})

describe('end of a suspension', () => {
  it('the account opens again, its owner is notified, and both acts are in the journal', async () => {
    const { id, email } = await createSuspended()
    await readMails(email)
    expect((await restore(id)).data.suspension).toBeNull()
    await login(email)
    expect((await readMails(email)).at(-1)?.subject).toBe('Votre compte est rétabli')
    const { data } = await staff.call('POST /api/admin/journal/list', {
      body: { tri: 'created_at', ordre: 'asc', filtres: { objet_id: id, action: 'utilisateur' } },
    })
    expect(data).toMatchObject([
      { action: 'utilisateur.suspendre', details: { motif } },
      { action: 'utilisateur.retablir', details: { motif: 'Excuses reçues.' } },
    ])
  })

  it('both acts are idempotent', async () => {
    const { id, email } = await createSuspended()
    await suspend(id)
    await restore(id)
    await restore(id)
    expect(await readMails(email)).toHaveLength(2)
  })

  it('neither act is possible on the author’s own account', async () => {
    for (const act of [suspend, restore]) {
      await expect(act(staff.id)).rejects.toMatchObject({ code: 'geste_sur_soi' })
    }
  })
})
