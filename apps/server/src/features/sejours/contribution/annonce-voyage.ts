import type { Tx } from '@foulee/db/connect'
import { annonceCourse } from '#kernel/notifications/announce-course.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export type VoyageNews = {
  voyages_id: number
  titre: string
  texte: string
  /** Members notified about their booking or waiting-list entry instead. */
  sauf?: number[]
  /** Instant of the change: the same change on another day is another notice. */
  le: string
}

export const annonceVoyage: Job<VoyageNews> = {
  name: 'annonce-voyage',
  every: annonceCourse.every,
  options: annonceCourse.options,
}

/** Queues, in the caller's transaction, one job for everyone with the stay in their run list. */
export const announceVoyage = (tx: Tx, news: VoyageNews): Promise<void> =>
  enqueue(tx, annonceVoyage, news)
