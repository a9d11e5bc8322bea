import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** How one may react, to an item of the feed or to a message. */
export const reactionTypesQuery = () =>
  queryOptions({
    queryKey: ['reactions', 'types'],
    queryFn: async () => (await api('POST /api/reaction/types', {})).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
