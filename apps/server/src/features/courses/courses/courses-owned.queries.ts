import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { canEditCourse } from './courses.policy.ts'

export type OwnedCourse = typeof t.courses.$inferSelect

/**
 * A race that this user may change; its parts are looked up through it. `isLocked` locks the row
 * until the end of the transaction.
 * @throws ApiError `course_introuvable`, also for another's draft; `acces_refuse` for a visible
 * race
 */
export async function getOwnedCourse(
  db: Db | Tx,
  user: User,
  id: number,
  { isLocked = false } = {},
): Promise<OwnedCourse> {
  const query = db.select().from(t.courses).where(eq(t.courses.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (row && (await canEditCourse(db, user, row))) return row
  const isSeen = row && (isPublished(row.etat) || isCancelled(row.etat))
  throw new ApiError(isSeen ? 'acces_refuse' : 'course_introuvable')
}
