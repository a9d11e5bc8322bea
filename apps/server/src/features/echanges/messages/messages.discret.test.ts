import { randomUUID } from 'node:crypto'
import { readFlux } from '@foulee/testing/flux-reader'
import { createDirect, createGroupe, createMessage } from '@foulee/testing/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'
import { follow, newSomebody } from './messages.test-cast.ts'

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

it('what is answered is quoted to nobody who was let in after it was said', async () => {
  const [one, friend, late] = [await newSomebody(t), await newSomebody(t), await newSomebody(t)]
  const { id: channels_id } = await createGroupe(t.db, { gerant: one.id, membres: [friend.id] })
  const old = await createMessage(t.db, { channels_id, users_id: one.id, texte: 'AVANT-SECRET' })
  await follow(t, late, one)
  await one.call('POST /api/messages/groupe/{id}/inviter', {
    params: { id: channels_id },
    body: { users_ids: [late.id] },
  })
  const answer = await friend.call('POST /api/messages/post/channel/{id}', {
    params: { id: channels_id },
    body: { texte: 'Réponse trouvable', client_id: randomUUID(), reponse_id: old.id },
  })
  expect(answer.data.reponse).toMatchObject({ extrait: 'AVANT-SECRET' })
  const search = await late.call('POST /api/messages/recherche', { query: { q: 'trouvable' } })
  expect(search.data).toMatchObject([{ message: { id: answer.id, reponse: null } }])
  const page = await late.call('POST /api/messages/channel/{channels_id}', {
    params: { channels_id },
  })
  expect(page.data.messages).toMatchObject([{ id: answer.id, reponse: null }])
})
