import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

export const seanceQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['seances', slug],
    queryFn: async () =>
      (await call('GET /api/training-session/{id}', { params: { id: slug } })).data,
  })

export const ANNUAIRE_PER_PAGE = 48

export const annuaireQuery = (page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['seances', 'annuaire', page],
    queryFn: () =>
      call('GET /api/training-session', { query: { page, nb_page: ANNUAIRE_PER_PAGE } }),
  })

/** The member's VMA and, with consent, maximum heart rate, from which paces are computed. */
export const formeQuery = queryOptions({
  queryKey: ['entrainement', 'forme'],
  queryFn: async () => (await api('POST /api/training/forme')).data,
})

const PER_PAGE = 20

export const mySeancesQuery = infiniteQueryOptions({
  queryKey: ['seances', 'my'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/coaching/tsession', { query: { my: 1, page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['seances', 'gestion', id],
    queryFn: async () =>
      (await api('GET /api/coaching/tsession/{id}/gestion', { params: { id } })).data,
  })

export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['seances', 'historique', id],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/coaching/tsession/{id}/historique', {
        params: { id },
        query: { page, nb_page: PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

/** Staff read each session whole: pages stay short. */
const WAITING_PER_PAGE = 10

export const waitingQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'seances'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/coaching/tsession/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})
