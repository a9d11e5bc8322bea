import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { addFluxEvents } from '#platform/realtime/add-flux-events.ts'

export async function markRead(
  db: Db,
  { users_id, ids, now }: { users_id: number; ids?: readonly number[] | undefined; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(t.notifications)
      .set({ lu_le: now.toISOString() })
      .where(
        and(
          eq(t.notifications.users_id, users_id),
          isNull(t.notifications.lu_le),
          ids ? inArray(t.notifications.id, [...ids]) : sql`true`,
        ),
      )
    if (rowCount) await addFluxEvents(tx, [{ users_id, type: 'notifications_lues', data: {} }])
  })
}
