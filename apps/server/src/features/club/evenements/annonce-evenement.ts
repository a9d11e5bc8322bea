import type { Tx } from '@foulee/db/connect'
import type { DateChange } from '@foulee/domain/club/evenement-dates'
import { annonceCourse } from '#kernel/notifications/announce-course.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export type DateNews = {
  /** The date that changed. */
  dates_id: number
  changes: DateChange[]
  /** Members who waited for a place and do not any more. */
  attendaient: number[]
  /** When it was said: the same change said again another day is another notice. */
  le: string
}

/** Telling those who come to a date of an event, or wait for a place, what changed of it. */
export const annonceEvenement: Job<DateNews> = {
  name: 'annonce-evenement',
  every: annonceCourse.every,
  options: annonceCourse.options,
}

/** Queues, in the caller's transaction, one job that tells everyone whom these changes touch. */
export async function announceDate(
  tx: Tx,
  { now, ...news }: Omit<DateNews, 'le'> & { now: Date },
): Promise<void> {
  if (!news.changes.length) return
  await enqueue(tx, annonceEvenement, { ...news, le: now.toISOString() })
}
