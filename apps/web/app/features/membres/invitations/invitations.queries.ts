import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ['invitations', 'list'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/invitation/list', { body: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const recuesQuery = queryOptions({
  queryKey: ['invitations', 'recues'],
  queryFn: async () => (await api('POST /api/invitation/recues')).data,
})

export const receivedQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitations', 'received', token],
    queryFn: async () => (await api('POST /api/invitation/show', { body: { token } })).data,
    enabled: token !== '',
    retry: false,
  })
