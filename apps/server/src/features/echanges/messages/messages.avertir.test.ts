import * as schema from '@foulee/db/schema'
import { createDirect, createGroupe, createMessage } from '@foulee/testing/messages'
import { chooseNotices } from '@foulee/testing/notifications'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { REGISTRY } from '#features/registry.ts'
import { avertirMessage } from '#kernel/channels/write-message.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { notifyOffline } from './avertir.job.ts'
import { newSomebody, postMessage, type Somebody } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.workOff({ isLate: true })
  await t.close()
})

const runNotifyOffline = (channels_id: number, messages_id: number) =>
  notifyOffline(
    { db: t.db, clock: () => t.clock.now, registry: REGISTRY },
    { channels_id, messages_id },
  )

const noticesOf = (...ids: number[]) =>
  t.db.select().from(schema.notifications).where(inArray(schema.notifications.users_id, ids))

it('members of a large channel are notified batch by batch, each once', async () => {
  const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
  const { id: channels_id } = await createGroupe(t.db, { gerant: somebody.id, membres: [other.id] })
  const { rows } = await t.db.execute<{ id: number }>(sql`
    insert into users (email, prenom, nom, cgu_acceptees_le)
    select 'foule' || n || '@foulee.test', 'Foule', 'N' || n, now() from generate_series(1, 501) n
    returning id`)
  const crowd = rows.map(({ id }) => id)
  await t.db
    .insert(schema.canalMembres)
    .values(
      crowd.map((users_id) => ({ channels_id, users_id, created_at: t.clock.now.toISOString() })),
    )
  const { id } = await createMessage(t.db, { channels_id, users_id: somebody.id })
  const batches = vi.spyOn(t.db, 'transaction')
  await runNotifyOffline(channels_id, id)
  expect(batches).toHaveBeenCalledTimes(2)
  const notices = await noticesOf(...crowd, other.id)
  expect(notices).toHaveLength(502)
  const next = await createMessage(t.db, { channels_id, users_id: somebody.id })
  batches.mockClear()
  await runNotifyOffline(channels_id, next.id)
  expect(batches).toHaveBeenCalledTimes(1)
  batches.mockRestore()
  expect(await noticesOf(...crowd, other.id)).toEqual(notices)
})

async function authorsOf(users_id: number): Promise<number[]> {
  const { rows } = await t.db.execute<{ id: number }>(sql`
    select (data->'notice'->>'auteur_id')::int as id from pgboss.job
    where name = 'courrier' and (data->'notice'->>'users_id')::int = ${users_id}`)
  return rows.map(({ id }) => id)
}

const PASSWORD = 'chamois sur la crête 7'

const gone: [string, (somebody: Somebody, other: Somebody) => Promise<unknown>][] = [
  [
    'a block by who was told',
    (somebody, other) => other.call('POST /api/profile/bloquer', blocking(somebody)),
  ],
  [
    'a block by who wrote',
    (somebody, other) => somebody.call('POST /api/profile/bloquer', blocking(other)),
  ],
  [
    'an erasure',
    (somebody) =>
      somebody.call('POST /api/auth/delete', {
        body: { confirmation: true, current_password: PASSWORD },
      }),
  ],
]
const blocking = ({ id }: Somebody) => ({ body: { users_id: id, est_bloque: true } })

it.each(gone)('the notice of a message is retracted by %s', async (_, end) => {
  const somebody = await newSomebody(t, { password_hash: await hashPassword(PASSWORD) })
  const [other, third] = [await newSomebody(t), await newSomebody(t)]
  const postMessage = async (writer: Somebody) => {
    const { id: channels_id } = await createDirect(t.db, writer.id, other.id)
    const { id } = await createMessage(t.db, { channels_id, users_id: writer.id })
    await runNotifyOffline(channels_id, id)
    return channels_id
  }
  await chooseNotices(t.db, other.id, 'messages', { mail: 'aussitot' })
  await postMessage(somebody)
  expect(await authorsOf(other.id)).toEqual([somebody.id])
  const kept = await postMessage(third)
  expect(await noticesOf(other.id)).toHaveLength(2)
  await end(somebody, other)
  expect(await noticesOf(other.id)).toMatchObject([{ url: `/messages/${kept}` }])
})

