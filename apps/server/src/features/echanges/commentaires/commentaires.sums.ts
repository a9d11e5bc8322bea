import type { Tx } from '@foulee/db/connect'
import type { ChangeKind } from '@foulee/db/read-models/rebuild'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { type EntityRef, getEntityType } from '#kernel/entity-types/find-entities.ts'
import { findSums } from './commentaires.queries.ts'

/**
 * Serialises the comments on an object, so that each total includes the others. Required before the
 * first write.
 */
export async function lockAvis(tx: Tx, kinds: EntityTypes, { kind, id }: EntityRef): Promise<void> {
  await getEntityType(kinds, kind).avis?.lock?.(tx, id)
}

export async function saveSums(
  tx: Tx,
  kinds: EntityTypes,
  { kind, id }: EntityRef,
  { now, changeKind = 'other' }: { now: Date; changeKind?: ChangeKind },
): Promise<void> {
  const sums = await findSums(tx, { kind, id })
  await getEntityType(kinds, kind).avis?.saveSums(tx, id, { sums, now, changeKind })
}
