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
/** How old the number on the bell may be, in milliseconds. */
const FRESH_MS = 60_000

/** How many notices wait; asked again when one comes back to the tab. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'non-lues'],
    queryFn: async () =>
      (await api('POST /api/notifications/list', { query: { nb_page: 1 } })).data.nb_non_lues,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** All of them, page after page. */
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
 * Keeps the number, and the list where it is open, in step with what happens elsewhere. A new notice is
 * counted and no more: it is not pushed in under the finger of who reads the list, unless it is empty.
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
    // Without data some may have been missed, and the other handler counts.
    if (data) count()
    age(data ? 'active' : 'none')
  })
}

/** Marks these as read, or all. */
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
