import type { Db } from '@foulee/db/connect'
import { type Work, work } from '#kernel/jobs/work.ts'
import { courrier } from '#kernel/mail/courrier.ts'
import { deliver } from '#kernel/mail/deliver.ts'
import { removeImages, retraitImages } from '#platform/images/retrait.ts'
import { balayage, sweepStorage } from '#platform/storage/sweep.ts'
import { FEATURES } from './features.ts'

/** Every job and who does it. */
export const WORKS: readonly Work[] = [
  ...FEATURES.flatMap(({ works = [] }) => works),
  work(retraitImages, removeImages),
  work(balayage, sweepStorage),
  // Last: what the others queue is sent in the same round.
  work(courrier, deliver),
]

/** Queues what a new version of the code finds undone: it does not wait for the night. */
export async function queueAtStart(db: Db): Promise<void> {
  for (const work of WORKS) await work.queueAtStart?.(db)
}
