import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import type { ChangeTag } from '@foulee/db/invalidation'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { User } from '#platform/http/user.ts'
import type { Entity, EntityType, EntityTypes } from './entity-type.ts'

export type EntityRef = { kind: Kind; id: number }

export const entityKey = ({ kind, id }: EntityRef): string => `${kind}:${id}`

/** @throws RangeError when no feature registers the kind: a programming error */
export function getEntityType(kinds: EntityTypes, kind: Kind): EntityType {
  const entry = kinds[kind]
  if (!entry) throw new RangeError(`No feature registers this kind of thing: ${kind}`)
  return entry
}

export function tagsOf(kinds: EntityTypes, { kind, id }: EntityRef): ChangeTag[] {
  const tag = kinds[kind]?.tag?.(id)
  return tag ? [tag] : []
}

/** Entities of several kinds by `entityKey`, one statement per kind; deleted ones are absent. */
export async function findEntities(
  db: Db | Tx,
  kinds: EntityTypes,
  refs: readonly EntityRef[],
): Promise<ReadonlyMap<string, Entity>> {
  const found = new Map<string, Entity>()
  const ids = Map.groupBy(refs, ({ kind }) => kind)
  for (const [kind, group] of ids) {
    const unique = [...new Set(group.map(({ id }) => id))]
    for (const entity of await getEntityType(kinds, kind).find(db, unique, kinds)) {
      found.set(entityKey(entity), entity)
    }
  }
  return found
}

export async function findEntity(
  db: Db | Tx,
  kinds: EntityTypes,
  { kind, id }: EntityRef,
): Promise<Entity | null> {
  const [entity] = await getEntityType(kinds, kind).find(db, [id], kinds)
  return entity ?? null
}

export const findOwners = (
  db: Db | Tx,
  kinds: EntityTypes,
  { kind, id }: EntityRef,
): Promise<number[]> => getEntityType(kinds, kind).findOwners(db, id)

export const isOwner = async (
  db: Db | Tx,
  kinds: EntityTypes,
  ref: EntityRef,
  users_id: number,
): Promise<boolean> => (await findOwners(db, kinds, ref)).includes(users_id)

/**
 * An entity visible to the user: its owners and the staff see drafts too.
 * @throws ApiError `objet_introuvable`
 */
export async function getVisibleEntity(
  db: Db | Tx,
  kinds: EntityTypes,
  user: User | null,
  ref: EntityRef,
): Promise<Entity> {
  const entity = await findEntity(db, kinds, ref)
  const isSeen =
    entity?.is_visible ||
    (user !== null && (user.compte.staff || (await isOwner(db, kinds, ref, user.id))))
  if (!entity || !isSeen) throw new ApiError('objet_introuvable')
  return entity
}
