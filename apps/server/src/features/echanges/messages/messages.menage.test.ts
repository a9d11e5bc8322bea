import * as s from '@foulee/db/schema'
import { createDirect, createMessage, createPiece } from '@foulee/testing/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { purgeMessages } from './messages.menage.ts'
import { newSomebody, postMessage, read } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-16T09:00:00Z') })
})
afterAll(() => t.close())

const OLD = '2024-03-16T08:59:00Z'
const purge = (messageMonths: number | null) =>
  purgeMessages(t.db, t.clock.now, { ...t.config.retention, messageMonths })

async function openTalk() {
  const [lea, karim] = [await newSomebody(t), await newSomebody(t)]
  const { id } = await createDirect(t.db, lea.id, karim.id)
  const old = await createMessage(t.db, {
    channels_id: id,
    users_id: karim.id,
    texte: 'On court demain\u00a0?',
    created_at: OLD,
  })
  return { lea, karim, id, old }
}
const textsOf = async (lea: Awaited<ReturnType<typeof newSomebody>>, id: number) =>
  (await read(lea, id)).messages.map(({ texte }) => texte)

it('the purge erases old messages with attachments, unlinks answers, and corrects the counts', async () => {
  const { lea, id, old } = await openTalk()
  await createPiece(t.db, old.id)
  await postMessage(lea, id, 'Oui, à sept heures.', { reponse_id: old.id })
  await purge(null)
  expect(await textsOf(lea, id)).toHaveLength(2)
  await purge(24)
  const page = await read(lea, id)
  expect(page.nb).toBe(1)
  expect(page.messages).toMatchObject([{ texte: 'Oui, à sept heures.', reponse: null }])
  expect(await t.db.$count(s.messagePieces, eq(s.messagePieces.messages_id, old.id))).toBe(0)
})

it('the purge leaves an old channel open and empty', async () => {
  const { lea, id } = await openTalk()
  await purge(24)
  const [canal] = await t.db.select().from(s.canaux).where(eq(s.canaux.id, id))
  expect(canal).toMatchObject({ nb_messages: 0, dernier_id: null })
  await postMessage(lea, id, 'Tu es là\u00a0?')
  expect(await textsOf(lea, id)).toEqual(['Tu es là\u00a0?'])
})

it('the purge keeps a reported message until the staff has answered', async () => {
  const { lea, id, old } = await openTalk()
  const [report] = await t.db
    .insert(s.signalements)
    .values({ model: 'message', objet_id: old.id, users_id: lea.id, motif: 'spam' })
    .returning({ id: s.signalements.id })
  await purge(24)
  expect(await textsOf(lea, id)).toHaveLength(1)
  await t.db
    .update(s.signalements)
    .set({ etat: 'rejete' })
    .where(eq(s.signalements.id, report?.id ?? 0))
  await purge(24)
  expect(await textsOf(lea, id)).toEqual([])
})
