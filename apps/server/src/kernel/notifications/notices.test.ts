import { notifications, users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { isNotificationCurrent } from './is-current.ts'
import { removeNotifications } from './remove-notifications.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function createNotified(cles: readonly string[]): Promise<number> {
  const { id: users_id } = await createUser(t.db)
  const words = { kind: 'course', titre: 'Trail des Crêtes', texte: 'Complet.', url: '/courses/1' }
  await t.db.insert(notifications).values(cles.map((cle) => ({ users_id, cle, ...words })))
  return users_id
}
const remove = (users_id: number, cles: readonly string[]) =>
  t.db.transaction((tx) => removeNotifications(tx, [users_id], cles))
const readKeys = async (users_id: number) => {
  const { cle, id } = notifications
  const rows = await t.db
    .select({ cle })
    .from(notifications)
    .where(eq(notifications.users_id, users_id))
    .orderBy(asc(id))
  return rows.map((row) => row.cle)
}

it('a notice that is taken back takes those with it that say more of the same thing, and of no other', async () => {
  const all = ['canal:12', 'canal:12:3', 'canal:123', 'canal:1']
  const [member, other] = [await createNotified(all), await createNotified(all)]
  await remove(member, ['canal:12'])
  expect(await readKeys(member)).toEqual(['canal:123', 'canal:1'])
  expect(await readKeys(other)).toEqual(all)
})

it('what waits to be sent is told as long as its notice and the account of its author are there', async () => {
  const users_id = await createNotified(['canal:12'])
  const { id: auteur_id } = await createUser(t.db)
  const query = { users_id, cle: 'canal:12' }
  expect(await isNotificationCurrent(t.db, { ...query, auteur_id })).toBe(true)
  await t.db
    .update(users)
    .set({ supprime_le: t.clock.now.toISOString() })
    .where(eq(users.id, auteur_id))
  expect(await isNotificationCurrent(t.db, { ...query, auteur_id })).toBe(false)
  expect(await isNotificationCurrent(t.db, query)).toBe(true)
  await remove(users_id, ['canal:12'])
  expect(await isNotificationCurrent(t.db, query)).toBe(false)
})
