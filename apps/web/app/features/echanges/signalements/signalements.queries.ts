import type { Signalement } from '@foulee/contract/echanges/signalements'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

export type QueueFilters = {
  etat: Signalement['etat']
  model: Signalement['model'] | undefined
}

export const queueQuery = ({ etat, model }: QueueFilters) =>
  infiniteQueryOptions({
    ...NO_AUTO_REFETCH,
    queryKey: ['moderation', 'signalements', etat, model ?? ''],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/signalements', {
        query: { etat, page, nb_page: PER_PAGE, ...(model && { model }) },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })
