import { itemsOf } from '#platform/api/query-of.ts'

const FOUND = 6
export const MIN_LETTERS = 3

export const racesQuery = (texte: string) => ({
  ...itemsOf('GET /api/courses', { query: { texte, nb_page: FOUND } }),
  enabled: texte.length >= MIN_LETTERS,
})