it('the notice of a request tells the effect of refusing it', async () => {
  const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
  const { id: channels_id } = await createDirect(t.db, other.id, somebody.id, 'demande_recue')
  const { id } = await createMessage(t.db, { channels_id, users_id: somebody.id })
  await runNotifyOffline(channels_id, id)
  expect(await noticesOf(other.id)).toMatchObject([
    {
      texte:
        'Lisez sa demande, puis acceptez-la ou refusez-la\u00a0: personne ne saura que vous l’avez refusée.',
    },
  ])
})

it.each(gone)('the notice of a group is renewed for the other authors by %s', async (_, end) => {
  const somebody = await newSomebody(t, {
    prenom: 'Ana',
    password_hash: await hashPassword(PASSWORD),
  })
  const [other, third] = [await newSomebody(t), await newSomebody(t, { prenom: 'Bruno' })]
  const postMessage = async (channels_id: number, writer: Somebody) => {
    const { id } = await createMessage(t.db, { channels_id, users_id: writer.id })
    await runNotifyOffline(channels_id, id)
  }
  const newGroup = async () => {
    const input = { gerant: somebody.id, membres: [other.id, third.id] }
    return (await createGroupe(t.db, input)).id
  }
  const [alone, both, theirs] = [await newGroup(), await newGroup(), await newGroup()]
  await postMessage(alone, somebody)
  await postMessage(both, somebody)
  await postMessage(both, third)
  await postMessage(theirs, third)
  await postMessage(theirs, somebody)
  const listNoticeTexts = async () => {
    const notices = await noticesOf(other.id)
    return new Map(notices.map(({ url, texte }) => [url, texte]))
  }
  const idOf = async (channels_id: number) =>
    (await noticesOf(other.id)).find(({ url }) => url === `/messages/${channels_id}`)?.id
  const [before, kept] = [await listNoticeTexts(), await idOf(theirs)]
  expect(before.get(`/messages/${both}`)).toContain('Ana')
  expect(before.get(`/messages/${theirs}`)).toContain('Bruno')
  expect(before.size).toBe(3)
  await end(somebody, other)
  await t.workOff()
  const after = await listNoticeTexts()
  expect([...after.keys()].toSorted()).toEqual(
    [`/messages/${both}`, `/messages/${theirs}`].toSorted(),
  )
  expect(await idOf(theirs)).toBe(kept)
  for (const texte of after.values()) expect(texte).toContain('Bruno')
})

describe('notices to offline members', () => {
  async function runNotifications(): Promise<void> {
    const waiting = sql`select from pgboss.job where name = ${avertirMessage.name} and state = 'created'`
    do expect(await t.workOff({ isLate: true })).toBe(0)
    while ((await t.db.execute(waiting)).rows.length)
  }
  const messageNoticesOf = async ({ id }: Somebody) =>
    (await noticesOf(id)).filter(({ kind }) => kind === 'messages')

  it('a notice comes once per channel until read, without the words, never when muted', async () => {
    const [sender, other] = [await newSomebody(t), await newSomebody(t)]
    const { id } = await createDirect(t.db, sender.id, other.id)
    await postMessage(sender, id, 'MOTS-QUI-NE-SORTENT-PAS')
    const second = await postMessage(sender, id, 'Et encore')
    await runNotifications()
    const notices = await messageNoticesOf(other)
    expect(notices).toHaveLength(1)
    expect(JSON.stringify(notices)).not.toContain('MOTS-QUI')
    expect(await messageNoticesOf(sender)).toEqual([])
    await other.call('POST /api/messages/lu/{channels_id}', {
      params: { channels_id: id },
      body: { messages_id: second.id },
    })
    expect(await messageNoticesOf(other)).toMatchObject([{ lu_le: expect.anything() }])
    const third = await postMessage(sender, id, 'Lu aussitôt')
    await other.call('POST /api/messages/lu/{channels_id}', {
      params: { channels_id: id },
      body: { messages_id: third.id },
    })
    await runNotifications()
    expect(await messageNoticesOf(other)).toHaveLength(1)
    await other.call('POST /api/messages/muet/{channels_id}', {
      params: { channels_id: id },
      body: { est_muet: true },
    })
    await postMessage(sender, id, 'Sans bruit')
    await runNotifications()
    expect(await messageNoticesOf(other)).toHaveLength(1)
    const { data } = await other.call('POST /api/messages/non-lus')
    expect(data.nb_canaux).toBe(0)
  })
})
