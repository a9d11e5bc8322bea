import { itemsOf } from '#platform/api/query-of.ts'

export const appareilsQuery = { ...itemsOf('POST /api/auth/sessions'), staleTime: 0 }
