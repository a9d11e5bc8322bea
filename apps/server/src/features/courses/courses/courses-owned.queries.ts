import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { canEditCourse } from './courses.policy.ts'

/** A race as it is stored, for whoever may change it. */
export type OwnedCourse = typeof t.courses.$inferSelect

/**
 * A race that this person may change; all that hangs on it is looked up through it. `isLocked` keeps
 * others from changing it until the end of the transaction.
 * @throws ApiError `course_introuvable`, also for a draft of somebody else; `acces_refuse` for what
 * they may see
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
