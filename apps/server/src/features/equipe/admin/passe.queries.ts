import type { Db } from '@foulee/db/connect'
import { sessions, users } from '@foulee/db/schema'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { readPasse } from './passe.ts'

/** The pass belongs to a live session of the staff, with the second factor where it is required. */
export async function isStaffPasse(
  db: Db,
  passe: string,
  { now, asksFactor }: { now: Date; asksFactor: boolean },
): Promise<boolean> {
  const id = await readPasse(db, passe, now)
  if (id === null) return false
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
