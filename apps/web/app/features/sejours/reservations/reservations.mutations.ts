import type { Reservation } from '@foulee/contract/sejours/reservation'
import type { Input } from '@foulee/contract/shared/call'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { renewTouched, useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { readLine } from '#ui/form/form-values.ts'
import { reservationQuery } from './reservations.queries.ts'

export const reloadReservations = (client: QueryClient) =>
  renewTouched(client, 'POST /api/reservations/{id}/etat')

/** Shows the answer in place of the booking. */
export const showReservation = (client: QueryClient, reservation: Reservation) =>
  client.setQueryData(reservationQuery(reservation.id).queryKey, reservation)

export const useWait = (disponibilites_id: number) =>
  useCall('POST /api/voyages/attente', {
    input: (form: FormData) => ({
      body: { disponibilites_id, nb_places: Number(form.get('nb_places')) },
    }),
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
  useCall('POST /api/voyages/depart/{id}/message', {
    input: (form: FormData) => ({
      params: { id: disponibilites_id },
      body: { sujet: readLine(form, 'sujet'), texte: readLine(form, 'texte') },
    }),
    renews: 'never',
  })

export const useExport = (disponibilites_id: number, slug: string) =>
  useCall('GET /api/voyages/depart/{id}/export.csv', {
    input: { params: { id: disponibilites_id } },
    onSuccess: ({ blob }) => saveFile(blob, `participants-${slug}.csv`),
  })
