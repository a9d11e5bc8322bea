import type { Call } from '@foulee/contract/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

const HOME_MAX = 3
export const PAGE_MAX = 12

export const homeActualitesQuery = queryOptions({
  queryKey: ['actualites', 'accueil'],
  queryFn: async () =>
    (await api('POST /api/dashboard/actualites', { query: { nb_page: HOME_MAX } })).data,
})

export const actualitesQuery = (page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['actualites', 'liste', page],
    queryFn: async () => {
      const query = { page, nb_page: PAGE_MAX }
      const { data, nb } = await call('POST /api/dashboard/actualites', { query })
      return { data, nb }
    },
  })

export const actualiteQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['actualites', slug],
    queryFn: async () => (await call('POST /api/actualites/{id}', { params: { id: slug } })).data,
  })

export const tvQuery = queryOptions({
  queryKey: ['tv'],
  queryFn: async () => (await api('POST /api/dashboard/tv')).data,
})
