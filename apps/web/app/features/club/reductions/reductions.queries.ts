import type { Reduction } from '@foulee/contract/club/reductions'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const REDUCTIONS_KEY = ['reductions'] as const

export type Filtres = {
  premium?: '0' | '1'
  partenaire?: string
  bientot?: '1'
  magasin?: number
}

export const reductionsQuery = (filtres: Filtres) =>
  infiniteQueryOptions({
    queryKey: [...REDUCTIONS_KEY, 'liste', filtres],
    queryFn: ({ pageParam, signal }) => {
      const { magasin, ...others } = filtres
      const query = { ...others, ...(magasin && { magasin: String(magasin) }), page: pageParam }
      return api('GET /api/reductions', { query }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ nb }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0)
      return loaded < nb && pages.at(-1)?.data.length ? pages.length + 1 : null
    },
  })

const GLIMPSED = 2

export const glimpseQuery = queryOptions({
  queryKey: [...REDUCTIONS_KEY, 'apercu'],
  queryFn: () => api('GET /api/reductions', { query: { page: 1, nb_page: GLIMPSED } }),
})

export const partenairesQuery = queryOptions({
  queryKey: [...REDUCTIONS_KEY, 'partenaires'],
  queryFn: async () => (await api('GET /api/reductions/partenaires')).data,
})

export const mesReductionsQuery = queryOptions({
  queryKey: [...REDUCTIONS_KEY, 'miennes'],
  queryFn: async () => (await api('GET /api/reductions/mes-reductions')).data,
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...REDUCTIONS_KEY, 'gestion', id],
    queryFn: async () => (await api('GET /api/reductions/{id}/gestion', { params: { id } })).data,
  })

/** Reveals a code, once for a double click; the lists then refetch the stock. */
export function useReveal({ id }: Pick<Reduction, 'id'>) {
  const client = useQueryClient()
  const mutationKey = [...REDUCTIONS_KEY, 'reveler', id]
  const { mutate, ...mutation } = useMutation({
    mutationKey,
    mutationFn: async () =>
      (await api('POST /api/reductions/{id}/reveler', { params: { id } })).data,
    onError: () => client.invalidateQueries({ queryKey: [...REDUCTIONS_KEY, 'liste'] }),
  })
  const reveal = () => {
    if (!client.isMutating({ mutationKey })) mutate()
  }
  return { ...mutation, mutate: reveal }
}
