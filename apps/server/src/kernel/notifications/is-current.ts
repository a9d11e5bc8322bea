import type { Db } from '@foulee/db/connect'
import { notifications, users } from '@foulee/db/schema'
import { and, eq, isNull } from 'drizzle-orm'

export type NotificationRef = { users_id: number; cle: string; auteur_id?: number }

export async function isNotificationCurrent(
  db: Db,
  { users_id, cle, auteur_id }: NotificationRef,
): Promise<boolean> {
  const [notification] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.users_id, users_id), eq(notifications.cle, cle)))
  if (!notification || auteur_id === undefined) return Boolean(notification)
  const [author] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, auteur_id), isNull(users.supprime_le)))
  return Boolean(author)
}
