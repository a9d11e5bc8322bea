import type { Reservation } from '@foulee/contract/sejours/reservation'
import { ETAT_RESERVATION_LABELS } from '@foulee/domain/sejours/reservation'
import { addDays } from '@foulee/domain/shared/calendrier'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { escapeName, writeCalendar } from '#platform/calendar/write-calendar.ts'

/** Whole days for the library, independent of the machine's time zone; the end is exclusive. */
const day = (date: string, plus = 0) => new Date(`${addDays(date, plus)}T00:00:00Z`)

const STATUS: Readonly<Record<Reservation['etat'], ICalEventStatus>> = {
  demande: ICalEventStatus.TENTATIVE,
  confirmee: ICalEventStatus.CONFIRMED,
  terminee: ICalEventStatus.CONFIRMED,
  annulee: ICalEventStatus.CANCELLED,
}

export function buildReservationCalendar(
  reservation: Reservation,
  publicUrl: string,
  now: Date,
): string {
  const { id, etat, voyage, depart, agence, nb_places } = reservation
  const calendar = ical({ name: escapeName(voyage.titre), method: ICalCalendarMethod.PUBLISH })
  calendar.prodId({ company: 'Foulée', product: 'Réservations', language: 'FR' })
  calendar.createEvent({
    id: `reservation-${id}@foulee`,
    start: day(depart.debut),
    end: day(depart.fin, 1),
    allDay: true,
    timezone: null,
    stamp: now,
    summary: etat === 'annulee' ? `Annulé\u00a0: ${voyage.titre}` : voyage.titre,
    description: [
      `${ETAT_RESERVATION_LABELS[etat]}, ${nb_places}\u00a0place${nb_places > 1 ? 's' : ''}`,
      [agence.nom, agence.telephone, agence.email].filter(Boolean).join(', '),
    ].join('\n'),
    url: `${publicUrl}/mes-reservations/${id}`,
    status: STATUS[etat],
    ...(voyage.lieu && { location: { title: voyage.lieu } }),
  })
  return writeCalendar(calendar)
}
