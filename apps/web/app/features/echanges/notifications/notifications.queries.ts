import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'

const PER_PAGE = 20
/** Maximum age of the unread count, in milliseconds. */
const FRESH_MS = 60_000

export const unreadQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'non-lues'],
    queryFn: async () =>
      (await api('POST /api/notifications/list', { query: { nb_page: 1 } })).data.nb_non_lues,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'liste'],
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { page, nb_page: PER_PAGE }
      return (await api('POST /api/notifications/list', { query }, { signal })).data
    },
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

/**
 * Live updates of the count and of an open list. A new notification is only counted: an insertion
 * would shift the list under the finger, unless it is empty.
 */
export function useLiveNotices(): void {
  const client = useQueryClient()
  const count = () => void client.invalidateQueries({ queryKey: unreadQuery().queryKey })
  const age = (refetchType: 'active' | 'none') =>
    void client.invalidateQueries({ queryKey: noticesQuery().queryKey, refetchType })
  const isEmpty = () => client.getQueryData(noticesQuery().queryKey)?.pages[0]?.nb === 0
  useFlux('notification', () => {
    count()
    age(isEmpty() ? 'active' : 'none')
  })
  useFlux('notifications_lues', (data) => {
    // Without data, events may have been missed; the resync handler counts.
    if (data) count()
    age(data ? 'active' : 'none')
  })
}

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids?: number[]) =>
      (await api('POST /api/notifications/lues', { body: ids ? { ids } : {} })).data,
    onSuccess: ({ nb_non_lues }) => {
      client.setQueryData(unreadQuery().queryKey, nb_non_lues)
      return client.invalidateQueries({ queryKey: noticesQuery().queryKey })
    },
  })
}
