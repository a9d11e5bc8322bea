import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import type { Quoi } from './suggestions-props.ts'

/**
 * What is offered for these letters. Each text has an answer of its own, so that a late one never takes the
 * place of a newer; the one before stays until its follower has come.
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
