import type { Publication } from '@foulee/contract/echanges/fil'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'

const PER_PAGE = 15
export type FilPage = { data: Publication[]; nb: number; jusqua: number }
type Param = { page: number; jusqua: number | null }
const FIRST: Param = { page: 1, jusqua: null }

const newestOf = (items: readonly Publication[]): number =>
  Math.max(0, ...items.map(({ id }) => id))

/**
 * The member's feed, paginated on the snapshot of its first page (produit 13.10). Never refetched
 * automatically: new items are announced and loaded on a press.
 */
export const filQuery = () =>
  infiniteQueryOptions({
    queryKey: ['feed', 'liste'],
    queryFn: async ({ pageParam: { page, jusqua }, signal }): Promise<FilPage> => {
      const query = { page, nb_page: PER_PAGE, ...(jusqua !== null && { jusqua }) }
      const { data, nb } = await api('POST /api/dashboard/feed', { query }, { signal })
      return { data, nb, jusqua: jusqua ?? newestOf(data) }
    },
    initialPageParam: FIRST,
    getNextPageParam: ({ nb, jusqua }, _, { page }): Param | undefined =>
      page * PER_PAGE < nb ? { page: page + 1, jusqua } : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Number of new items from others; null while the feed has not loaded. */
export const nouveautesQuery = (depuis: number | null) => ({
  ...queryOf('POST /api/feed/nouveautes', { body: { depuis: depuis ?? 0 } }),
  enabled: depuis !== null,
  // Always stale: no event is received while the feed is off screen.
  staleTime: 0,
})

export const publicationQuery = (id: number) => queryOf('POST /api/feed/{id}', { params: { id } })
