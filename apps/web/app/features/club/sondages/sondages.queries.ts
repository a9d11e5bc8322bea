import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const sondageQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['sondages', 'public', slug],
    queryFn: async () => (await call('GET /api/sondages/{id}', { params: { id: slug } })).data,
  })

export const monSondageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sondages', 'moi', slug],
    queryFn: async () =>
      (await api('POST /api/profile/sondage/{id}', { params: { id: slug } })).data,
  })

export type Quoi = 'ouverts' | 'a_repondre' | 'repondus'

export const sondagesQuery = (quoi: Quoi) =>
  infiniteQueryOptions({
    queryKey: ['sondages', 'liste', quoi],
    queryFn: ({ pageParam, signal }) =>
      api('POST /api/profile/sondage', { query: { quoi, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ nb }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0)
      return loaded < nb && pages.at(-1)?.data.length ? pages.length + 1 : null
    },
  })
