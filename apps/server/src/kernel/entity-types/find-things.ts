import { ApiError } from '@foulee/contract/shared/errors'
import type { ChangeTag } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { User } from '#platform/http/user.ts'
import type { KindEntry, Kinds, Thing } from './kind.ts'

export type ThingRef = { kind: Kind; id: number }

/** `course:12` */
export const nameThing = ({ kind, id }: ThingRef): string => `${kind}:${id}`

/** @throws RangeError when no feature registers the kind: a programming error */
export function getEntry(kinds: Kinds, kind: Kind): KindEntry {
  const entry = kinds[kind]
  if (!entry) throw new RangeError(`No feature registers this kind of thing: ${kind}`)
  return entry
}

export function tagsOf(kinds: Kinds, { kind, id }: ThingRef): ChangeTag[] {
  const tag = kinds[kind]?.tag?.(id)
  return tag ? [tag] : []
}

/** Entities of several kinds by `nameThing`, one statement per kind; deleted ones are absent. */
export async function findThings(
  db: Db | Tx,
  kinds: Kinds,
  refs: readonly ThingRef[],
): Promise<ReadonlyMap<string, Thing>> {
  const found = new Map<string, Thing>()
  const ids = Map.groupBy(refs, ({ kind }) => kind)
  for (const [kind, some] of ids) {
    const unique = [...new Set(some.map(({ id }) => id))]
    for (const thing of await getEntry(kinds, kind).find(db, unique, kinds)) {
      found.set(nameThing(thing), thing)
    }
  }
  return found
}

export async function findThing(
  db: Db | Tx,
  kinds: Kinds,
  { kind, id }: ThingRef,
): Promise<Thing | null> {
  const [thing] = await getEntry(kinds, kind).find(db, [id], kinds)
  return thing ?? null
}

export const findOwners = (db: Db | Tx, kinds: Kinds, { kind, id }: ThingRef): Promise<number[]> =>
  getEntry(kinds, kind).findOwners(db, id)

export const isOwner = async (
  db: Db | Tx,
  kinds: Kinds,
  ref: ThingRef,
  users_id: number,
): Promise<boolean> => (await findOwners(db, kinds, ref)).includes(users_id)

/**
 * An entity visible to the user: its owners and the staff see drafts too.
 * @throws ApiError `objet_introuvable`
 */
export async function getVisibleThing(
  db: Db | Tx,
  kinds: Kinds,
  user: User | null,
  ref: ThingRef,
): Promise<Thing> {
  const thing = await findThing(db, kinds, ref)
  const isSeen =
    thing?.is_visible ||
    (user !== null && (user.compte.staff || (await isOwner(db, kinds, ref, user.id))))
  if (!thing || !isSeen) throw new ApiError('objet_introuvable')
  return thing
}
