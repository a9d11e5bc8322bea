import type { Demande } from '@foulee/contract/membres/demandes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

export type QueueFilters = { etat: Demande['etat']; type: Demande['type'] | undefined }

export const queueQuery = ({ etat, type }: QueueFilters) =>
  infiniteQueryOptions({
    ...NO_AUTO_REFETCH,
    queryKey: ['moderation', 'demandes', etat, type ?? ''],
    queryFn: ({ pageParam: page }) =>
      api('POST /api/demandes/list', {
        body: { my: false, etat, page, nb_page: PER_PAGE, ...(type && { type }) },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })
