import { gestionOf, waitingOf } from '#kit/publication/kind-queries.ts'
import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'
import { VOYAGE } from './voyage-kind.ts'

export const myVoyagesQuery = pagesOf('GET /api/voyages/mes-voyages', {})

export const gestionQuery = (id: number) => gestionOf(VOYAGE, id)

/** Departures for the agency; refetched each time, since bookings change them too. */
export const departsQuery = (id: number) => ({
  ...queryOf('GET /api/voyages/{id}/departs', { params: { id } }),
  staleTime: 0,
})

export const waitingQuery = waitingOf('GET /api/voyages/a-valider')

export const myAgencesQuery = itemsOf('POST /api/voyages/agences/my')
