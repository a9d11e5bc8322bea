import { itemsOf } from '#platform/api/query-of.ts'

export const reactionTypesQuery = {
  ...itemsOf('POST /api/reaction/types'),
  staleTime: 'static',
} as const
