import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test-app.ts'
import { issueToken } from './jetons.ts'
import { cleanUp } from './menage.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('clears what has run out, and nothing else', async () => {
  const user = await createUser(t.db)
  const { id: users_id, email } = user
  const issue = (usage: 'verification' | 'reinitialisation') =>
    t.db.transaction((tx) => issueToken(tx, { users_id, usage, email, now: t.clock.now }))
  await issue('reinitialisation')
  await issue('verification')
  await t.signIn(user)
  const remembered = await t.signIn(user, { remember: true })
  t.clock.advance({ hours: 25 })
  await cleanUp({ db: t.db, clock: () => t.clock.now })
  const count = async (table: string) =>
    (await t.db.$client.query(`select from ${table} where users_id = $1`, [users_id])).rowCount
  expect([await count('jetons'), await count('sessions')]).toEqual([1, 1])
  await remembered.call('GET /api/auth/me')
})
