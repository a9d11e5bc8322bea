import type { Db } from '@foulee/db/connect'
import { FEATURES } from './features/features.ts'
import { removeImages, retraitImages } from './images/retrait.ts'
import { type Work, work } from './jobs/job.ts'
import { courrier } from './mail/courrier.ts'
import { deliver } from './mail/deliver.ts'
import { balayage, sweepStorage } from './storage/sweep.ts'

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
