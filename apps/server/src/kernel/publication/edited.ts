import type { Tx } from '@foulee/db/connect'
import type { SQL } from 'drizzle-orm'

export type GenreEdited = 'course' | 'voyage' | 'evenement' | 'plan' | 'seance'

type Owned = { details: Readonly<Record<string, unknown>>; isOwn: boolean }
/** Null for the staff's own content. */
export type FindOwned = (tx: Tx, id: number, users_id: number) => Promise<Owned | null>

/** A kind with several editors: its tables, and who owns one. */
export type Edited = ReturnType<typeof namesOfEdited> & {
  findOwned: FindOwned
  /** SQL condition: the user owns the entity of this id. */
  isInsider: (id: SQL, user: SQL) => SQL
}

export const namesOfEdited = (genre: GenreEdited) => ({
  genre,
  table: `${genre}s` as const,
  versions: `${genre}_versions` as const,
  journal: `${genre}_journal` as const,
  key: `${genre}s_id` as const,
  missing: `${genre}_introuvable` as const,
})
