import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import type { Quoi } from './suggestions-props.ts'

/**
 * Suggestions for a text. Keyed by text, so that a late answer never replaces a newer one; the
 * previous one stays while loading.
 */
export const suggestionsQuery = (q: string, quoi?: Quoi) =>
  queryOptions({
    queryKey: ['suggestions', quoi ?? 'tout', q],
    queryFn: async ({ signal }) => {
      const query = { q, ...(quoi && { quoi }) }
      return (await api('GET /api/suggestions', { query }, { signal })).data
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
