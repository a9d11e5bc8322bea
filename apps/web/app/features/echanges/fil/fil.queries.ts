import type { Publication } from '@foulee/contract/echanges/fil'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

const PER_PAGE = 15
export type FilPage = { data: Publication[]; nb: number; jusqua: number }
type Param = { page: number; jusqua: number | null }
const FIRST: Param = { page: 1, jusqua: null }

const newestOf = (items: readonly Publication[]): number =>
  Math.max(0, ...items.map(({ id }) => id))

/**
 * My feed, page after page, cut from the list as it was when its first page came (produit 13.10). It is
 * never asked again by itself: what came meanwhile is announced, and brought in by a press.
 */
export const filQuery = () =>
  infiniteQueryOptions({
    queryKey: ['fil', 'liste'],
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

/** How many items others brought since; null while the feed itself has not come. */
export const nouveautesQuery = (depuis: number | null) =>
  queryOptions({
    queryKey: ['fil', 'nouveautes', depuis],
    queryFn: async () =>
      (await api('POST /api/feed/nouveautes', { body: { depuis: depuis ?? 0 } })).data,
    enabled: depuis !== null,
    // Nobody is told of what happens while the feed is not on screen.
    staleTime: 0,
  })

/** One item. */
export const publicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['fil', 'publication', id],
    queryFn: async () => (await api('POST /api/feed/{id}', { params: { id } })).data,
  })
