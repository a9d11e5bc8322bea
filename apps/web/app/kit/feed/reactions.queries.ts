import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const reactionTypesQuery = () =>
  queryOptions({
    queryKey: ['reactions', 'types'],
    queryFn: async () => (await api('POST /api/reaction/types', {})).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
