import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Db, Tx } from '@foulee/db/connect'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { type EntityRef, getEntityType, isOwner } from '#kernel/entity-types/find-entities.ts'

/**
 * Reason why this member may not comment on a visible object; null otherwise. Owners cannot rate
 * their own, and some kinds add conditions.
 */
export async function findRefusal(
  db: Db | Tx,
  kinds: EntityTypes,
  ref: EntityRef,
  users_id: number,
): Promise<ErrorCode | null> {
  const { avis } = getEntityType(kinds, ref.kind)
  if (!avis?.isThread && (await isOwner(db, kinds, ref, users_id))) return 'avis_sur_soi'
  return (await avis?.findRefusal?.(db, ref.id, users_id)) ?? null
}
