import type { Tx } from '@foulee/db/connect'
import { notifications } from '@foulee/db/schema'
import { and, inArray, sql } from 'drizzle-orm'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'

/**
 * Retracts notifications: removes them from the bell and cancels queued emails, push messages and
 * digest entries.
 * @param cles keys; each also matches as a prefix before a colon
 */
export async function removeNotifications(
  tx: Tx,
  members: readonly number[],
  cles: readonly string[],
): Promise<void> {
  if (!members.length || !cles.length) return
  const { cle } = notifications
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.users_id, [...members]),
        sql`exists (select from jsonb_array_elements_text(${JSON.stringify(cles)}::jsonb) as c(cle)
          where ${cle} = c.cle or starts_with(${cle}, c.cle || ':'))`,
      ),
    )
    .returning({ users_id: notifications.users_id })
  const users_ids = [...new Set(gone.map(({ users_id }) => users_id))]
  await addFluxEvents(
    tx,
    users_ids.map((users_id) => ({ users_id, type: 'notifications_lues', data: {} })),
  )
}
