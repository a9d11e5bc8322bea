import * as tables from '@foulee/db/schema'
import type { ModeMail, Notification } from '@foulee/domain/echanges/notification'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notifyMembers } from '#kernel/notifications/notify-members.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { resumes } from './resumes.job.ts'

const MONDAY = new Date('2026-03-16T09:00:00Z')

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.now = MONDAY
})

async function newReader(mail: ModeMail = 'quotidien', kind: Notification = 'courses') {
  const user = await createUser(t.db)
  await chooseNotices(t.db, user.id, kind, { mail })
  return { ...(await t.signIn(user)), ...user }
}
type Reader = Awaited<ReturnType<typeof newReader>>

async function notifyReader(
  { id }: Reader,
  titre: string,
  kind: Notification = 'courses',
  le = t.clock.now,
) {
  const nouvelles = [{ cle: `essai:${nextNumber()}`, titre, texte: `${titre}.`, url: '/courses' }]
  const lecteurs = [{ users_id: id, nouvelles, mail: { bouton: 'Voir' } }]
  await t.db.transaction((tx) => notifyMembers(tx, { kind, le, lecteurs }))
}

async function mailsAt(now: string, { email }: Reader) {
  t.clock.now = new Date(now)
  await enqueue(t.db, resumes, {})
  await t.workOff()
  return t.mailsTo(email).map(({ subject }) => subject)
}

const ONE = 'Une nouvelle pour vous sur Foulée'

