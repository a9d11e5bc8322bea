import type { CartePublication } from '@foulee/contract/echanges/fil'
import type { Db, Tx } from '@foulee/db/connect'
import type { publications } from '@foulee/db/schema'
import type { PublicationKind } from '@foulee/domain/echanges/publication'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'

export type FilRow = Pick<
  typeof publications.$inferSelect,
  | 'id'
  | 'kind'
  | 'fait_id'
  | 'objet_kind'
  | 'objet_id'
  | 'emetteur_kind'
  | 'emetteur_id'
  | 'users_id'
>

export type Viewer = { id: number; isStaff: boolean; now: Date }

export type FilQuery = {
  db: Db | Tx
  kinds: EntityTypes
  viewer: Viewer
  follows: (users_id: number) => boolean
}

type ObjetOf<K extends PublicationKind> = Extract<CartePublication, { kind: K }>['objet']

/** Single definition of a feed item's kind: visibility, phrase and card (decision 0110). */
export type FilKind<K extends PublicationKind> = {
  kind: K
  /** Follows the sender's name: « publie une course ». */
  phrase: string
  /** Visible only to viewers who may see the member's profile. */
  isPersonal?: true
  /**
   * Cards by item id, in one statement. Items missing from the map are hidden from the viewer:
   * withdrawn, private or erased.
   */
  find: (ask: FilQuery, rows: readonly FilRow[]) => Promise<ReadonlyMap<number, ObjetOf<K>>>
}
export type AnyFilKind = { [K in PublicationKind]: FilKind<K> }[PublicationKind]

export type Fil = Readonly<Partial<Record<PublicationKind, AnyFilKind>>>

export const listFacts = (rows: readonly FilRow[]): number[] => [
  ...new Set(rows.flatMap(({ fait_id }) => fait_id ?? [])),
]

export function byFact<T>(
  rows: readonly FilRow[],
  cards: ReadonlyMap<number, T>,
): ReadonlyMap<number, T> {
  const found = new Map<number, T>()
  for (const { id, fait_id } of rows) {
    const card = fait_id === null ? undefined : cards.get(fait_id)
    if (card !== undefined) found.set(id, card)
  }
  return found
}
