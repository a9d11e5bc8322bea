import type { Tx } from '@foulee/db/connect'
import { annonceCourse } from '#kernel/notifications/announce-course.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export type VoyageNews = {
  voyages_id: number
  /** What changed, and a sentence of it. */
  titre: string
  texte: string
  /** Members who are told otherwise: by the departure that they had booked or waited for. */
  sauf?: number[]
  /** When it was said: the same said again another day is another notice. */
  le: string
}

/** Telling those who have a stay in the run list what changed of it. */
export const annonceVoyage: Job<VoyageNews> = {
  name: 'annonce-voyage',
  every: annonceCourse.every,
  options: annonceCourse.options,
}

/** Queues, in the caller's transaction, one job that tells everyone who means to go on this stay. */
export const announceVoyage = (tx: Tx, news: VoyageNews): Promise<void> =>
  enqueue(tx, annonceVoyage, news)
