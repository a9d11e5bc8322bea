import type { Tx } from '@foulee/db/connect'
import { notifications } from '@foulee/db/schema'
import { and, inArray, sql } from 'drizzle-orm'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'

/**
 * What these members were told of is taken back: it leaves their bell, and what still waits to be sent of
 * it (a mail, a device, the mail that gathers) is not sent.
 * @param cles of the notices; those whose key goes on after one of these with a colon go too
 */
export async function removeNotices(
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
  const told = [...new Set(gone.map(({ users_id }) => users_id))]
  await addFluxEvents(
    tx,
    told.map((users_id) => ({ users_id, type: 'notifications_lues', data: {} })),
  )
}
