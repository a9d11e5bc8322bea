import type { CartePublication } from '@foulee/contract/echanges/fil'
import type { Db, Tx } from '@foulee/db/connect'
import type { publications } from '@foulee/db/schema'
import type { PublicationKind } from '@foulee/domain/echanges/publication'
import type { Kinds } from '#kernel/entity-types/kind.ts'

/** One item of the feed, as far as it takes to know what it shows. */
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

/** Who reads the feed, and when. */
export type Viewer = { id: number; isStaff: boolean; now: Date }

/** What a kind of item is asked with. */
export type FilAsk = {
  db: Db | Tx
  kinds: Kinds
  viewer: Viewer
  /** Whether the viewer follows this member. */
  follows: (users_id: number) => boolean
}

type ObjetOf<K extends PublicationKind> = Extract<CartePublication, { kind: K }>['objet']

/** The one place that says of a kind of item who may see it, its words and its card (decision 0110). */
export type FilKind<K extends PublicationKind> = {
  kind: K
  /** What happened, after the name of who speaks: « publie une course ». */
  phrase: string
  /** Whether only those see it who may see the profile of its member. */
  isPersonal?: true
  /**
   * The cards of these items by the id of the item, in one statement. What is not in the map, the viewer
   * may not see: it was taken down, made private or erased.
   */
  find: (ask: FilAsk, rows: readonly FilRow[]) => Promise<ReadonlyMap<number, ObjetOf<K>>>
}
export type AnyFilKind = { [K in PublicationKind]: FilKind<K> }[PublicationKind]

/** Every kind of item that a feature has registered. */
export type Fil = Readonly<Partial<Record<PublicationKind, AnyFilKind>>>

/** The rows of the facts that these items tell of, each once. */
export const listFacts = (rows: readonly FilRow[]): number[] => [
  ...new Set(rows.flatMap(({ fait_id }) => fait_id ?? [])),
]

/** Cards by the row of their fact, handed to each item that tells of it. */
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
