import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

const PER_PAGE = 20
/** Each is read whole. */
const WAITING_PER_PAGE = 10

/** Under this key stands everything about stays: asked again whenever one changes. */
export const VOYAGES = ['voyages'] as const

/** The stays of my agencies, the last changed first. */
export const myVoyagesQuery = infiniteQueryOptions({
  queryKey: [...VOYAGES, 'mes-voyages'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/voyages/mes-voyages', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

/** One of my stays with what only its agency sees of it. */
export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...VOYAGES, 'gestion', id],
    queryFn: async () => (await api('GET /api/voyages/{id}/gestion', { params: { id } })).data,
  })

/** Its departures, as its agency sees them: travellers move them too, so they are asked for each time. */
export const departsQuery = (id: number) =>
  queryOptions({
    queryKey: [...VOYAGES, 'departs', id],
    queryFn: async () => (await api('GET /api/voyages/{id}/departs', { params: { id } })).data,
    staleTime: 0,
  })

/** Who changed what of a stay, the last first. */
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

/** Stays that wait for an answer of the staff. */
export const waitingQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'voyages'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/voyages/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})

/** The agencies that I may create a stay for. */
export const myAgencesQuery = queryOptions({
  queryKey: ['agences', 'my'],
  queryFn: async () => (await api('POST /api/voyages/agences/my')).data,
})
