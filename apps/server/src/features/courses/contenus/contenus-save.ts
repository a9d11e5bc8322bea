import { CallError } from '@foulee/contract/call-error'
import type { ErrorCode } from '@foulee/contract/error-catalogue'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import type { Changes } from '@foulee/domain/version'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { getOwnedCourse } from '../courses/courses-owned.queries.ts'
import { noteSave } from '../courses/courses-versions.ts'

/** Who changes what of a race, and the version they started from. */
export type Saving = {
  courses_id: number
  section: 'partenaires' | 'actualites' | 'extensions' | 'social'
  user: User
  now: Date
  version?: number | undefined
}

/**
 * Changes what hangs on a race: sees that this person may, keeps others out meanwhile, notes what
 * changed, and writes what everybody reads anew.
 * @param write makes the change; says which fields changed
 */
export async function saveContent<T>(
  db: Db,
  { courses_id, section, user, now, version }: Saving,
  write: (tx: Tx) => Promise<{ changes: Changes; result: T }>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await getOwnedCourse(tx, user, courses_id, { isLocked: true })
    const { changes, result } = await write(tx)
    await noteSave(tx, { id: courses_id, section, user, now, changes, base: version })
    await touchCourse(tx, courses_id, now)
    return result
  })
}

async function touchCourse(tx: Tx, courses_id: number, now: Date): Promise<void> {
  const updated_at = now.toISOString()
  await tx.update(courses).set({ updated_at }).where(eq(courses.id, courses_id))
  await rebuildCourseCards(tx, [courses_id], now, 'edit')
}

const HIDDEN: readonly string[] = ['acces_refuse', 'course_introuvable'] satisfies ErrorCode[]

/**
 * The race of a thing that is named by its own id: what hangs on the race of somebody else does not
 * exist for who may not change it.
 * @throws ApiError `missing`
 */
export async function checkOwner(
  db: Db,
  user: User,
  courses_id: number | undefined,
  missing: ErrorCode = 'objet_introuvable',
): Promise<number> {
  if (courses_id === undefined) throw new ApiError(missing)
  try {
    await getOwnedCourse(db, user, courses_id)
    return courses_id
  } catch (cause) {
    if (cause instanceof CallError && HIDDEN.includes(cause.code)) throw new ApiError(missing)
    throw cause
  }
}
