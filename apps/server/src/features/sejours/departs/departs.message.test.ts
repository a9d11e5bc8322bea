import { notifications } from '@foulee/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifyOffline } from '#features/echanges/messages/avertir.job.ts'
import { REGISTRY } from '#features/registry.ts'
import {
  type Agathe,
  meetAgathe,
  meetTraveller,
} from '#features/sejours/reservations/reservations.test-cast.ts'
import type { Ecrit } from '#kernel/channels/write-message.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
let agathe: Agathe
beforeAll(async () => {
  t = await testApp()
  agathe = await meetAgathe(t)
})
afterAll(() => t.close())

it('a message to all also enters the channel, and mails nobody twice', async () => {
  const at = await agathe.stay()
  const [karim, nora] = [await meetTraveller(t), await meetTraveller(t, 'Nora')]
  const booked = await karim.book(at.id)
  await agathe.decide(booked.id, 'confirmer')
  await nora.book(at.id)
  await agathe.call('POST /api/voyages/depart/{id}/message', {
    params: { id: at.id },
    body: { sujet: 'Rendez-vous', texte: 'À 9 h devant la gare.' },
  })
  const { data: canal } = await karim.call('POST /api/messages/canal', {
    body: { kind: 'depart', id: at.id },
  })
  const { data } = await karim.call('POST /api/messages/channel/{channels_id}', {
    params: { channels_id: canal.id },
  })
  expect(data.messages.map(({ texte }) => texte)).toEqual([
    '**Rendez-vous**\n\nÀ 9 h devant la gare.',
  ])
  const services = { db: t.db, clock: () => t.clock.now, registry: REGISTRY }
  const { rows } = await t.db.execute<{ data: Ecrit }>(sql`
    select data from pgboss.job where name = 'avertir-message'
      and (data->>'channels_id')::int = ${canal.id}`)
  for (const { data } of rows) await notifyOffline(services, data)
  const told = await t.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.users_id, karim.id), eq(notifications.kind, 'messages')))
  expect(told).toMatchObject([{ dans_app: true, attend_depuis: null }])
  await t.workOff()
  const letters = [karim, nora].map(
    ({ email }) => t.mailsTo(email).filter(({ text }) => text.includes('devant la gare')).length,
  )
  expect(letters).toEqual([1, 1])
  const closed = nora.call('POST /api/messages/canal', { body: { kind: 'depart', id: at.id } })
  await expectRefusal(closed, 'canal_introuvable')
})
