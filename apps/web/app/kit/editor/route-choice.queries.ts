import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const routeQuery = (id: number) =>
  queryOptions({
    queryKey: ['parcours', String(id)],
    queryFn: async () => (await api('GET /api/parcours/{id}', { params: { id } })).data,
  })

const FOUND = 6

export const routesQuery = (texte: string) =>
  queryOptions({
    queryKey: ['parcours', 'choix', texte],
    queryFn: async () => {
      const query = texte ? { texte, nb_page: FOUND } : { my: '1' as const, nb_page: FOUND }
      return (await api('GET /api/parcours', { query })).data
    },
  })
