import { createUser } from '@foulee/testing/factories'
import { createDirect } from '@foulee/testing/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it.each([
  [true, true],
  [false, undefined],
])('membership of the staff, if %s, shows as %s', async (is_staff, shown) => {
  const met = await createUser(t.db, { is_staff })
  const reader = await createUser(t.db)
  await createDirect(t.db, reader.id, met.id)
  const { call } = await t.signIn(reader)
  const { data } = await call('POST /api/profile/show', { body: { users_id: met.id } })
  expect('equipe' in data ? data.equipe : undefined).toBe(shown)
  const talks = await call('POST /api/messages/list', { query: {} })
  expect(talks.data[0]?.interlocuteur).toMatchObject({ users_id: met.id })
  expect(talks.data[0]?.interlocuteur?.equipe).toBe(shown)
})

it('a name of the team is refused under its field, in any spelling', async () => {
  const { call } = await t.signIn(await createUser(t.db))
  for (const prenom of ['L’équipe de Foulée', 'Ѕuрроrt', 'Fou\u200blée']) {
    await expect(call('POST /api/auth/update', { body: { prenom } })).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { prenom: expect.any(String) },
    })
  }
})
