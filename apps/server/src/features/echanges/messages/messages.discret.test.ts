import { readFlux } from '@foulee/testing/flux-reader'
import { createDirect } from '@foulee/testing/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'
import { newSomebody } from './messages.test-cast.ts'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await testApp()
  origin = await t.app.listen({ port: 0 })
})
afterAll(() => t.close())

it('who writes is named shortly', async () => {
  const one = await newSomebody(t, { prenom: 'Camille', nom: 'Duvernay' })
  const other = await newSomebody(t)
  const { id: channels_id } = await createDirect(t.db, one.id, other.id)
  const reader = await readFlux(origin, { token: other.token })
  await reader.until((events) => events.length > 0)
  await one.call('POST /api/messages/ecrit/{channels_id}', { params: { channels_id } })
  const events = await reader.until((all) => all.some(({ type }) => type === 'message_ecrit'))
  expect(events.find(({ type }) => type === 'message_ecrit')?.data).toMatchObject({
    nom: 'Camille\u00a0D.',
  })
  reader.cut()
})
