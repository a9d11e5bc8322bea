import { queryOptions } from '@tanstack/react-query'
import { gestionOf, PER_PAGE, waitingOf } from '#kit/publication/kind-queries.ts'
import { api } from '#platform/api/api.ts'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { VOYAGE } from './voyage-kind.ts'

export const myVoyagesQuery = pagesOf('GET /api/voyages/mes-voyages', {
  query: { nb_page: PER_PAGE },
})

export const gestionQuery = (id: number) => gestionOf(VOYAGE, id)

/** Departures for the agency; refetched each time, since bookings change them too. */
export const departsQuery = (id: number) => ({
  ...queryOf('GET /api/voyages/{id}/departs', { params: { id } }),
  staleTime: 0,
})

export const waitingQuery = waitingOf(VOYAGE, (query) =>
  api('GET /api/voyages/a-valider', { query }),
)

export const myAgencesQuery = queryOptions({
  queryKey: ['agences', 'my'],
  queryFn: async () => (await api('POST /api/voyages/agences/my')).data,
})
