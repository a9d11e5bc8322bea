import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const OLD = 'chamois sur la crête 7'
const NEW = 'bouquetin des névés 12'
const OVER = { status: 422, code: 'lien_perime' }
let t: TestApp
let password_hash: string

beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(OLD)
})
afterAll(() => t.close())

const createMember = (input: object = {}) => createUser(t.db, { password_hash, ...input })
const forgot = (email: string) => t.call('POST /api/auth/forgot', { body: { email } })
const reset = (token: string, password = NEW) =>
  t.call('POST /api/auth/reset', { body: { token, password } })
const verify = (token: string) => t.call('POST /api/auth/verify', { body: { token } })
const login = (email: string, password: string) =>
  t.call('POST /api/auth/login', { body: { email, password } })
const find = async (id: number) =>
  (await t.db.$client.query('select * from users where id = $1', [id])).rows[0]

function readToken(email: string): string {
  const text = t.mailsTo(email).at(-1)?.text ?? ''
  return /#([\w-]{43})$/m.exec(text)?.[1] ?? ''
}
async function requestReset(email: string): Promise<string> {
  await forgot(email)
  await t.workOff()
  return readToken(email)
}

describe('reset of a forgotten password', () => {
  it('a reset sets the password, ends every session', async () => {
    const member = await createMember({ email_verifie_le: null })
    const sessions = [await t.signIn(member), await t.signIn(member, { remember: true })]
    const token = await requestReset(member.email)
    expect(t.mailsTo(member.email).at(-1)?.text).toContain('/reinitialiser-mot-de-passe#')
    expect((await reset(token)).data).toBeNull()

    for (const { call } of sessions) {
      await expect(call('GET /api/auth/me')).rejects.toMatchObject({ code: 'session_expiree' })
    }
    await expect(login(member.email, OLD)).rejects.toMatchObject({ status: 422 })
    const { user } = (await login(member.email, NEW)).data
    expect(user.email_verifie, 'whoever reads the mail owns the address').toBe(true)
    await t.workOff()
    expect(t.mailsTo(member.email).at(-1)?.subject).toBe('Votre mot de passe a changé')
  })

  it('the answer reveals no account, in words or in effects', async () => {
    const { email } = await createMember()
    const unknown = `personne-${nextNumber()}@exemple.fr`
    const post = (address: string) =>
      t.inject({
        method: 'POST',
        url: '/api/auth/forgot',
        headers: t.xsrf,
        payload: { email: address },
      })
    const answers = [await post(email), await post(unknown)]
    expect(answers[0]?.json()).toEqual({ success: true, data: null })
    expect(answers[1]?.body).toBe(answers[0]?.body)
    const text = `select data from pgboss.job where name = 'lien-reinitialisation'`
    const { rows } = await t.db.$client.query(text)
    expect(rows.map(({ data }) => data.email)).toEqual(expect.arrayContaining([email, unknown]))
    await t.workOff()
    expect(t.mailsTo(unknown)).toEqual([])
    expect(t.mailsTo(email)).toHaveLength(1)
  })

  it('the account is found whatever the case, and its stored address is mailed', async () => {
    const { email } = await createMember()
    await forgot(email.toUpperCase())
    await t.workOff()
    expect(t.mailsTo(email)).toHaveLength(1)
    expect(t.mailsTo(email.toUpperCase())).toEqual([])
  })

  it('the secret exists in the mail alone', async () => {
    const { id, email } = await createMember()
    const token = await requestReset(email)
    const dump = await t.db.$client.query(
      `select coalesce(json_agg(j)::text, '') || (select coalesce(json_agg(p)::text, '') from pgboss.job p) as all
       from jetons j where users_id = $1`,
      [id],
    )
    expect(token).toHaveLength(43)
    expect(dump.rows[0].all).not.toContain(token)
  })

  it('a link works once', async () => {
    const token = await requestReset((await createMember()).email)
    await reset(token)
    await expect(reset(token, `${NEW} bis`)).rejects.toMatchObject(OVER)
  })

  it('a link works for one of twenty simultaneous requests', async () => {
    const member = await createMember()
    const token = await requestReset(member.email)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => reset(token, `${NEW} ${n}`)),
    )
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
    const refused = outcomes.filter((_, n) => n !== winner)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: OVER })
    await login(member.email, `${NEW} ${winner}`)
  })

  it('the newest of twenty simultaneous links works alone', async () => {
    const { email } = await createMember()
    await Promise.all(Array.from({ length: 20 }, () => forgot(email)))
    await t.workOff()
    const tokens = t.mailsTo(email).map(({ text }) => /#([\w-]{43})$/m.exec(text)?.[1] ?? '')
    expect(tokens).toHaveLength(20)
    await expect(reset(tokens[0] ?? '')).rejects.toMatchObject(OVER)
    await reset(tokens.at(-1) ?? '')
  })

  it('a link lasts an hour', async () => {
    const [early, late] = [await createMember(), await createMember()]
    const tokens = [await requestReset(early.email), await requestReset(late.email)]
    t.clock.advance({ hours: 1, ms: -1 })
    await reset(tokens[0] ?? '')
    t.clock.advance({ ms: 1 })
    await expect(reset(tokens[1] ?? '')).rejects.toMatchObject(OVER)
  })

  it.each([
    ['court', 'au moins 12'],
    ['azertyuiop123', 'trop courant'],
  ])('the password %s is refused, and the link stays valid', async (password, why) => {
    const token = await requestReset((await createMember()).email)
    await expect(reset(token, password)).rejects.toMatchObject({
      errors: { password: expect.stringContaining(why) },
    })
    await reset(token)
  })

  it('a password with the account’s email is refused', async () => {
    const email = `bouquetin.${nextNumber()}@exemple.fr`
    await createMember({ email })
    const token = await requestReset(email)
    const [local = ''] = email.split('@')
    await expect(reset(token, `${local} ! crête`)).rejects.toMatchObject({
      errors: { password: expect.stringContaining('ne doit pas contenir') },
    })
  })

  it.each([
    ['x'.repeat(43), 'lien_perime'],
    ['', 'champs_invalides'],
    ['court', 'champs_invalides'],
  ])('the token %j is refused', async (token, code) => {
    await expect(reset(token)).rejects.toMatchObject({ status: 422, code })
  })

  it('a verification link does not reset a password', async () => {
    const member = await createMember({ email_verifie_le: null })
    const { call } = await t.signIn(member)
    await call('POST /api/auth/verify/send')
    await t.workOff()
    await expect(reset(readToken(member.email))).rejects.toMatchObject(OVER)
  })

  it('a reset gives a password to an account without one', async () => {
    const { email } = await createMember({ password_hash: null })
    await expect(login(email, OLD)).rejects.toMatchObject({ code: 'identifiants_invalides' })
    await reset(await requestReset(email))
    await login(email, NEW)
  })

  it('an account erased meanwhile stays closed', async () => {
    const { id, email } = await createMember()
    const token = await requestReset(email)
    await t.db.$client.query('update users set supprime_le = now() where id = $1', [id])
    await expect(reset(token)).rejects.toMatchObject(OVER)
    await t.workOff()
    const before = t.mailsTo(email).length
    await requestReset(email)
    expect(t.mailsTo(email)).toHaveLength(before)
  })

  it('requests are limited per address and per network', async () => {
    const strict = await testApp({ rates: { forgot: 2, token: 2 } })
    const requestReset = (email: string) =>
      strict.call('POST /api/auth/forgot', { body: { email } })
    const TOO_MANY = { status: 429, code: 'trop_de_demandes' }
    for (const _ of [1, 2]) await requestReset(`${nextNumber()}@exemple.fr`)
    await expect(requestReset(`${nextNumber()}@exemple.fr`)).rejects.toMatchObject(TOO_MANY)
    const guess = () => strict.call('POST /api/auth/verify', { body: { token: 'x'.repeat(43) } })
    for (const _ of [1, 2]) await expect(guess()).rejects.toMatchObject(OVER)
    await expect(guess()).rejects.toMatchObject(TOO_MANY)
    await strict.close()
  })
})

