import type { Db, Tx } from '@foulee/db/connect'
import { type FaitKind, isFaitKind } from '@foulee/domain/club/fait'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

/** Reads anew what a member did of some kinds, and gives the badges that follow. */
export const badgesMembre: Job<{ users_id: number; kinds: FaitKind[] }> = {
  name: 'badges-membre',
  every: 2,
  isPrivate: true,
  options: { retryLimit: 5, retryDelay: 30, retryBackoff: true },
}

/**
 * Says that a member did something that badges may count, or took it back. Pass the transaction of the
 * deed: the facts themselves are read from it later (`badges.award.ts`), so that saying it twice, or
 * for nothing, changes nothing. What is no fact is left alone.
 */
export async function noteFaits(
  db: Db | Tx,
  users_id: number,
  ...kinds: readonly string[]
): Promise<void> {
  const known = kinds.filter(isFaitKind)
  if (known.length) await enqueue(db, badgesMembre, { users_id, kinds: known })
}
