import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20
/** Staff read each stay whole: pages stay short. */
const WAITING_PER_PAGE = 10

/** Prefix of all queries about stays, invalidated by any change. */
export const VOYAGES = ['voyages'] as const

export const myVoyagesQuery = infiniteQueryOptions({
  queryKey: [...VOYAGES, 'mes-voyages'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/voyages/mes-voyages', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...VOYAGES, 'gestion', id],
    queryFn: async () => (await api('GET /api/voyages/{id}/gestion', { params: { id } })).data,
  })

/** Departures for the agency; refetched each time, since bookings change them too. */
export const departsQuery = (id: number) =>
  queryOptions({
    queryKey: [...VOYAGES, 'departs', id],
    queryFn: async () => (await api('GET /api/voyages/{id}/departs', { params: { id } })).data,
    staleTime: 0,
  })

export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...VOYAGES, 'historique', id],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/voyages/{id}/historique', {
        params: { id },
        query: { page, nb_page: PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

export const waitingQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'voyages'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/voyages/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})

export const myAgencesQuery = queryOptions({
  queryKey: ['agences', 'my'],
  queryFn: async () => (await api('POST /api/voyages/agences/my')).data,
})
