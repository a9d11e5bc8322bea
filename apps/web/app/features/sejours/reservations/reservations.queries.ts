import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'

/** The member's bookings and waiting lists; refetched each time, since agencies change them too. */
export const mineQuery = { ...queryOf('POST /api/reservations/my'), staleTime: 0 }

export const reservationQuery = (id: number) => ({
  ...queryOf('POST /api/reservations/{id}', { params: { id } }),
  staleTime: 0,
})

/** Information form of a departure, never cached: its current text is acknowledged. */
export const formulaireQuery = (id: number) => ({
  ...queryOf('GET /api/voyages/disponibilite/{id}/formulaire', { params: { id } }),
  staleTime: 0,
})

/** Apart from the query of the public page, which may be older: a booking starts with its places. */
export const sejourQuery = (slug: string) =>
  queryOptions({
    queryKey: ['voyages', 'reserver', slug],
    queryFn: async () => (await api('GET /api/voyages/{id}', { params: { id: slug } })).data,
    staleTime: 0,
  })

export const bureauQuery = (id: number) => ({
  ...queryOf('POST /api/voyages/depart/{id}', { params: { id } }),
  staleTime: 0,
})
