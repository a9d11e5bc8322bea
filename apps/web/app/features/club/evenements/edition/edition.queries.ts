import type { Input } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ONLY_WHEN_ASKED } from '#kit/moderation/queue-query.ts'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import { EVENEMENTS_KEY } from '../evenements.queries.ts'

const PER_PAGE = 20
/** Each is read whole. */
const WAITING_PER_PAGE = 10

/** The events of my organisers and shops, the last changed first. */
export const myEvenementsQuery = infiniteQueryOptions({
  queryKey: [...EVENEMENTS_KEY, 'mes-evenements'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/evenements/mes-evenements', { query: { page, nb_page: PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(PER_PAGE),
})

/** One of my events with what only its makers see of it. */
export const gestionQuery = (id: number) =>
  queryOptions({
    queryKey: [...EVENEMENTS_KEY, 'gestion', id],
    queryFn: async () => (await api('GET /api/evenements/{id}/gestion', { params: { id } })).data,
  })

/** Who changed what of an event, the last first. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...EVENEMENTS_KEY, 'historique', id],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/evenements/{id}/historique', {
        params: { id },
        query: { page, nb_page: PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(PER_PAGE),
  })

/** Events that wait for an answer of the staff. */
export const waitingQuery = infiniteQueryOptions({
  ...ONLY_WHEN_ASKED,
  queryKey: ['moderation', 'evenements'],
  queryFn: ({ pageParam: page }) =>
    api('GET /api/evenements/a-valider', { query: { page, nb_page: WAITING_PER_PAGE } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(WAITING_PER_PAGE),
})

/** In whose name I may create an event. */
export const porteursQuery = queryOptions({
  queryKey: [...EVENEMENTS_KEY, 'porteurs'],
  queryFn: async () => (await api('GET /api/evenements/porteurs')).data,
})

export type SerieAsked = Input<'POST /api/evenements/serie'>['body']

/** The dates that a rule gives, before it is saved. What is refused is said at once: the rule is at fault. */
export const serieQuery = (body: SerieAsked) =>
  queryOptions({
    queryKey: [...EVENEMENTS_KEY, 'serie', body],
    queryFn: async ({ signal }) =>
      (await api('POST /api/evenements/serie', { body }, { signal })).data,
    retry: false,
  })
