import type { Call } from '@foulee/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** One race, whole. */
export const courseQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['courses', slug],
    queryFn: async () => (await call('GET /api/courses/{id}', { params: { id: slug } })).data,
  })
