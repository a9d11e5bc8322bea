import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 30

export const abonnementsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['abonnements', 'liste'],
    queryFn: ({ pageParam: page, signal }) =>
      api('POST /api/abonnements/list', { query: { page, nb_page: PER_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

export const sourdinesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['sourdines'],
    queryFn: ({ pageParam: page, signal }) =>
      api('POST /api/feed/sourdines', { query: { page, nb_page: PER_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })
