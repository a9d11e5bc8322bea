import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { createAthlete } from '@foulee/testing/entrainement'
import { readFlux } from '@foulee/testing/flux-reader'
import { createDirect, createGroupe, createMessage } from '@foulee/testing/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { follow, newSomebody } from './messages.test-cast.ts'

let t: TestApp
let origin: string
beforeAll(async () => {
  t = await testApp()
  origin = await t.app.listen({ port: 0 })
})
afterAll(() => t.close())

it('the notice names the author in the short form', async () => {
  const somebody = await newSomebody(t, { prenom: 'Camille', nom: 'Duvernay' })
  const other = await newSomebody(t)
  const { id: channels_id } = await createDirect(t.db, somebody.id, other.id)
  const reader = await readFlux(origin, { token: other.token })
  await reader.until((events) => events.length > 0)
  await somebody.call('POST /api/messages/ecrit/{channels_id}', { params: { channels_id } })
  const events = await reader.until((all) => all.some(({ type }) => type === 'message_ecrit'))
  expect(events.find(({ type }) => type === 'message_ecrit')?.data).toMatchObject({
    nom: 'Camille\u00a0D.',
  })
  reader.cut()
})

it('an answer does not quote a message from before a member joined', async () => {
  const [somebody, friend, late] = [
    await newSomebody(t),
    await newSomebody(t),
    await newSomebody(t),
  ]
  const { id: channels_id } = await createGroupe(t.db, {
    gerant: somebody.id,
    membres: [friend.id],
  })
  const old = await createMessage(t.db, {
    channels_id,
    users_id: somebody.id,
    texte: 'AVANT-SECRET',
  })
  await follow(t, late, somebody)
  await somebody.call('POST /api/messages/groupe/{id}/inviter', {
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

it('a large channel shows no read receipts', async () => {
  const coach = await newSomebody(t, { coach: true })
  const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
  for (const { id } of [somebody, other])
    await createAthlete(t.db, { coach_id: coach.id, users_id: id })
  const { data: canal } = await somebody.call('POST /api/messages/canal', {
    body: { kind: 'coach', id: coach.id },
  })
  const inThings = canal.id ?? 0
  const { id: groupe } = await createGroupe(t.db, {
    gerant: somebody.id,
    membres: [other.id, coach.id],
  })
  const readOf = async (channels_id: number) => {
    const { id } = await createMessage(t.db, { channels_id, users_id: somebody.id })
    for (const { call } of [other, coach]) {
      const body = { messages_id: id }
      await call('POST /api/messages/lu/{channels_id}', { params: { channels_id }, body })
    }
    await t.db
      .update(schema.canalMembres)
      .set({ quitte_le: t.clock.now.toISOString() })
      .where(eq(schema.canalMembres.users_id, coach.id))
    const params = { channels_id }
    const { data } = await somebody.call('POST /api/messages/channel/{channels_id}', { params })
    return data.lus.map(({ users_id }) => users_id)
  }
  expect(await readOf(groupe)).toEqual([other.id])
  expect(await readOf(inThings)).toEqual([])
})
