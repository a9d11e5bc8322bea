import { createUser } from '@foulee/testing/factories'
import { expect, it } from 'vitest'
import { testApp } from '../../test-app.ts'

it('x', async () => {
  const t = await testApp()
  const u = await createUser(t.db)
  const s = await t.signIn(u)
  expect((await t.call('GET /api/courses')).nb).toBe(0)
  console.log(t.xsrf, s.headers)
  await t.close()
})
