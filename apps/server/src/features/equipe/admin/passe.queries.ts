import type { Db } from '@foulee/db/connect'
import { sessions, users } from '@foulee/db/schema'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'

/** Whether this session is alive, of the staff, and gave the second factor where one is asked. */
export async function isStaffSession(
  db: Db,
  id: number,
  { now, asksFactor }: { now: Date; asksFactor: boolean },
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.users_id))
    .where(
      and(
        eq(sessions.id, id),
        gt(sessions.expires_at, now.toISOString()),
        eq(users.is_staff, true),
        isNull(users.suspendu_le),
        asksFactor ? isNotNull(sessions.facteur_le) : undefined,
      ),
    )
  return found.length > 0
}
