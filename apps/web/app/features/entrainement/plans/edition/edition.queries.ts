import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20

export const myPlansQuery = infiniteQueryOptions({
  queryKey: ['plans', 'my'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/coaching/plan', { query: { my: 1, page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const planGestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['plans', 'gestion', id],
    queryFn: async () =>
      (await api('GET /api/coaching/plan/{id}/gestion', { params: { id } })).data,
  })

export const planHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['plans', 'historique', id],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/coaching/plan/{id}/historique', {
        params: { id },
        query: { page, nb_page: PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

export const demandesQuery = infiniteQueryOptions({
  queryKey: ['plans', 'demandes'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/coaching/plan/demandes', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

/** Sessions to copy into a plan: the coach's own, or the library. */
export const libraryQuery = (isMine: boolean, texte: string) =>
  queryOptions({
    queryKey: ['seances', 'a-prendre', isMine, texte],
    queryFn: () =>
      api('GET /api/coaching/tsession', {
        query: { ...(isMine ? { my: 1 } : {}), ...(texte ? { texte } : {}), page: 1, nb_page: 30 },
      }),
  })

/** Staff read each plan whole: pages stay short. */
const WAITING_PER_PAGE = 10

export const waitingPlansQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'plans'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/coaching/plan/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})
