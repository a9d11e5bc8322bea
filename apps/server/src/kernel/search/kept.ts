import type { ListTag } from '@foulee/db/changes'
import type { TaggedCache } from '#platform/http/tagged-cache.ts'
import type { Grille } from './carte/grille.types.ts'
import type { WorldLine } from './carte/world-line.ts'
import type { Corrections } from './text-search.ts'

/** What lists keep in memory until one of the things that they list changes. */
export type Kept = {
  /** How many pass some filters, by kind and filters: counting is what a list costs. */
  totals: TaggedCache<number>
  corrections: Corrections
  /** The groups on the map, by kind and filters. */
  grilles: TaggedCache<Grille>
  /** What the map shows of a route, by its id. */
  lignes: TaggedCache<readonly WorldLine[]>
}

/** What a list or a map counts, and what changes it. */
export type Counted = { name: string; tag: ListTag }

/**
 * Reads a page of a list that everyone may see. However many pages of the same filters are asked at
 * once, one of them counts and the others read with its total.
 * @param find reads the page; without a total it counts too
 */
export async function findCounted<Found extends { nb: number }>(
  { totals }: Kept,
  { name, tag }: Counted,
  find: (total?: number) => Promise<Found>,
): Promise<Found> {
  let own: Found | undefined
  const count = async () => {
    own = await find()
    return { value: own.nb, tags: [tag] }
  }
  const total = await totals.obtain(name, count, { shape: tag })
  return own ?? find(total)
}

/** The name under which a total is kept: the same on every page of a list, in any order. */
export function nameTotal(
  things: ListTag,
  { page, nb_page, tri, ...filters }: { page: number; nb_page: number; tri?: unknown },
): string {
  return `${things} ${JSON.stringify(filters)}`
}
