import type { Db, Tx } from '@foulee/db/connect'
import { type FaitKind, isFaitKind } from '@foulee/domain/club/fait'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export const badgesMembre: Job<{ users_id: number; kinds: FaitKind[] }> = {
  name: 'badges-membre',
  every: 2,
  isPrivate: true,
  options: { retryLimit: 5, retryDelay: 30, retryBackoff: true },
}

/**
 * Queues a recount for badges after a member's action or its reversal. Pass the action's
 * transaction: counts are read later (`badges.award.ts`), so that extra calls are harmless. Kinds
 * that count for no badge are ignored.
 */
export async function recordFaits(
  db: Db | Tx,
  users_id: number,
  ...kinds: readonly string[]
): Promise<void> {
  const faits = kinds.filter(isFaitKind)
  if (faits.length) await enqueue(db, badgesMembre, { users_id, kinds: faits })
}
