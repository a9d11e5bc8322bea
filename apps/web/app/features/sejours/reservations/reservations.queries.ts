import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Prefix of all queries about bookings, invalidated by any change. */
export const RESERVATIONS = { queryKey: ['reservations'] } as const

/** The member's bookings and waiting lists; refetched each time, since agencies change them too. */
export const mineQuery = queryOptions({
  queryKey: ['reservations', 'my'],
  queryFn: async () => (await api('POST /api/reservations/my')).data,
  staleTime: 0,
})

export const reservationQuery = (id: number) =>
  queryOptions({
    queryKey: ['reservations', 'une', id],
    queryFn: async () => (await api('POST /api/reservations/{id}', { params: { id } })).data,
    staleTime: 0,
  })

/** Information form of a departure, never cached: its current text is acknowledged. */
export const formulaireQuery = (disponibilites_id: number) =>
  queryOptions({
    queryKey: ['reservations', 'formulaire', disponibilites_id],
    queryFn: async () =>
      (
        await api('GET /api/voyages/disponibilite/{id}/formulaire', {
          params: { id: disponibilites_id },
        })
      ).data,
    staleTime: 0,
  })

export const sejourQuery = (slug: string) =>
  queryOptions({
    queryKey: ['voyages', 'reserver', slug],
    queryFn: async () => (await api('GET /api/voyages/{id}', { params: { id: slug } })).data,
    staleTime: 0,
  })

export const bureauQuery = (disponibilites_id: number) =>
  queryOptions({
    queryKey: ['reservations', 'bureau', disponibilites_id],
    queryFn: async () =>
      (await api('POST /api/voyages/depart/{id}', { params: { id: disponibilites_id } })).data,
    staleTime: 0,
  })
