import type { ListeExtra, ListeItem } from '@foulee/contract/echanges/liste'
import type { Db, Tx } from '@foulee/db/connect'
import { liste } from '@foulee/db/schema'
import { getListeKey, type ListeType } from '@foulee/domain/echanges/liste'
import { and, eq, type SQL } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'

/** Something that one may put into the run list, once one is known to see it. */
export type Listed = {
  /** The day on which it takes place; null when it has none. */
  jour: string | null
  /** The zone of that day; Paris without it. */
  fuseau?: string
  /** What follows when it comes into somebody's list for the first time. */
  onAdded?: (tx: Tx, now: Date) => Promise<void>
}

/** What the run list asks of a kind of thing. */
export type Listing = {
  /** @throws ApiError when this person does not see it */
  get: (db: Db, user: User, id: number) => Promise<Listed>
  /**
   * The entries of one member in the order of the list, in one statement; with `id`, that one alone.
   * The thing is null where they do not see it any more.
   */
  find: (db: Db, asked: ListingQuery) => Promise<ListeItem[]>
  /** What follows when an entry of a member is put there, changed or removed, in that transaction. */
  onChanged?: (tx: Tx, users_id: number) => Promise<void>
}
export type ListingQuery = { user: User; now: Date; id?: number }

/** A condition on `liste`: the entries of this kind that are asked for. */
export const isAsked = (type: ListeType, { user, id }: ListingQuery): SQL | undefined =>
  and(
    eq(liste.users_id, user.id),
    eq(liste.type, type),
    id === undefined ? undefined : eq(liste.objet_id, id),
  )

/** What every entry says, whatever it holds. */
export function presentEntry<T extends ListeType>(
  type: T,
  { objet_id, etat, note, created_at }: typeof liste.$inferSelect,
): { type: T; id: number; key: string; extra: ListeExtra } {
  return {
    type,
    id: objet_id,
    key: getListeKey(type, objet_id),
    extra: { etat, note, ajoute_le: new Date(created_at).toISOString() },
  }
}
