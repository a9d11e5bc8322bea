import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import type { Inscription } from '@foulee/domain/courses/edition'
import { findRegion } from '@foulee/domain/shared/departement'
import {
  localDate,
  localInstant,
  writeInstantLocal,
  writeLocal,
} from '@foulee/domain/shared/fuseau'
import { breadcrumbList, geoCoordinates } from '#ui/json-ld.ts'
import { listCourseCrumbs } from './course-crumbs.ts'
import {
  editionYear,
  findDefaultEdition,
  isEditionCancelled,
  listOffered,
} from './edition-choice.ts'

const schema = (name: string) => `https://schema.org/${name}`

/**
 * schema.org data of a race with breadcrumbs: the default edition as `SportsEvent`, one sub-event per
 * épreuve.
 * @param publicUrl without a trailing slash
 */
export function courseJsonLd(course: Course, publicUrl: string): object {
  const edition = findDefaultEdition(course)
  const event = edition && sportsEvent(course, edition, publicUrl)
  const crumbs = [...listCourseCrumbs(course), { label: course.nom, to: `/courses/${course.slug}` }]
  return {
    '@context': 'https://schema.org',
    '@graph': [...(event ? [event] : []), breadcrumbList(crumbs, publicUrl)],
  }
}

function sportsEvent(course: Course, edition: Edition, publicUrl: string) {
  const url = `${publicUrl}/courses/${course.slug}`
  const year = editionYear(edition)
  const setting = {
    eventStatus: eventStatus(course, edition),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    ...(edition.reportee_du ? { previousStartDate: edition.reportee_du } : {}),
    location: place(course),
    organizer: {
      '@type': 'Organization',
      name: course.organisateur.nom,
      url: course.organisateur.site ?? course.site ?? url,
    },
    image: [
      ...course.photos.slice(0, 3).map((photo) => publicUrl + photo.url),
      `${publicUrl}/partage/courses/${course.slug}.png`,
    ],
    inLanguage: 'fr',
  }
  const common = { ...setting, ...dates(course, edition) }
  return {
    '@type': 'SportsEvent',
    '@id': `${url}#edition-${edition.id}`,
    name: `${course.nom} ${year}`,
    ...(course.description ? { description: course.description } : {}),
    url,
    sport: TYPE_COURSE_LABELS[course.types[0] ?? 'autre'],
    ...common,
    ...capacity(edition.places),
    ...withOffers(course, edition, lowestPrice(edition)),
    ...withLinks(course),
    subEvent: edition.epreuves.map((epreuve) => subEvent(course, edition, epreuve, common, url)),
  }
}

function subEvent(course: Course, edition: Edition, epreuve: Epreuve, common: object, url: string) {
  return {
    '@type': 'SportsEvent',
    '@id': `${url}#epreuve-${epreuve.id}`,
    name: `${course.nom} ${editionYear(edition)}\u00a0: ${epreuve.nom}`,
    url,
    sport: TYPE_COURSE_LABELS[epreuve.type],
    ...common,
    ...capacity(epreuve.places),
    ...(epreuve.age_min ? { typicalAgeRange: `${epreuve.age_min}-` } : {}),
    ...ownDates(course, edition, epreuve),
    ...(epreuve.annulee
      ? { eventStatus: schema('EventCancelled') }
      : withOffers(course, edition, epreuve.prix)),
  }
}

const capacity = (places: number | null) =>
  places === null ? {} : { maximumAttendeeCapacity: places }

function withLinks({ site, social, partners }: Course) {
  const sameAs = [...(site ? [site] : []), ...social.map(({ url }) => url)]
  const sponsor = partners
    .filter(({ type }) => type === 'classic')
    .map(({ nom, url }) => ({ '@type': 'Organization', name: nom, ...(url ? { url } : {}) }))
  return { ...(sameAs.length ? { sameAs } : {}), ...(sponsor.length ? { sponsor } : {}) }
}

function eventStatus(course: Course, edition: Edition): string {
  if (isEditionCancelled(course, edition)) return schema('EventCancelled')
  // schema.org's `EventPostponed` means « without a new date ».
  if (!edition.date_debut) return schema('EventPostponed')
  return schema(edition.reportee_du ? 'EventRescheduled' : 'EventScheduled')
}

/**
 * Days of an event. For a postponed edition without a new date, schema.org recommends the former date
 * as `startDate`; the status tells that it is void.
 */
function dates(course: Course, { date_debut, editions_fin, heure_depart, reportee_du }: Edition) {
  if (!date_debut) return reportee_du ? { startDate: reportee_du } : {}
  return {
    startDate: instant(date_debut, heure_depart, course),
    endDate: editions_fin ?? date_debut,
  }
}

/**
 * An épreuve on a day of its own ends that day, or at its time limit; the others share the end of the
 * event.
 */
function ownDates(course: Course, edition: Edition, epreuve: Epreuve) {
  const day = epreuve.date_depart ?? edition.date_debut
  if (!day) return {}
  const time = epreuve.heure_depart ?? edition.heure_depart
  const startDate = instant(day, time, course)
  if (!epreuve.date_depart) return { startDate }
  const limit = (time && epreuve.barriere_horaire) || 0
  const start = localInstant(day, time ?? '00:00', course.fuseau)
  return {
    startDate,
    endDate: localDate(new Date(start.getTime() + limit * 1000), course.fuseau),
  }
}

/** `2026-11-29T08:45+01:00`, or the day alone without a time. */
const instant = (date: string, time: string | null, { fuseau }: Pick<Course, 'fuseau'>): string =>
  time ? writeLocal(date, time, fuseau) : date

function place({ nom, ville, code_postal, region, pays, position }: Course) {
  const address = {
    '@type': 'PostalAddress',
    addressLocality: ville ?? undefined,
    postalCode: code_postal ?? undefined,
    addressRegion: findRegion(region ?? '')?.nom,
    addressCountry: pays,
  }
  const geo = position && { geo: geoCoordinates(position) }
  return { '@type': 'Place', name: ville ?? nom, address, ...geo }
}

const availabilities: Partial<Record<Inscription, string>> = {
  a_venir: 'PreOrder',
  ouverte: 'InStock',
  liste_attente: 'SoldOut',
  complete: 'SoldOut',
}

const lowestPrice = (edition: Edition) =>
  edition.prix_min ??
  listOffered(edition)
    .map(({ prix }) => prix)
    .find((prix) => prix !== null) ??
  null

/** No offer when cancelled, or without a price, a registration state or a link. */
function withOffers(course: Course, edition: Edition, prix: number | null) {
  const { inscription, url_inscription, inscription_ouverture, annulee } = edition
  const availability = inscription && availabilities[inscription]
  if (annulee || prix === null || !availability || !url_inscription) return {}
  return {
    offers: {
      '@type': 'Offer',
      price: (prix / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: schema(availability),
      url: url_inscription,
      ...(inscription_ouverture
        ? { validFrom: writeInstantLocal(inscription_ouverture, course.fuseau) }
        : {}),
    },
  }
}
