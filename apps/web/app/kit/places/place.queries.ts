import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const MIN_LETTERS = 2

export const lieuxQuery = (recherche: string) =>
  queryOptions({
    queryKey: ['lieux', recherche],
    queryFn: async ({ signal }) =>
      (await api('GET /api/lieux', { query: { recherche } }, { signal })).data,
    enabled: recherche.trim().length >= MIN_LETTERS,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })
