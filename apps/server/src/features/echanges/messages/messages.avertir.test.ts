import * as schema from '@foulee/db/schema'
import { createGroupe, createMessage } from '@foulee/testing/messages'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'
import { REGISTRY } from '../../registry.ts'
import * as telling from '../notifications/tell-members.ts'
import { tellAway } from './avertir.job.ts'
import { newSomebody } from './messages.test-cast.ts'

vi.mock('../notifications/tell-members.ts', { spy: true })

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const tell = (channels_id: number, messages_id: number) =>
  tellAway({ db: t.db, clock: () => t.clock.now, registry: REGISTRY }, { channels_id, messages_id })

const noticesOf = (...ids: number[]) =>
  t.db.select().from(schema.notifications).where(inArray(schema.notifications.users_id, ids))

it('of many people some are told at a time, and nobody who was told already', async () => {
  const [one, other] = [await newSomebody(t), await newSomebody(t)]
  const { id: channels_id } = await createGroupe(t.db, { gerant: one.id, membres: [other.id] })
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
  const { id } = await createMessage(t.db, { channels_id, users_id: one.id })
  const told = vi.mocked(telling.tellMembers)
  const sizes = () => told.mock.calls.map(([, { lecteurs }]) => lecteurs.length)
  told.mockClear()
  await tell(channels_id, id)
  expect(sizes()).toEqual([500, 2])
  expect(await noticesOf(...crowd, other.id)).toHaveLength(502)
  told.mockClear()
  const next = await createMessage(t.db, { channels_id, users_id: one.id })
  await tell(channels_id, next.id)
  expect(sizes()).toEqual([0])
})
