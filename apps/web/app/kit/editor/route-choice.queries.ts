import { itemsOf, queryOf } from '#platform/api/query-of.ts'

export const routeQuery = (id: number) =>
  queryOf('GET /api/parcours/{id}', { params: { id: String(id) } })

const FOUND = 6

export const routesQuery = (texte: string) =>
  itemsOf('GET /api/parcours', {
    query: texte ? { texte, nb_page: FOUND } : { my: '1', nb_page: FOUND },
  })
