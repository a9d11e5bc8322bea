import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api.ts'

/** The editions of my race, as its organisers fill them in. */
export const editionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'editions', id],
    queryFn: async () => (await api('GET /api/courses/{id}/editions', { params: { id } })).data,
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })

/** What the law asks before each edition to come, and what is done of it. */
export const demarchesQuery = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'demarches', id],
    queryFn: async () => (await api('GET /api/courses/{id}/demarches', { params: { id } })).data,
  })

/** The route that an épreuve follows, with its profile. */
export const routeQuery = (id: number) =>
  queryOptions({
    queryKey: ['parcours', String(id)],
    queryFn: async () => (await api('GET /api/parcours/{id}', { params: { id } })).data,
  })

const FOUND = 6

/** Routes to choose from: mine, or those that everyone sees by their words. */
export const routesQuery = (texte: string) =>
  queryOptions({
    queryKey: ['parcours', 'choix', texte],
    queryFn: async () => {
      const query = texte ? { texte, nb_page: FOUND } : { my: '1' as const, nb_page: FOUND }
      return (await api('GET /api/parcours', { query })).data
    },
  })
