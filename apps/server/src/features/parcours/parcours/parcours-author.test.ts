import { createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('a new name of a member shows on their routes', async () => {
  const author = await createUser(t.db, { prenom: 'Paola', nom: 'Rossi' })
  const { id } = await createParcours(t.db, t.clock.now, { users_id: author.id })
  const { call } = await t.signIn(author)
  const readName = async () =>
    (await t.call('GET /api/parcours/{id}', { params: { id } })).data.auteur.nom
  expect(await readName()).toBe('Paola\u00a0R.')
  await call('POST /api/auth/update', { body: { nom: 'Serra' } })
  await t.syncChanges()
  expect(await readName()).toBe('Paola\u00a0S.')
  const body = new FormData()
  body.set('public_name', 'Paola des cimes')
  await call('POST /api/profile/update', { body })
  await t.syncChanges()
  expect(await readName()).toBe('Paola des cimes')
})
