import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

export type Notice = typeof t.notifications.$inferInsert

/**
 * Tells members something, once: a notice whose `cle` a member has already is left alone.
 * @returns those who have a new one
 */
export async function addNotices(tx: Tx, notices: readonly Notice[]): Promise<Set<number>> {
  if (!notices.length) return new Set()
  const rows = await tx
    .insert(t.notifications)
    .values([...notices])
    .onConflictDoNothing()
    .returning({ users_id: t.notifications.users_id })
  return new Set(rows.map(({ users_id }) => users_id))
}

/** Marks one's notices as read: those named, else all. */
export async function markRead(
  db: Db,
  { users_id, ids, now }: { users_id: number; ids?: readonly number[] | undefined; now: Date },
): Promise<void> {
  await db
    .update(t.notifications)
    .set({ lu_le: now.toISOString() })
    .where(
      and(
        eq(t.notifications.users_id, users_id),
        isNull(t.notifications.lu_le),
        ids ? inArray(t.notifications.id, [...ids]) : sql`true`,
      ),
    )
}
