import { notifications } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { purgeNotifications } from './notifications.menage.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('the purge erases old notices, except those waiting for a digest', async () => {
  const { id: users_id } = await createUser(t.db)
  const notice = (cle: string, created_at: string, attend_depuis: string | null = null) => ({
    users_id,
    kind: 'course',
    cle,
    titre: 'Trail des Crêtes',
    texte: 'La date a changé.',
    url: '/courses/trail-des-cretes',
    created_at,
    attend_depuis,
  })
  await t.db
    .insert(notifications)
    .values([
      notice('ancienne', '2024-03-16T08:59:59Z'),
      notice('attendue', '2024-03-16T08:59:59Z', '2024-03-16T08:59:59Z'),
      notice('recente', '2024-03-16T09:00:00Z'),
    ])
  const now = new Date('2026-03-16T09:00:00Z')
  await purgeNotifications(t.db, now, { ...t.config.retention, noticeMonths: 24 })
  const left = await t.db
    .select({ cle: notifications.cle })
    .from(notifications)
    .where(eq(notifications.users_id, users_id))
    .orderBy(notifications.id)
  expect(left.map(({ cle }) => cle)).toEqual(['attendue', 'recente'])
})
