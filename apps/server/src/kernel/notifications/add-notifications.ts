import type { Tx } from '@foulee/db/connect'
import { notifications } from '@foulee/db/schema'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'

export type NewNotification = typeof notifications.$inferInsert

/**
 * Inserts notifications, idempotent by member and `cle`, and updates open pages.
 * @returns the members with a new one
 */
export async function addNotifications(
  tx: Tx,
  notices: readonly NewNotification[],
): Promise<Set<number>> {
  if (!notices.length) return new Set()
  const rows = await tx
    .insert(notifications)
    .values([...notices])
    .onConflictDoNothing()
    .returning({ users_id: notifications.users_id, kind: notifications.kind })
  await addFluxEvents(
    tx,
    rows.map(({ users_id, kind }) => ({ users_id, type: 'notification', data: { kind } })),
  )
  return new Set(rows.map(({ users_id }) => users_id))
}
