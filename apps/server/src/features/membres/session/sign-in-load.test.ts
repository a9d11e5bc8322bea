import { effort } from '@foulee/testing/effort'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import {
  hashPassword,
  PASSWORDS_AT_ONCE,
  PASSWORDS_WAITING,
  passwordQueue,
  verifyPassword,
} from './passwords.ts'

const PASSWORD = 'chamois sur la crête 7'
const MANY = effort(200, 60)
let t: TestApp
let password_hash: string
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

const createMembers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createUser(t.db, { password_hash })))
const post = (email: string, password = PASSWORD) =>
  t.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: t.xsrf,
    payload: { email, password },
  })

describe('many simultaneous sign-ins', () => {
  it('all sign-ins succeed, each into its own account, while the server answers', async () => {
    const members = await createMembers(MANY)
    let signedIn = 0
    const answers = members.map(async ({ id, email }) => {
      const answer = await post(email)
      signedIn++
      return { id, status: answer.statusCode, ...answer.json().data }
    })

    // Over a real connection: an answer needs the event loop to turn.
    const origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const seen: number[] = []
    while (signedIn < MANY) {
      expect((await fetch(`${origin}/api/sante`)).status).toBe(200)
      expect(passwordQueue.running).toBeLessThanOrEqual(PASSWORDS_AT_ONCE)
      seen.push(signedIn)
    }
    expect(seen[0]).toBe(0)
    expect(new Set(seen).size).toBeGreaterThan(MANY / 4)

    const sessions = await Promise.all(answers)
    expect(sessions.map(({ status }) => status)).toEqual(Array(MANY).fill(200))
    expect(new Set(sessions.map(({ auth_token }) => auth_token)).size).toBe(MANY)
    expect(sessions.map(({ user }) => user.users_id)).toEqual(sessions.map(({ id }) => id))
    const last = sessions.at(-1)
    const me = await t.callWith(last.auth_token)('GET /api/auth/me')
    expect(me.data.user.users_id).toBe(last.id)
  })
})

describe('cost of a password', () => {
  it('a password is hashed off the main thread', async () => {
    const countTurns = async () => {
      let turns = 0
      let isDone = false
      const turn = () => {
        turns++
        if (!isDone) setImmediate(turn)
      }
      setImmediate(turn)
      await verifyPassword(password_hash, PASSWORD)
      isDone = true
      return turns
    }
    // On the main thread it would turn once; a busy machine may do so too, but not each time.
    let most = 0
    for (let tries = 0; most <= 10 && tries < 20; tries++) most = Math.max(most, await countTurns())
    expect(most).toBeGreaterThan(10)
  })

  it('a password costs the same with an account, without one, and without a password', async () => {
    const [member] = await createMembers(1)
    const external = await createUser(t.db, { password_hash: null })
    const cost = async (email: string, password: string) => {
      const before = passwordQueue.begun
      const { statusCode } = await post(email, password)
      return { statusCode, work: passwordQueue.begun - before }
    }
    const refused = { statusCode: 422, work: 1 }
    expect(await cost(member?.email ?? '', 'pas celui-ci')).toEqual(refused)
    expect(await cost(`inconnu-${nextNumber()}@exemple.fr`, PASSWORD)).toEqual(refused)
    expect(await cost(external.email, PASSWORD)).toEqual(refused)
    expect(await cost(member?.email ?? '', PASSWORD)).toEqual({ statusCode: 200, work: 1 })
  })

  it('a full queue refuses a password with a time to retry, and nothing else', async () => {
    const [member] = await createMembers(1)
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const held = Array.from({ length: PASSWORDS_AT_ONCE + PASSWORDS_WAITING }, () =>
      passwordQueue(() => promise),
    )
    const answer = await post(member?.email ?? '')
    expectFailure(answer, 'service_indisponible')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const body = { email: `neuf-${nextNumber()}@exemple.fr`, password: PASSWORD, cgu: true }
    const registered = await t.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: t.xsrf,
      payload: { ...body, prenom: 'Lise', nom: 'Martin' },
    })
    expectFailure(registered, 'service_indisponible')
    const { rowCount } = await t.db.$client.query('select from users where email = $1', [
      body.email,
    ])
    expect(rowCount).toBe(0)
    expect((await t.inject({ url: '/api/courses?nb_page=1' })).statusCode).toBe(200)

    release()
    await Promise.all(held)
    expect((await post(member?.email ?? '')).statusCode).toBe(200)
  })
})
