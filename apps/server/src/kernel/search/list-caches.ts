import type { ListTag } from '@foulee/db/invalidation'
import type { TaggedCache } from '#platform/http/tagged-cache.ts'
import type { Grille } from './carte/grille.types.ts'
import type { WorldLine } from './carte/world-line.ts'
import type { Corrections } from './text-search.ts'

export type ListCaches = {
  /** Totals by kind and filters: counting is the expensive part of a list. */
  totals: TaggedCache<number>
  corrections: Corrections
  grilles: TaggedCache<Grille>
  lignes: TaggedCache<readonly WorldLine[]>
}

export type Counted = { name: string; tag: ListTag }

/**
 * A page of a public list. Concurrent pages with the same filters share one count.
 * @param find reads the page; without a total it counts too
 */
export async function findWithTotal<Found extends { nb: number }>(
  { totals }: ListCaches,
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

export function totalKey(
  tag: ListTag,
  { page, nb_page, tri, ...filters }: { page: number; nb_page: number; tri?: unknown },
): string {
  return `${tag} ${JSON.stringify(filters)}`
}