describe('verification of an address', () => {
  const register = async () => {
    const email = `inscrit-${nextNumber()}@exemple.fr`
    const identity = { email, password: OLD, prenom: 'Léa', nom: 'Morel', cgu: true as const }
    const { data } = await t.call('POST /api/auth/register', { body: identity })
    return { email, id: data.user.users_id, call: t.callWith(data.auth_token) }
  }

  it('registration mails a link that works signed out', async () => {
    const { email, call } = await register()
    await t.workOff()
    expect(t.mailsTo(email).map(({ subject }) => subject)).toEqual(['Vérifiez votre adresse email'])
    expect((await verify(readToken(email))).data).toBeNull()
    const { user } = (await call('GET /api/auth/me')).data
    expect(user).toMatchObject({ email_verifie: true, email_attendu: '' })
    expect(user.droits).toContain('publier')
  })

  it('a verification link works once, and for one of twenty', async () => {
    const { email } = await register()
    await t.workOff()
    const token = readToken(email)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => verify(token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(verify(token)).rejects.toMatchObject(OVER)
  })

  it('a new verification link voids the former one', async () => {
    const { email, call } = await register()
    await t.workOff()
    const first = readToken(email)
    await call('POST /api/auth/verify/send')
    await t.workOff()
    await expect(verify(first)).rejects.toMatchObject(OVER)
    await verify(readToken(email))
    await call('POST /api/auth/verify/send')
    await t.workOff()
    expect(t.mailsTo(email), 'nothing is left to verify').toHaveLength(2)
  })

  it('a verification link lasts three days', async () => {
    const { email, id } = await register()
    await t.workOff()
    t.clock.advance({ hours: 72 })
    await expect(verify(readToken(email))).rejects.toMatchObject(OVER)
    expect((await find(id)).email_verifie_le).toBeNull()
  })

  it('verification mails are limited', async () => {
    const strict = await testApp({ rates: { verify: 2 } })
    const { call } = await strict.signIn(await createMember({ email_verifie_le: null }))
    for (const _ of [1, 2]) await call('POST /api/auth/verify/send')
    await expect(call('POST /api/auth/verify/send')).rejects.toMatchObject({ status: 429 })
    await strict.close()
  })

  it('a failed registration sends no mail', async () => {
    const { email } = await createMember()
    const identity = { email, password: OLD, prenom: 'Léa', nom: 'Morel', cgu: true as const }
    await expect(t.call('POST /api/auth/register', { body: identity })).rejects.toMatchObject({
      code: 'email_deja_pris',
    })
    await t.workOff()
    expect(t.mailsTo(email)).toEqual([])
  })
})
