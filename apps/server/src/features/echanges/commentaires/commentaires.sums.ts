import type { Tx } from '@foulee/db/connect'
import type { Deed } from '@foulee/db/read-models/rebuild'
import { getEntry, type ThingRef } from '#kernel/entity-types/find-things.ts'
import type { Kinds } from '#kernel/entity-types/kind.ts'
import { findSums } from './commentaires.queries.ts'

/**
 * Lets those who write comments of one thing come one after the other, so that none counts without
 * the other. Call it before the first write.
 */
export async function lockAvis(tx: Tx, kinds: Kinds, { kind, id }: ThingRef): Promise<void> {
  await getEntry(kinds, kind).avis?.lock?.(tx, id)
}

/** Hands the new average to the thing, which tells what shows it. */
export async function keepSums(
  tx: Tx,
  kinds: Kinds,
  { kind, id }: ThingRef,
  { now, deed = 'other' }: { now: Date; deed?: Deed },
): Promise<void> {
  const sums = await findSums(tx, { kind, id })
  await getEntry(kinds, kind).avis?.keepSums(tx, id, { sums, now, deed })
}
