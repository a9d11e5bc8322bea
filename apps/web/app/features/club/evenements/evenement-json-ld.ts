import type { DateEvenement, Evenement } from '@foulee/contract/club/evenements'
import type { EtatDate } from '@foulee/domain/club/evenement'
import { findDepartement, findRegion } from '@foulee/domain/shared/departement'
import { writeInstantLocal } from '@foulee/domain/shared/fuseau'
import { breadcrumbList, geoCoordinates } from '#ui/json-ld.ts'
import { evenementDescription, listEvenementCrumbs } from './evenement-summary.ts'
import { placeText } from './evenement-texts.ts'
import { evenementPath, inscriptionPath } from './paths.ts'

const schema = (name: string) => `https://schema.org/${name}`

/**
 * schema.org data of an event with breadcrumbs: `Event` for one date, `EventSeries` with `subEvent`s
 * for several.
 * @param publicUrl without a trailing slash
 */
export function evenementJsonLd(evenement: Evenement, publicUrl: string): object {
  const { slug, titre } = evenement
  const crumbs = [...listEvenementCrumbs(evenement), { label: titre, to: evenementPath(slug) }]
  const event = eventOf(evenement, publicUrl)
  return {
    '@context': 'https://schema.org',
    '@graph': [...(event ? [event] : []), breadcrumbList(crumbs, publicUrl)],
  }
}

/** Null without a date: schema.org requires `startDate`. */
function eventOf(evenement: Evenement, publicUrl: string) {
  const { slug, regle, dates } = evenement
  const url = publicUrl + evenementPath(slug)
  const [first, ...otherDates] = dates
  if (!first) return null
  const common = commonOf(evenement, publicUrl)
  if (regle === null && otherDates.length === 0) {
    return {
      '@type': 'SportsEvent',
      '@id': `${url}#evenement`,
      ...common,
      ...dateOf(evenement, first, publicUrl),
    }
  }
  return {
    '@type': 'EventSeries',
    '@id': `${url}#evenement`,
    ...common,
    eventStatus: statusOf(evenement),
    location: placeOf(evenement),
    startDate: onClocks(first.debut, first),
    endDate: onClocks((otherDates.at(-1) ?? first).fin, otherDates.at(-1) ?? first),
    subEvent: dates.map((date) => ({
      '@type': 'SportsEvent',
      '@id': `${url}#date-${date.id}`,
      ...common,
      superEvent: { '@id': `${url}#evenement` },
      ...dateOf(evenement, date, publicUrl),
    })),
  }
}

function commonOf(evenement: Evenement, publicUrl: string) {
  const { slug, titre, description, photos, porteur } = evenement
  return {
    name: titre,
    description: description ?? evenementDescription(evenement),
    url: publicUrl + evenementPath(slug),
    image: [
      ...photos.slice(0, 3).map((photo) => publicUrl + photo.url),
      `${publicUrl}/partage/evenements/${slug}.png`,
    ],
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    inLanguage: 'fr',
    organizer: {
      '@type': 'Organization',
      name: porteur.nom,
      url: publicUrl + (porteur.url ?? ''),
    },
  }
}

const statusOf = ({ statut }: Pick<Evenement, 'statut'>, date?: DateEvenement) =>
  schema(statut === 'annulee' || date?.etat === 'annule' ? 'EventCancelled' : 'EventScheduled')

const onClocks = (instant: string, { fuseau }: DateEvenement) => writeInstantLocal(instant, fuseau)

function dateOf(evenement: Evenement, date: DateEvenement, publicUrl: string) {
  const { debut, fin, places } = date
  return {
    startDate: onClocks(debut, date),
    endDate: onClocks(fin, date),
    eventStatus: statusOf(evenement, date),
    location: placeOf({
      ...evenement,
      lieu: date.lieu ?? evenement.lieu,
      position: date.position ?? evenement.position,
    }),
    ...(places !== null && { maximumAttendeeCapacity: places }),
    ...offerOf(evenement, date, publicUrl),
  }
}

const AVAILABILITIES: Partial<Record<EtatDate, string>> = { ouvert: 'InStock', complet: 'SoldOut' }

/** No offer for a past or cancelled date. */
function offerOf({ slug, prix, statut }: Evenement, date: DateEvenement, publicUrl: string) {
  const availability = statut === 'publiee' ? AVAILABILITIES[date.etat] : undefined
  if (!availability) return {}
  return {
    offers: {
      '@type': 'Offer',
      price: (prix / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: schema(availability),
      url: publicUrl + inscriptionPath(slug, date.id),
    },
    isAccessibleForFree: prix === 0,
  }
}

type Where = Pick<
  Evenement,
  'lieu' | 'ville' | 'departement' | 'adresse' | 'code_postal' | 'position' | 'titre'
>

function placeOf(where: Where) {
  const { adresse, ville, code_postal, departement, position, titre } = where
  const region = findDepartement(departement ?? '')?.region
  return {
    '@type': 'Place',
    name: placeText(where) || titre,
    address: {
      '@type': 'PostalAddress',
      streetAddress: adresse ?? undefined,
      addressLocality: ville ?? undefined,
      postalCode: code_postal ?? undefined,
      addressRegion: findRegion(region ?? '')?.nom,
      addressCountry: 'FR',
    },
    ...(position && { geo: geoCoordinates(position) }),
  }
}
