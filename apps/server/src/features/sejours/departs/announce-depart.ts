import type { Tx } from '@foulee/db/connect'
import type { DepartChange } from '@foulee/domain/sejours/depart-changement'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export type DepartNews = {
  disponibilites_id: number
  changes: DepartChange[]
  attendaient: number[]
  /** Instant of the change: the same change on another day is another notice. */
  le: string
}

export const annonceDepart: Job<DepartNews> = {
  name: 'annonce-depart',
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

/** Queues, in the caller's transaction, one job for everyone whom these changes touch. */
export async function announceDepart(
  tx: Tx,
  { disponibilites_id, changes, attendaient, now }: Omit<DepartNews, 'le'> & { now: Date },
): Promise<void> {
  if (!changes.length) return
  const le = now.toISOString()
  await enqueue(tx, annonceDepart, { disponibilites_id, changes, attendaient, le })
}
