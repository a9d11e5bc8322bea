import { queryOf } from '#platform/api/query-of.ts'

/** State of the second factor, never cached. */
export const facteurQuery = { ...queryOf('GET /api/second-facteur'), staleTime: 0 }
