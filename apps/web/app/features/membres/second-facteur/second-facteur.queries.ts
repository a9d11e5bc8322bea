import { queryOf } from '#platform/api/query-of.ts'

export const facteurQuery = { ...queryOf('GET /api/second-facteur'), staleTime: 0 }
