import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import type { Quoi } from './suggestions-props.ts'

/** Suggestions for a text; the previous ones stay while the next ones load. */
export const suggestionsQuery = (q: string, quoi?: Quoi) => ({
  ...queryOf('GET /api/suggestions', { query: { q, ...(quoi && { quoi }) } }),
  enabled: q !== '',
  placeholderData: keepPreviousData,
  staleTime: 60_000,
  retry: false,
})
