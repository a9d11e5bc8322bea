import type { ListeExtra, ListeItem } from '@foulee/contract/echanges/liste'
import type { Db, Tx } from '@foulee/db/connect'
import { liste } from '@foulee/db/schema'
import { getListeKey, type ListeType } from '@foulee/domain/echanges/liste'
import { and, eq, type SQL } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'

export type Listed = {
  jour: string | null
  /** Time zone of the day; Paris by default. */
  fuseau?: string
  onAdded?: (tx: Tx, now: Date) => Promise<void>
}

export type Listing = {
  get: (db: Db, user: User, id: number) => Promise<Listed>
  /**
   * Entries of one member in list order, in one statement; with `id`, only that one. The entity is
   * null once invisible to the member.
   */
  find: (db: Db, query: ListingQuery) => Promise<ListeItem[]>
  onChanged?: (tx: Tx, users_id: number) => Promise<void>
}
export type ListingQuery = { user: User; now: Date; id?: number }

export const matchesListing = (type: ListeType, { user, id }: ListingQuery): SQL | undefined =>
  and(
    eq(liste.users_id, user.id),
    eq(liste.type, type),
    id === undefined ? undefined : eq(liste.objet_id, id),
  )

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
