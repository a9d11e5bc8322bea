import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

const FOUND = 6
export const MIN_LETTERS = 3

export const racesQuery = (texte: string) =>
  queryOptions({
    queryKey: ['courses', 'choix', texte],
    queryFn: async () => (await api('GET /api/courses', { query: { texte, nb_page: FOUND } })).data,
    enabled: texte.length >= MIN_LETTERS,
  })