describe('digest of notices', () => {
  it('a digest comes at eight in the morning, with all unread notices, by kind', async () => {
    const reader = await newReader()
    await chooseNotices(t.db, reader.id, 'avis', { mail: 'quotidien' })
    await notifyReader(reader, 'La date change')
    await notifyReader(reader, 'Un avis', 'avis')
    await notifyReader(reader, 'Le lieu change')
    expect(await mailsAt('2026-03-17T06:59Z', reader)).toEqual([])
    expect(await mailsAt('2026-03-17T07:00Z', reader)).toEqual(['3\u00a0nouvelles sur Foulée'])
    const [mail] = t.mailsTo(reader.email)
    expect(mail?.text.replace(/\n+/g, '\n')).toContain(
      [
        'MES COURSES',
        '- Le lieu change',
        'Le lieu change.',
        'http://localhost:3000/courses',
        '- La date change',
        'La date change.',
        'http://localhost:3000/courses',
        'AVIS ET RÉPONSES',
        '- Un avis',
      ].join('\n'),
    )
    expect(mail?.unsubscribe).toMatch(/\.resume\./)
    expect(await mailsAt('2026-03-18T07:00Z', reader), 'said once').toHaveLength(1)
  })

  it('a digest leaves out read notices, and is never empty', async () => {
    const [notified, none] = [await newReader(), await newReader()]
    for (const reader of [notified, none]) {
      await notifyReader(reader, 'La date change')
      await reader.call('POST /api/notifications/lues', { body: {} })
    }
    await notifyReader(notified, 'Le lieu change')
    expect(await mailsAt('2026-03-17T07:00Z', notified)).toEqual([ONE])
    expect(t.mailsTo(notified.email)[0]?.text).not.toContain('La date change')
    expect(t.mailsTo(none.email)).toEqual([])
  })

  it('a digest comes once a day, and the next day for later notices', async () => {
    const reader = await newReader()
    await notifyReader(reader, 'La date change')
    await mailsAt('2026-03-17T07:00Z', reader)
    await notifyReader(reader, 'Le lieu change')
    expect(await mailsAt('2026-03-17T22:50Z', reader)).toHaveLength(1)
    expect(await mailsAt('2026-03-18T07:00Z', reader)).toEqual([ONE, ONE])
  })

  it('a digest comes once a day, also with a notice recorded late', async () => {
    const reader = await newReader()
    await notifyReader(reader, 'La date change')
    await mailsAt('2026-03-17T07:00Z', reader)
    await notifyReader(reader, 'Le lieu change', 'courses', new Date('2026-03-17T06:59Z'))
    expect(await mailsAt('2026-03-17T07:10Z', reader)).toHaveLength(1)
    expect(await mailsAt('2026-03-18T07:00Z', reader)).toEqual([ONE, ONE])
  })

  it('a digest comes late when the server was down at the hour', async () => {
    const reader = await newReader()
    await notifyReader(reader, 'La date change')
    expect(await mailsAt('2026-03-17T13:20Z', reader)).toEqual([ONE])
  })

  it('a digest follows the chosen hour and day, also when clocks change', async () => {
    const reader = await newReader('hebdomadaire')
    await reader.call('POST /api/notifications/reglages', { body: { heure: 2, jour: 7 } })
    t.clock.now = new Date('2026-03-28T12:00Z')
    await notifyReader(reader, 'La date change')
    // Two in the morning does not exist that Sunday: clocks go from 01:59 to 03:00.
    expect(await mailsAt('2026-03-29T00:50Z', reader)).toEqual([])
    expect(await mailsAt('2026-03-29T01:00Z', reader)).toEqual([ONE])
  })

  it('a digest comes once when the hour occurs twice, at the first', async () => {
    const reader = await newReader()
    await reader.call('POST /api/notifications/reglages', { body: { heure: 2 } })
    t.clock.now = new Date('2026-10-24T12:00Z')
    await notifyReader(reader, 'La date change')
    // Two in the morning comes twice that Sunday: clocks go from 02:59 to 02:00.
    expect(await mailsAt('2026-10-24T23:50Z', reader)).toEqual([])
    expect(await mailsAt('2026-10-25T00:00Z', reader)).toEqual([ONE])
    await notifyReader(reader, 'Le lieu change')
    expect(await mailsAt('2026-10-25T01:10Z', reader), 'the second time').toEqual([ONE])
    // From then on two o’clock is an hour later in UTC.
    expect(await mailsAt('2026-10-26T00:50Z', reader)).toEqual([ONE])
    expect(await mailsAt('2026-10-26T01:00Z', reader)).toEqual([ONE, ONE])
  })

  it.each([
    ['the last of winter time', '2026-03-28T07:00Z'],
    ['the day when clocks go forward', '2026-03-29T06:00Z'],
    ['the last of summer time', '2026-10-24T06:00Z'],
    ['the day when clocks go back', '2026-10-25T07:00Z'],
  ])('a digest comes at eight in Paris on %s', async (_, eight) => {
    const reader = await newReader()
    const at = (ms: number) => new Date(new Date(eight).getTime() + ms).toISOString()
    t.clock.now = new Date(at(-12 * 3_600_000))
    await notifyReader(reader, 'La date change')
    expect(await mailsAt(at(-1), reader)).toEqual([])
    expect(await mailsAt(at(0), reader)).toEqual([ONE])
  })

  it('a weekly digest waits for its day', async () => {
    const reader = await newReader('hebdomadaire')
    await notifyReader(reader, 'La date change')
    expect(await mailsAt('2026-03-22T07:00Z', reader)).toEqual([])
    expect(await mailsAt('2026-03-23T07:00Z', reader)).toEqual([ONE])
  })

  it('a digest lists the newest notices and the total', async () => {
    const reader = await newReader()
    for (let n = 1; n <= 52; n++) await notifyReader(reader, `Nouvelle ${n}.`)
    expect(await mailsAt('2026-03-17T07:00Z', reader)).toEqual(['52\u00a0nouvelles sur Foulée'])
    const [mail] = t.mailsTo(reader.email)
    expect(mail?.text).toContain('2 de plus')
    expect(mail?.text).toContain('- Nouvelle 3.')
    expect(mail?.text).not.toContain('- Nouvelle 2.')
  })

  it('a digest drops kinds no longer mailed', async () => {
    const reader = await newReader()
    await notifyReader(reader, 'La date change')
    await chooseNotices(t.db, reader.id, 'courses', { mail: 'jamais' })
    expect(await mailsAt('2026-03-17T07:00Z', reader)).toEqual([])
    const rows = await t.db
      .select()
      .from(tables.notifications)
      .where(eq(tables.notifications.users_id, reader.id))
    expect(rows.map(({ attend_depuis }) => attend_depuis)).toEqual([null])
  })

  it('a digest is sent once, however often the job runs', async () => {
    const reader = await newReader()
    await notifyReader(reader, 'La date change')
    await enqueue(t.db, resumes, {})
    expect(await mailsAt('2026-03-17T07:00Z', reader)).toEqual([ONE])
  })
})
