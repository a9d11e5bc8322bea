import type { Call } from '@foulee/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** What trains for each épreuve of a race. */
export const preparationQuery = (id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['parcours', 'preparation', id],
    queryFn: async () =>
      (await call('GET /api/courses/{id}/parcours', { params: { id: String(id) } })).data,
  })
