import type { Tx } from '@foulee/db/connect'
import { notifications } from '@foulee/db/schema'

export type Notice = typeof notifications.$inferInsert

/**
 * Tells members something, once: a notice whose `cle` a member has already is left alone.
 * @returns those who have a new one
 */
export async function addNotices(tx: Tx, notices: readonly Notice[]): Promise<Set<number>> {
  if (!notices.length) return new Set()
  const rows = await tx
    .insert(notifications)
    .values([...notices])
    .onConflictDoNothing()
    .returning({ users_id: notifications.users_id })
  return new Set(rows.map(({ users_id }) => users_id))
}
