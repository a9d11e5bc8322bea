import type { Db } from '@foulee/db/connect'
import { type Work, work } from '#kernel/jobs/work.ts'
import { deliver } from '#kernel/mail/deliver.ts'
import { mailJob } from '#kernel/mail/mail-job.ts'
import { removeImages, retraitImages } from '#platform/images/retrait.ts'
import { balayage, sweepStorage } from '#platform/storage/sweep.ts'
import { FEATURES } from './features.ts'

export const WORKS: readonly Work[] = [
  ...FEATURES.flatMap(({ works = [] }) => works),
  work(retraitImages, removeImages),
  work(balayage, sweepStorage),
  // Last: mails queued by the others are sent in the same round.
  work(mailJob, deliver),
]

/** Queues work that a new version finds undone, without waiting for the night. */
export async function queueAtStart(db: Db): Promise<void> {
  for (const work of WORKS) await work.queueAtStart?.(db)
}
