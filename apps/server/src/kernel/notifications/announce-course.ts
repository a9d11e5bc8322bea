import type { Tx } from '@foulee/db/connect'
import { type CourseChange, isRealChange } from '@foulee/domain/courses/changement'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export type CourseNews = {
  courses_id: number
  changes: CourseChange[]
  /** Instant of the change: the same change on another day is a new notification. */
  le: string
}

export const annonceCourse: Job<CourseNews> = {
  name: 'annonce-course',
  every: 1,
  options: {
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 900,
    deleteAfterSeconds: 14 * 86_400,
  },
}

/**
 * Queues, in the caller's transaction, one job that notifies every member with an épreuve of the
 * race in the run list: in the application, and by email unless switched off. Fields without a
 * difference are skipped; with no difference, nothing is queued.
 */
export async function announceCourseChange(
  tx: Tx,
  { courses_id, changes, now }: { courses_id: number; changes: readonly CourseChange[]; now: Date },
): Promise<void> {
  const real = changes.filter(isRealChange)
  if (!real.length) return
  await enqueue(tx, annonceCourse, { courses_id, changes: real, le: now.toISOString() })
}
