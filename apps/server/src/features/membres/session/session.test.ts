import { Me } from '@foulee/contract/membres/session'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'chamois sur la crête 7'
const ABSENT = undefined
let t: TestApp
let password_hash: string

beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

const createMember = () => createUser(t.db, { password_hash })
const login = (email: string, more: { password?: string; remember?: boolean } = {}) =>
  t.call('POST /api/auth/login', { body: { email, password: PASSWORD, ...more } })
const post = (payload: unknown, headers: Record<string, string> = t.xsrf) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

describe('signing in', () => {
  it('the answer has a token, the user and the profile', async () => {
    const { id, email } = await createMember()
    const { auth_token, ...me } = (await login(email)).data
    expect(auth_token).toMatch(/^[\w-]{43}$/)
    expect(Me.parse(me)).toEqual(me)
    expect(me.user).toMatchObject({ users_id: id, email, email_verifie: true, links: {} })
    expect((await t.callWith(auth_token)('GET /api/auth/me')).data).toEqual(me)
  })

  it('the token is stored as a hash alone', async () => {
    const { id, email } = await createMember()
    const { auth_token } = (await login(email)).data
    const { rows } = await t.db.$client.query('select * from sessions where users_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(auth_token)
  })

  it('the case of the email does not matter', async () => {
    const { id, email } = await createMember()
    expect((await login(email.toUpperCase())).data.user.users_id).toBe(id)
  })

  it('a wrong password, an unknown email and an account without a password get one answer', async () => {
    const member = await createMember()
    const external = await createUser(t.db)
    const answers = await Promise.all([
      post({ email: member.email, password: 'pas celui-ci' }),
      post({ email: `inconnu-${nextNumber()}@exemple.fr`, password: PASSWORD }),
      post({ email: external.email, password: 'none' }),
    ])
    const bodies = answers.map((answer) => ({ ...answer.json(), request_id: '' }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    expect(bodies[0]).toMatchObject({ success: false, code: 'identifiants_invalides', errors: {} })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  it.each([
    ['email', ABSENT],
    ['email', ''],
    ['email', null],
    ['email', 12],
    ['email', ['a@exemple.fr']],
    ['email', 'pas un email'],
    ['email', `${'a'.repeat(250)}@exemple.fr`],
    ['email', '🏃@exemple.fr'],
    ['email', 'عداء@exemple.fr'],
    ['email', '<b>a@exemple.fr</b>'],
    ['email', 'a\u200b@exemple.fr'],
    ['email', 'a@exemple.fr\u0000'],
    ['password', ABSENT],
    ['password', ''],
    ['password', 123456789012],
    ['password', { $ne: null }],
    ['password', 'a'.repeat(201)],
    ['remember', 'oui'],
    ['remember', 1],
    ['register', 'oui'],
  ])('an invalid %s %j is refused, naming the field in French', async (field, value) => {
    const answer = await post({ email: 'a@exemple.fr', password: PASSWORD, [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'champs_invalides', success: false })
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field]).toMatch(/^[A-ZÀ-Ý].*[.!)]$/)
  })

  it.each([
    ['🏔️🏃‍♀️'],
    ['كلمة السر'],
    ['<script>alert(1)</script>'],
    ["' or 1=1 --"],
    ['\u0000\u200b\ud800'],
  ])('the password %j is treated like any wrong one', async (password) => {
    const { email } = await createMember()
    await expect(login(email, { password })).rejects.toMatchObject({
      code: 'identifiants_invalides',
    })
  })

  it('twenty simultaneous sign-ins open twenty sessions', async () => {
    const { email } = await createMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email)))
    const tokens = new Set(answers.map(({ data }) => data.auth_token))
    expect(tokens.size).toBe(20)
    const users = await Promise.all(
      [...tokens].map((token) => t.callWith(token)('GET /api/auth/me')),
    )
    expect(new Set(users.map(({ data }) => data.user.email))).toEqual(new Set([email]))
  })
})

