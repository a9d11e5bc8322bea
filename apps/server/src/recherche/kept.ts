import type { KeptGrille } from '../features/parcours/carte/grille.types.ts'
import type { WorldLine } from '../features/parcours/carte/world-line.ts'
import type { TaggedCache } from '../http/tagged-cache.ts'
import type { Corrections } from './text-search.ts'

/** What lists keep in memory until one of the things that they list changes. */
export type Kept = {
  /** How many pass some filters, by kind and filters: counting is what a list costs. */
  totals: TaggedCache<number>
  corrections: Corrections
  /** The groups of routes on the map, by filters. */
  grilles: TaggedCache<KeptGrille>
  /** What the map shows of a route, by its id. */
  lignes: TaggedCache<readonly WorldLine[]>
}

/** The same on every page of a list, in any order. */
export function nameTotal(
  kind: string,
  { page, nb_page, tri, ...filters }: { page: number; nb_page: number; tri?: unknown },
): string {
  return `${kind} ${JSON.stringify(filters)}`
}
