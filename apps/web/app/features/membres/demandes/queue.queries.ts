import type { Demande } from '@foulee/contract/membres/demandes'
import { NO_AUTO_REFETCH } from '#kit/moderation/queue-query.ts'
import { pagesOf } from '#platform/api/query-of.ts'

export type QueueFilters = { etat: Demande['etat']; type: Demande['type'] | undefined }

export const queueQuery = ({ etat, type }: QueueFilters) => ({
  ...pagesOf('POST /api/demandes/list', { body: { my: false, etat, ...(type && { type }) } }),
  ...NO_AUTO_REFETCH,
})
