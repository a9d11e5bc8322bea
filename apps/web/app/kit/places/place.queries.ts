import { keepPreviousData } from '@tanstack/react-query'
import { itemsOf } from '#platform/api/query-of.ts'

export const MIN_LETTERS = 2

export const lieuxQuery = (recherche: string) => ({
  ...itemsOf('GET /api/lieux', { query: { recherche } }),
  enabled: recherche.trim().length >= MIN_LETTERS,
  staleTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
  retry: false,
})
