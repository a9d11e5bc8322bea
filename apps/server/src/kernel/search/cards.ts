import type { ListTag } from '@foulee/db/changes'

/** Read model of a listed kind, one row per entity. Names come from the code, never user input. */
export type Cards = {
  /** With the list JSON of each entity in `carte`. */
  table: `${string}_cards`
  /** Foreign key to the entity. */
  id: `${string}_id`
  /** Sort name, written by `normalizeTexte`. */
  nom: 'nom_tri' | 'titre_tri'
  /** Table of the entities, also the cache tag of their lists. */
  things: ListTag
  /** Singular name, used in names of prepared statements. */
  genre: string
  /** Kind in the facet ledger, for totals; null when each list counts by itself. */
  ledger: Genre | null
  /** Table of the search words. */
  mots: `${string}_mots`
}

/** Kinds in the facet ledger. */
export type Genre = 'course' | 'parcours'
