import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const list = (token?: string) =>
  t.inject({
    url: '/api/courses?nb_page=1',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

test('a visitor and a member may read what is public', async () => {
  const { token } = await t.signIn(await createUser(t.db))
  expect((await list()).statusCode).toBe(200)
  expect((await list(token)).statusCode).toBe(200)
})

test('a public call with an expired session is refused, not answered as to a visitor', async () => {
  const { token, call } = await t.signIn(await createUser(t.db))
  await call('POST /api/auth/logout')
  const answer = await list(token)
  expect(answer.statusCode).toBe(401)
  expect(answer.json().code).toBe('session_expiree')
})
