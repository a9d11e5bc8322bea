import type { Course, Edition } from '@foulee/contract/courses/courses'
import { labelStart } from '@foulee/domain/courses/epreuve-day'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDistance } from '@foulee/domain/shared/mesure'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { escapeName, writeCalendar } from '#platform/calendar/write-calendar.ts'

const REFRESH_S = 6 * 3600

/** The editions of these races as iCalendar: whole days, since heats start at various hours. */
export function buildCalendar(name: string, courses: readonly Course[], publicUrl: string): string {
  const calendar = ical({
    name: escapeName(name),
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  })
  calendar.prodId({ company: 'Foulée', product: 'Calendrier des courses', language: 'FR' })
  for (const course of courses) {
    for (const edition of [...course.editions_next, ...course.editions_prev]) {
      addEdition(calendar, course, edition, publicUrl)
    }
  }
  return writeCalendar(calendar)
}

function addEdition(
  calendar: ReturnType<typeof ical>,
  course: Course,
  edition: Edition,
  publicUrl: string,
): void {
  // Postponed to an unknown day: subscribers learn that the announced day is void.
  const isPostponed = edition.date_debut === null
  const first = edition.date_debut ?? edition.reportee_du
  if (!first) return
  const isCancelled = edition.annulee || course.statut === 'annulee'
  const [lon, lat] = course.position ?? []
  const place = [course.ville, course.code_postal && `(${course.code_postal})`]
  calendar.createEvent({
    id: `edition-${edition.id}@foulee`,
    start: day(first),
    end: day(edition.editions_fin ?? first, 1),
    allDay: true,
    timezone: null,
    stamp: new Date(course.updated_at),
    summary: isCancelled
      ? `Annulée\u00a0: ${course.nom}`
      : isPostponed
        ? `Reportée, date à venir\u00a0: ${course.nom}`
        : course.nom,
    description: edition.epreuves.map((epreuve) => describeEpreuve(edition, epreuve)).join('\n'),
    url: `${publicUrl}/courses/${course.slug}`,
    status: isCancelled || isPostponed ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: {
      title: place.filter(Boolean).join(' ') || course.pays,
      ...(lat !== undefined && lon !== undefined ? { geo: { lat, lon } } : {}),
    },
  })
}

function describeEpreuve(edition: Edition, epreuve: Edition['epreuves'][number]): string {
  const { nom, distance, annulee } = epreuve
  const name = distance === null ? nom : `${nom} (${formatDistance(distance)})`
  if (annulee) return `${name}\u00a0: annulée`
  const start = labelStart(edition, epreuve)
  return start ? `${name}\u00a0: départ ${start}` : name
}

/**
 * A calendar day for the library, independent of the machine's time zone, `plus` days later: the
 * end of a whole day is exclusive.
 */
const day = (date: string, plus = 0) => new Date(`${addDays(date, plus)}T00:00:00Z`)
