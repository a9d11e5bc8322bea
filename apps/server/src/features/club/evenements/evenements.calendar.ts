import type { DateEvenement, Evenement } from '@foulee/contract/club/evenements'
import { formatPrix } from '@foulee/domain/shared/mesure'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { escapeName, writeCalendar } from '#platform/calendar/write-calendar.ts'

const REFRESH_S = 6 * 3600

type Calendar = ReturnType<typeof ical>

/**
 * An event as iCalendar: one VEVENT per date, in UTC. A rule with exceptions would be shorter, but
 * a moved or cancelled date needs a VEVENT of its own anyway, and calendars differ in reading such
 * series.
 */
export function buildCalendar(evenement: Evenement, publicUrl: string): string {
  const calendar = ical({
    name: escapeName(evenement.titre),
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  })
  calendar.prodId({ company: 'Foulée', product: 'Évènements', language: 'FR' })
  for (const date of evenement.dates) addDate(calendar, evenement, date, publicUrl)
  return writeCalendar(calendar)
}

function addDate(calendar: Calendar, evenement: Evenement, date: DateEvenement, publicUrl: string) {
  const { titre, slug, statut, updated_at } = evenement
  const isOff = date.etat === 'annule' || statut === 'annulee'
  const [lon, lat] = date.position ?? evenement.position ?? []
  const place = date.lieu ? [date.lieu] : [evenement.lieu, evenement.adresse, evenement.ville]
  calendar.createEvent({
    id: `evenement-${evenement.id}-${date.jour}@foulee`,
    start: new Date(date.debut),
    end: new Date(date.fin),
    stamp: new Date(updated_at),
    lastModified: new Date(updated_at),
    summary: isOff ? `Annulé\u00a0: ${titre}` : titre,
    description: describe(evenement, date),
    url: `${publicUrl}/evenements/${slug}`,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: {
      title: place.filter(Boolean).join(', ') || titre,
      ...(lat !== undefined && lon !== undefined ? { geo: { lat, lon } } : {}),
    },
  })
}

const describe = ({ rendez_vous, prix, porteur }: Evenement, date: DateEvenement): string =>
  [
    date.annulation_motif && `Raison\u00a0: ${date.annulation_motif}`,
    date.precision,
    rendez_vous,
    prix ? `Prix\u00a0: ${formatPrix(prix)}` : 'Gratuit',
    porteur.nom,
  ]
    .filter(Boolean)
    .join('\n')
