import { itemsOf } from '#platform/api/query-of.ts'

/** Sessions of the member, never cached. */
export const appareilsQuery = { ...itemsOf('POST /api/auth/sessions'), staleTime: 0 }
