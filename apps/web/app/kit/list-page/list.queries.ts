import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ListKind } from './list-kind.ts'
import type { FilterValues } from './list-url.ts'

/** Filters of a kind with their non-empty options; loaded once (produit 2.5). */
export const filtresQuery = ({ name, readFiltres }: ListKind) =>
  queryOptions({
    queryKey: ['filtres', name],
    queryFn: readFiltres,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const countQuery = ({ name, readPage }: ListKind, filters: FilterValues) =>
  queryOptions({
    queryKey: [name, 'nombre', filters],
    queryFn: async ({ signal }) => (await readPage({ ...filters, nb_page: '1' }, 1, signal)).nb,
  })

export const desserrerQuery = (
  { name, demande }: ListKind,
  filters: FilterValues,
  sans: readonly string[],
) =>
  queryOptions({
    queryKey: [name, 'desserrer', filters, sans],
    queryFn: () => demande?.readDesserrer(filters, [...sans]) ?? [],
    enabled: demande !== undefined && sans.length > 0,
  })

/** Results page after page (produit 2.5: page + 1 until all `nb` are loaded). */
export const pagesQuery = ({ name, readPage }: ListKind, filters: FilterValues) =>
  infiniteQueryOptions({
    queryKey: [name, 'liste', filters],
    queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ data, nb }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0)
      return data.length > 0 && loaded < nb ? pages.length + 1 : null
    },
  })
