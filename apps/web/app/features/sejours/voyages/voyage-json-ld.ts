import type { Disponibilite, Voyage } from '@foulee/contract/sejours/voyages'
import type { EtatDepart } from '@foulee/domain/sejours/depart'
import { breadcrumbList } from '#ui/json-ld.ts'
import { reservePath, voyagePath } from './paths.ts'
import { listVoyageCrumbs, voyageDescription } from './voyage-summary.ts'

const schema = (name: string) => `https://schema.org/${name}`

/**
 * schema.org data of a stay with breadcrumbs: a `TouristTrip` with its days, also a `Product` since
 * its departures are on sale.
 * @param publicUrl without a trailing slash
 */
export function voyageJsonLd(voyage: Voyage, publicUrl: string): object {
  const crumbs = [...listVoyageCrumbs(voyage), { label: voyage.titre, to: voyagePath(voyage.slug) }]
  return {
    '@context': 'https://schema.org',
    '@graph': [trip(voyage, publicUrl), breadcrumbList(crumbs, publicUrl)],
  }
}

function trip(voyage: Voyage, publicUrl: string) {
  const { slug, titre, photos, journees, note, nb_notes, disponibilites } = voyage
  const url = publicUrl + voyagePath(slug)
  const offers =
    voyage.statut === 'publiee'
      ? disponibilites.flatMap((depart) => offer(voyage, depart, publicUrl))
      : []
  return {
    // Search engines reject a product without offer or rating.
    '@type': offers.length || note !== null ? ['TouristTrip', 'Product'] : 'TouristTrip',
    '@id': `${url}#sejour`,
    name: titre,
    description: voyage.description ?? voyageDescription(voyage),
    url,
    image: [
      ...photos.slice(0, 3).map((photo) => publicUrl + photo.url),
      `${publicUrl}/partage/sejours/${slug}.png`,
    ],
    touristType: 'Coureurs à pied',
    provider: seller(voyage, publicUrl),
    ...(journees.length && { itinerary: itinerary(voyage) }),
    ...(offers.length && { offers }),
    ...(note !== null && {
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

const itinerary = ({ journees }: Voyage) => ({
  '@type': 'ItemList',
  numberOfItems: journees.length,
  itemListElement: journees.map(({ titre, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'TouristAttraction', name: titre, ...(description && { description }) },
  })),
})

const seller = ({ agence }: Voyage, publicUrl: string) => ({
  '@type': 'TravelAgency',
  '@id': `${publicUrl}/agences/${agence.slug}`,
  name: agence.nom,
  url: `${publicUrl}/agences/${agence.slug}`,
})

const AVAILABILITIES: Partial<Record<EtatDepart, string>> = {
  a_confirmer: 'InStock',
  garanti: 'InStock',
  complet: 'SoldOut',
}

/** No offer for a closed, past or cancelled departure. */
function offer({ slug, titre, agence }: Voyage, depart: Disponibilite, publicUrl: string) {
  const { id, etat, prix, debut, fin, cloture } = depart
  const availability = AVAILABILITIES[etat]
  if (!availability) return []
  return [
    {
      '@type': 'Offer',
      name: `${titre}, du ${debut} au ${fin}`,
      price: (prix / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: schema(availability),
      availabilityEnds: cloture,
      url: publicUrl + reservePath(slug, id),
      seller: { '@id': `${publicUrl}/agences/${agence.slug}` },
    },
  ]
}
