import type { AgendaItem } from '@foulee/contract/entrainement/agenda'
import { addDays } from '@foulee/domain/shared/calendrier'
import { localInstant, PARIS } from '@foulee/domain/shared/fuseau'
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { writeCalendar } from '#platform/calendar/write-calendar.ts'

const REFRESH_S = 3600
/**
 * Entries have a single hour: calendars show the hour after a start, and the one before a deadline.
 */
const HOUR_MS = 3_600_000

export const CALENDAR_MEDIA = 'text/calendar; charset=utf-8'

type Dated = Pick<
  AgendaItem,
  'cle' | 'nature' | 'jour' | 'fin' | 'heure' | 'fuseau' | 'titre' | 'detail' | 'url' | 'etat'
>

export function buildAgenda(items: readonly Dated[], publicUrl: string, now: Date): string {
  const calendar = ical({
    name: 'Mon agenda Foulée',
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  })
  return write(calendar, items, { publicUrl, now })
}

export const buildEvent = (item: Dated, publicUrl: string, now: Date): string =>
  write(ical({ method: ICalCalendarMethod.PUBLISH }), [item], { publicUrl, now })

type CalendarContext = { publicUrl: string; now: Date }

function write(
  calendar: ICalCalendar,
  items: readonly Dated[],
  { publicUrl, now }: CalendarContext,
): string {
  calendar.prodId({ company: 'Foulée', product: 'Agenda', language: 'FR' })
  for (const item of items) {
    const isOff = item.etat === 'annule'
    calendar.createEvent({
      id: `${item.cle.replace(':', '-')}@foulee`,
      ...timeOf(item),
      stamp: now,
      summary: isOff ? `Annulé\u00a0: ${item.titre}` : item.titre,
      description: item.detail,
      ...(item.url ? { url: `${publicUrl}${item.url}` } : {}),
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return writeCalendar(calendar)
}

/** Whole days for the library, independent of the machine's time zone; the end is exclusive. */
function timeOf({ nature, jour, fin, heure, fuseau = PARIS }: Dated) {
  if (heure && !fin) {
    const at = localInstant(jour, heure, fuseau).getTime()
    const start = nature === 'echeance' ? at - HOUR_MS : at
    return { start: new Date(start), end: new Date(start + HOUR_MS) }
  }
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  return { start: day(jour), end: day(addDays(fin ?? jour, 1)), allDay: true, timezone: null }
}
