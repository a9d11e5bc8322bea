import { describe, expect, it } from 'vitest'
import { aDepart, aVoyage } from './voyage-example.ts'
import { voyageJsonLd } from './voyage-json-ld.ts'

const SITE = 'https://foulee.example'
type Graph = { '@graph': [Record<string, unknown>, { itemListElement: { item?: string }[] }] }
const read = (input: Parameters<typeof aVoyage>[0] = {}) => {
  const [trip, crumbs] = (voyageJsonLd(aVoyage(input), SITE) as Graph)['@graph']
  return { trip, crumbs }
}

describe('what a search engine reads of a stay', () => {
  it('a stay is published as a trip with its days, its agency and its departures', () => {
    expect(read().trip).toMatchObject({
      '@type': ['TouristTrip', 'Product'],
      name: 'Tour des lacs',
      url: `${SITE}/sejours/tour-des-lacs`,
      provider: { '@type': 'TravelAgency', url: `${SITE}/agences/cimes` },
      itinerary: { numberOfItems: 1 },
      offers: [
        {
          price: '890.00',
          availability: 'https://schema.org/InStock',
          url: `${SITE}/sejours/tour-des-lacs/reserver/7`,
        },
      ],
    })
  })

  it.each([
    ['complet', ['https://schema.org/SoldOut']],
    ['clos', undefined],
    ['passe', undefined],
    ['annule', undefined],
  ] as const)('a departure that is %s is offered as %j', (etat, expected) => {
    const { trip } = read({ disponibilites: [aDepart({ etat })] })
    const offers = trip.offers as { availability: string }[] | undefined
    expect(offers?.map(({ availability }) => availability)).toEqual(expected)
  })

  it('a cancelled stay has no offer', () => {
    expect(read({ statut: 'annulee', etat: -1 }).trip.offers).toBeUndefined()
  })

  it('the rating is published once there is one', () => {
    expect(read().trip.aggregateRating).toBeUndefined()
    expect(read({ note: 4.5, nb_notes: 2 }).trip.aggregateRating).toMatchObject({
      ratingValue: 4.5,
      ratingCount: 2,
    })
  })

  it.each([
    [{ pays: 'FR', region: '84' }, '/destinations/auvergne-rhone-alpes'],
    [{ pays: 'FR', region: null }, '/destinations/france'],
    [{ pays: 'IT', region: null }, '/destinations/italie'],
  ])('the breadcrumbs of %j lead through %s', (place, path) => {
    const items = read(place).crumbs.itemListElement.map(({ item }) => item)
    expect(items).toEqual([`${SITE}/destinations`, SITE + path, `${SITE}/sejours/tour-des-lacs`])
  })
})
