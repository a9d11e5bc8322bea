import type { Parcours } from '@foulee/contract/parcours/parcours'
import { findRegion } from '@foulee/domain/shared/departement'
import { breadcrumbList, geoCoordinates } from '#ui/json-ld.ts'
import { listParcoursCrumbs, parcoursDescription } from './parcours-summary.ts'

/**
 * schema.org data of a route with breadcrumbs. A `SportsActivityLocation`, a place to run with
 * position, rating and photos: `TouristTrip` needs an offer and an organiser, `ExerciseAction` is an
 * activity done, `ExercisePlan` a training.
 * @param publicUrl without a trailing slash
 */
export function parcoursJsonLd(parcours: Parcours, publicUrl: string): object {
  const crumbs = [
    ...listParcoursCrumbs(parcours),
    { label: parcours.titre, to: `/parcours/${parcours.slug}` },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [activityLocation(parcours, publicUrl), breadcrumbList(crumbs, publicUrl)],
  }
}

function activityLocation(parcours: Parcours, publicUrl: string) {
  const { slug, titre, distance, denivele, note, nb_notes, photos, position } = parcours
  const url = `${publicUrl}/parcours/${slug}`
  const pictures = photos.map((photo) => publicUrl + photo.url)
  return {
    '@type': 'SportsActivityLocation',
    '@id': `${url}#parcours`,
    name: titre,
    description: parcoursDescription(parcours),
    url,
    image: pictures.length > 0 ? pictures : `${publicUrl}/partage/parcours/${slug}.png`,
    isAccessibleForFree: true,
    publicAccess: true,
    address: address(parcours),
    ...(position ? { geo: geoCoordinates(position) } : {}),
    additionalProperty: [
      ...property('Distance', distance, 'MTR'),
      ...property('Dénivelé positif', denivele, 'MTR'),
    ],
    ...(note === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: note,
            ratingCount: nb_notes,
            bestRating: 5,
            worstRating: 1,
          },
        }),
  }
}

/** `MTR` is the UN/CEFACT code of the metre, used by schema.org. */
const property = (name: string, value: number | null, unitCode: string) =>
  value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitCode }]

const address = ({ ville, region }: Parcours) => ({
  '@type': 'PostalAddress',
  addressLocality: ville ?? undefined,
  addressRegion: findRegion(region ?? '')?.nom,
  addressCountry: 'FR',
})
