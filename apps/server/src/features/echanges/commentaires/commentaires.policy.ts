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
  thing: EntityRef,
  users_id: number,
): Promise<ErrorCode | null> {
  const { avis } = getEntityType(kinds, thing.kind)
  if (!avis?.isThread && (await isOwner(db, kinds, thing, users_id))) return 'avis_sur_soi'
  return (await avis?.findRefusal?.(db, thing.id, users_id)) ?? null
}
