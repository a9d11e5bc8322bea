import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

/** The author's routes with drafts, the last changed first (produit 9.9: my=1). */
export const myParcoursQuery = infiniteQueryOptions({
  queryKey: ['parcours', 'my'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/parcours', { query: { my: 1, page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

const LATEST = 3

export const latestParcoursQuery = queryOptions({
  queryKey: ['parcours', 'my', 'derniers'],
  queryFn: () => api('GET /api/parcours', { query: { my: 1, page: 1, nb_page: LATEST } }),
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['parcours', 'gestion', id],
    queryFn: async () => (await api('GET /api/parcours/{id}/gestion', { params: { id } })).data,
  })

/** Staff read each route whole: pages stay short. */
const WAITING_PER_PAGE = 10

export const waitingQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'parcours'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/parcours/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})
