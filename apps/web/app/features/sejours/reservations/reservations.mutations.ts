import type { Reservation } from '@foulee/contract/sejours/reservation'
import type { Input } from '@foulee/contract/shared/call'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { renewTouched, useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { reservationQuery } from './reservations.queries.ts'

export const reloadReservations = (client: QueryClient) =>
  renewTouched(client, 'POST /api/reservations/{id}/etat')

function useChange<V>(id: number, change: (input: V) => Promise<{ data: Reservation }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      client.setQueryData(reservationQuery(id).queryKey, data)
      void reloadReservations(client)
    },
    // The shown booking is stale: refetched, while the error explains why.
    onError: () => void client.invalidateQueries({ queryKey: reservationQuery(id).queryKey }),
  })
}

export const useRenounce = (id: number) =>
  useChange(id, (body: { frais: number; motif: string }) =>
    api('POST /api/reservations/{id}/annuler', { params: { id }, body }),
  )

type Participants = Input<'POST /api/reservations/{id}/participants'>['body']['participants']

export const useChangeParticipants = (id: number) =>
  useChange(id, (participants: Participants) =>
    api('POST /api/reservations/{id}/participants', { params: { id }, body: { participants } }),
  )

export function useReserve() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<'POST /api/voyages/reserve'>['body']) =>
      api('POST /api/voyages/reserve', { body }),
    onSuccess: ({ id, data }) => {
      client.setQueryData(reservationQuery(id).queryKey, data)
      void reloadReservations(client)
    },
  })
}

export const useWait = (disponibilites_id: number) =>
  useCall('POST /api/voyages/attente', {
    input: (nb_places: number) => ({ body: { disponibilites_id, nb_places } }),
    // Also after a refusal: places may have become free.
    renews: 'settled',
  })

export const useLeaveWaitlist = (disponibilites_id: number) =>
  useCall('POST /api/voyages/attente/del', { input: { body: { disponibilites_id } } }).mutateAsync

export const useCalendar = (id: number, slug: string) =>
  useCall('GET /api/reservations/{id}/calendrier.ics', {
    input: { params: { id } },
    onSuccess: ({ blob }) => saveFile(blob, `sejour-${slug}.ics`),
  })

type Decision = Input<'POST /api/reservations/{id}/etat'>['body'] & { id: number }

/** The agency confirms, refuses or cancels a booking; refetches the roster. */
export const useDecide = () =>
  useCall('POST /api/reservations/{id}/etat', {
    input: ({ id, ...body }: Decision) => ({ params: { id }, body }),
    renews: 'settled',
  })

/** Confirms a booking; outlives the page. */
export const confirmReservation = (id: number) =>
  api(
    'POST /api/reservations/{id}/etat',
    { params: { id }, body: { geste: 'confirmer' } },
    { keepalive: true },
  )

export const useWriteToAll = (disponibilites_id: number) =>
  useMutation({
    mutationFn: async (form: FormData) => {
      const read = (name: string) => String(form.get(name) ?? '').trim()
      const { data } = await api('POST /api/voyages/depart/{id}/message', {
        params: { id: disponibilites_id },
        body: { sujet: read('sujet'), texte: read('texte') },
      })
      return data.nb
    },
  })

export const useExport = (disponibilites_id: number, slug: string) =>
  useCall('GET /api/voyages/depart/{id}/export.csv', {
    input: { params: { id: disponibilites_id } },
    onSuccess: ({ blob }) => saveFile(blob, `participants-${slug}.csv`),
  })