describe('protection of the sign-in call', () => {
  const body = { email: 'a@exemple.fr', password: PASSWORD }
  const cookie = 'XSRF-TOKEN=un-jeton'

  it.each([
    ['no pair', {}],
    ['the cookie alone', { cookie }],
    ['the header alone', { 'x-xsrf-token': 'un-jeton' }],
    ['another header', { cookie, 'x-xsrf-token': 'un-autre' }],
    ['an empty pair', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
  ])('the call is refused with %s', async (_, headers) => {
    const answer = await post(body, headers as Record<string, string>)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('jeton_anti_falsification')
  })

  it('the call passes with the token pair of /api/sante, and later calls need the session alone', async () => {
    const { email } = await createMember()
    const [received] = (await t.inject({ url: '/api/sante' })).cookies
    const pair = {
      cookie: `${received?.name}=${received?.value}`,
      'x-xsrf-token': `${received?.value}`,
    }
    const answer = await post({ ...body, email }, pair)
    const authorization = `Bearer ${answer.json().data.auth_token}`
    const { id } = await createParcours(t.db, t.clock.now)
    const written = await t.inject({
      method: 'POST',
      url: '/api/liste/store',
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify({ type: 'parcours', id }),
    })
    expect(written.statusCode, written.body).toBe(200)
  })

  it.each([
    ['text/plain', JSON.stringify(body), 415],
    ['application/x-www-form-urlencoded', 'email=a&password=b', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '', 400],
    ['application/json', '[]', 422],
    ['application/json', 'null', 422],
    ['application/vnd.api+json', '{}', 422],
    ['application/json', `{"email":"${'a'.repeat(1_100_000)}"}`, 413],
  ])('the body %s with %.12s is answered by its status', async (type, payload, status) => {
    const answer = await post(payload, { ...t.xsrf, 'content-type': type })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) })
  })

  it('networks and accounts are limited apart, with the time to wait', async () => {
    const strict = await testApp({ rates: { login: 3 } })
    const { email } = await createMember()
    const attempt = (address: string, to: string, password = 'pas celui-ci') =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: address,
        headers: strict.xsrf,
        payload: { email: to, password },
      })
    const net = `10.200.${nextNumber() % 256}`

    const missed = [await attempt(`${net}.1`, email), await attempt(`${net}.2`, email)]
    expect(missed.map(({ statusCode }) => statusCode)).toEqual([422, 422])
    expect((await attempt(`${net}.3`, email, PASSWORD)).statusCode).toBe(200)
    for (const host of [4, 5, 6]) {
      const wrong = await attempt(`${net}.${host}`, email.toUpperCase())
      expect(wrong.statusCode).toBe(422)
    }
    const refused = await attempt(`${net}.7`, email, PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('trop_de_demandes')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)

    for (const n of [1, 2, 3])
      await attempt(`${net}.99`, `personne-${n}-${nextNumber()}@exemple.fr`)
    expect((await attempt(`${net}.99`, `autre-${nextNumber()}@exemple.fr`)).statusCode).toBe(429)
    await strict.close()
  })
})

describe('validity of a session', () => {
  const me = (token: string) => t.callWith(token)('GET /api/auth/me')
  const EXPIRED = { status: 401, code: 'session_expiree' }

  it.each([
    ['', 'session_absente'],
    ['Bearer ', 'session_absente'],
    ['Bearer x', 'session_absente'],
    ['Basic YTpi', 'session_absente'],
    [`Bearer ${'é'.repeat(43)}`, 'session_absente'],
    [`Bearer ${'a'.repeat(5000)}`, 'session_absente'],
    [`Bearer ${'A'.repeat(43)}`, 'session_expiree'],
  ])('the header %.30s opens no session', async (authorization, code) => {
    const answer = await t.inject({ url: '/api/auth/me', headers: { authorization } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe(code)
  })

  it('the hash of a token opens no session', async () => {
    const user = await createUser(t.db)
    await t.signIn(user)
    const { rows } = await t.db.$client.query('select * from sessions where users_id = $1', [
      user.id,
    ])
    await expect(me(rows[0].token_hash)).rejects.toMatchObject(EXPIRED)
  })

  it.each([
    ['24 hours', false, 24],
    ['90 days when remembered', true, 90 * 24],
  ])('a session lasts %s', async (_, remember, hours) => {
    const { email } = await createMember()
    const { auth_token } = (await login(email, { remember })).data
    const { auth_token: unused } = (await login(email, { remember })).data
    t.clock.advance({ hours, ms: -1 })
    await me(auth_token)
    t.clock.advance({ ms: 1 })
    await expect(me(unused)).rejects.toMatchObject(EXPIRED)
  })

  it('a session slides while it is used', async () => {
    const { token } = await t.signIn(await createUser(t.db))
    for (const _ of Array(4)) {
      t.clock.advance({ hours: 20 })
      await me(token)
    }
    t.clock.advance({ hours: 24 })
    await expect(me(token)).rejects.toMatchObject(EXPIRED)
  })

  it('a logout ends its own session alone', async () => {
    const user = await createUser(t.db)
    const [phone, laptop] = [await t.signIn(user), await t.signIn(user)]
    expect((await phone.call('POST /api/auth/logout')).data).toBeNull()
    await expect(me(phone.token)).rejects.toMatchObject(EXPIRED)
    await expect(phone.call('POST /api/auth/logout')).rejects.toMatchObject(EXPIRED)
    expect((await me(laptop.token)).data.user.users_id).toBe(user.id)
  })

  it('a session ends with the account', async () => {
    const user = await createUser(t.db)
    const { token } = await t.signIn(user)
    await t.db.$client.query('delete from users where id = $1', [user.id])
    await expect(me(token)).rejects.toMatchObject(EXPIRED)
  })

  it('a session lists the rights of the account', async () => {
    const at = (ms: number) => new Date(t.clock.now.getTime() + ms).toISOString()
    const read = async (input: Parameters<typeof createUser>[1]) => {
      const { call } = await t.signIn(await createUser(t.db, input))
      return (await call('GET /api/auth/me')).data.user.options
    }
    const none = { parcours: false, organisateur: false, agence: false, coach: false, staff: false }
    expect(await read({})).toEqual({ ...none, premium: false })
    expect(await read({ premium_jusqua: at(1) })).toEqual({ ...none, premium: true })
    expect(await read({ premium_jusqua: at(0) })).toEqual({ ...none, premium: false })
    expect(await read({ is_staff: true })).toEqual({ ...none, premium: false, staff: true })
    expect(await read({ coach: true, parcours: true, organisateur: true, agence: true })).toEqual({
      parcours: true,
      organisateur: true,
      agence: true,
      coach: true,
      staff: false,
      premium: false,
    })
  })
})
