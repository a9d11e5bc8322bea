import { createOrganisateur, createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createMembership } from './membership.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('a member who erased the account is no longer notified of a former structure', async () => {
  const { findMembers } = createMembership('organisateur')
  const here = await createUser(t.db)
  const gone = await createUser(t.db, { supprime_le: t.clock.now.toISOString() })
  const { id } = await createOrganisateur(t.db, { membres: [here.id, gone.id] })
  expect((await findMembers(t.db, id)).map(({ users_id }) => users_id)).toEqual([here.id])
})
