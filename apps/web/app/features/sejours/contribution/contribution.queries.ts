import { queryOptions } from '@tanstack/react-query'
import { gestionOf, pagedQuery, waitingOf } from '#kit/publication/kind-queries.ts'
import { api } from '#platform/api/api.ts'
import { VOYAGE, VOYAGES } from './voyage-kind.ts'

export const myVoyagesQuery = pagedQuery([...VOYAGES, 'mes-voyages'], (query) =>
  api('GET /api/voyages/mes-voyages', { query }),
)

export const gestionQuery = (id: number) => gestionOf(VOYAGE, id)

/** Departures for the agency; refetched each time, since bookings change them too. */
export const departsQuery = (id: number) =>
  queryOptions({
    queryKey: [...VOYAGES, 'departs', id],
    queryFn: async () => (await api('GET /api/voyages/{id}/departs', { params: { id } })).data,
    staleTime: 0,
  })

export const waitingQuery = waitingOf(VOYAGE, (query) =>
  api('GET /api/voyages/a-valider', { query }),
)

export const myAgencesQuery = queryOptions({
  queryKey: ['agences', 'my'],
  queryFn: async () => (await api('POST /api/voyages/agences/my')).data,
})
