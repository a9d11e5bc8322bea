import type { Tx } from '@foulee/db/connect'
import type { DateChange } from '@foulee/domain/club/evenement-dates'
import { annonceCourse } from '#kernel/notifications/announce-course.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export type DateNews = {
  dates_id: number
  changes: DateChange[]
  attendaient: number[]
  /** Instant of the change: the same change on another day is another notice. */
  le: string
}

export const annonceEvenement: Job<DateNews> = {
  name: 'annonce-evenement',
  every: annonceCourse.every,
  options: annonceCourse.options,
}

export async function announceDate(
  tx: Tx,
  { now, ...news }: Omit<DateNews, 'le'> & { now: Date },
): Promise<void> {
  if (!news.changes.length) return
  await enqueue(tx, annonceEvenement, { ...news, le: now.toISOString() })
}
