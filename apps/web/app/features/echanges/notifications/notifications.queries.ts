import type { Notices } from '@foulee/contract/echanges/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'

/** Maximum age of the unread count, in milliseconds. */
const FRESH_MS = 60_000

export const unreadQuery = {
  ...queryOf('POST /api/notifications/list', { query: { nb_page: 1 } }),
  select: ({ nb_non_lues }: Notices) => nb_non_lues,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
}

export const noticesQuery = pagesOf(
  'POST /api/notifications/list',
  {},
  ({ notifications, nb }) => ({ shown: notifications.length, nb }),
)

/**
 * Live updates of the count and of an open list. A new notification is only counted: an insertion
 * would shift the list under the finger, unless it is empty.
 */
export function useLiveNotices(): void {
  const client = useQueryClient()
  const count = () => void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
  const age = (refetchType: 'active' | 'none') =>
    void client.invalidateQueries({ queryKey: noticesQuery.queryKey, refetchType })
  const isEmpty = () => client.getQueryData(noticesQuery.queryKey)?.pages[0]?.nb === 0
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
