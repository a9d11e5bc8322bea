import type { ListTag } from '@foulee/db/changes'

/**
 * A kind of thing that lists and maps show, kept as one row for each in a read model. Names are ours,
 * never a caller's.
 */
export type Cards = {
  /** The read model, with the finished JSON of each thing in `carte`. */
  table: `${string}_cards`
  /** Its column that holds the id of the thing. */
  id: `${string}_id`
  /** Its column that holds the name, as `normalizeTexte` writes it. */
  nom: 'nom_tri' | 'titre_tri'
  /** The table of the things themselves, which is also the tag of every list of them. */
  things: ListTag
  /** One of them in a word: prepared statements are named by it. */
  genre: string
  /** Whether the ledger of facets counts them; without it each list counts by itself. */
  ledger: Genre | null
  /** The table of the words that they are found by. */
  mots: `${string}_mots`
}

/** A kind of thing in the ledger of facets. */
export type Genre = 'course' | 'parcours'
