import type { Tx } from '@foulee/db/connect'
import type { Deed } from '@foulee/db/read-models/rebuild'
import { getEntry, type ThingRef } from '#kernel/entity-types/find-things.ts'
import type { Kinds } from '#kernel/entity-types/kind.ts'
import { findSums } from './commentaires.queries.ts'

/**
 * Serialises the comments on an object, so that each total includes the others. Required before the
 * first write.
 */
export async function lockAvis(tx: Tx, kinds: Kinds, { kind, id }: ThingRef): Promise<void> {
  await getEntry(kinds, kind).avis?.lock?.(tx, id)
}

export async function keepSums(
  tx: Tx,
  kinds: Kinds,
  { kind, id }: ThingRef,
  { now, deed = 'other' }: { now: Date; deed?: Deed },
): Promise<void> {
  const sums = await findSums(tx, { kind, id })
  await getEntry(kinds, kind).avis?.keepSums(tx, id, { sums, now, deed })
}
