import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

/** Under this key stands everything about bookings: asked again whenever one changes. */
export const RESERVATIONS = { queryKey: ['reservations'] } as const

/** My bookings, and where I wait: the other side moves them too, so they are asked for each time. */
export const mineQuery = queryOptions({
  queryKey: ['reservations', 'my'],
  queryFn: async () => (await api('POST /api/reservations/my')).data,
  staleTime: 0,
})

/** One of them, whole. */
export const reservationQuery = (id: number) =>
  queryOptions({
    queryKey: ['reservations', 'une', id],
    queryFn: async () => (await api('POST /api/reservations/{id}', { params: { id } })).data,
    staleTime: 0,
  })

/** The information form of a departure, as it reads now: never one that was read before. */
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

/** The stay whose places are asked for, with what is left of its departures now. */
export const sejourQuery = (slug: string) =>
  queryOptions({
    queryKey: ['voyages', 'reserver', slug],
    queryFn: async () => (await api('GET /api/voyages/{id}', { params: { id: slug } })).data,
    staleTime: 0,
  })

/** The desk of a departure. */
export const bureauQuery = (disponibilites_id: number) =>
  queryOptions({
    queryKey: ['reservations', 'bureau', disponibilites_id],
    queryFn: async () =>
      (await api('POST /api/voyages/depart/{id}', { params: { id: disponibilites_id } })).data,
    staleTime: 0,
  })
