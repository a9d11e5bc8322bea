import type { Signalement } from '@foulee/contract/echanges/signalements'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { pagesOf } from '#platform/api/query-of.ts'

export type QueueFilters = {
  etat: Signalement['etat']
  model: Signalement['model'] | undefined
}

export const queueQuery = ({ etat, model }: QueueFilters) => ({
  ...pagesOf('GET /api/signalements', { query: { etat, ...(model && { model }) } }),
  ...NO_AUTO_REFETCH,
})
