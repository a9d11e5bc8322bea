import type { ListTag } from '@foulee/db/invalidation'

/** Read model of a listed kind, one row per entity. Names come from the code, never user input. */
export type ListIndex = {
  table: `${string}_cards`
  id: `${string}_id`
  /** Sort name, written by `normalizeTexte`. */
  nom: 'nom_tri' | 'titre_tri'
  /** Table of the entities, also the cache tag of their lists. */
  entityTable: ListTag
  genre: string
  /** Kind in the facet ledger, for totals; null when each list counts by itself. */
  ledger: Genre | null
  mots: `${string}_mots`
}

export type Genre = 'course' | 'parcours'
