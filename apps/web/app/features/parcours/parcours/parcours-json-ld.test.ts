import type { Parcours } from '@foulee/contract/parcours/parcours'
import { expect, it } from 'vitest'
import { parcoursJsonLd } from './parcours-json-ld.ts'

const parcours = {
  slug: 'le-balcon-de-chamechaude',
  titre: 'Le balcon de Chamechaude',
  types: ['trail'],
  ville: 'Sarcenas',
  departement: '38',
  region: null,
  distance: 14_200,
  denivele: null,
  description: null,
  position: [5.76, 45.29],
  photos: [],
  note: null,
} as unknown as Parcours

const graphOf = (change: Partial<Parcours> = {}) =>
  parcoursJsonLd({ ...parcours, ...change }, 'https://foulee.example')

it('a route is published as a SportsActivityLocation with its known facts', () => {
  expect(graphOf()).toMatchObject({
    '@graph': [
      {
        '@type': 'SportsActivityLocation',
        url: 'https://foulee.example/parcours/le-balcon-de-chamechaude',
        image: 'https://foulee.example/partage/parcours/le-balcon-de-chamechaude.png',
        geo: { '@type': 'GeoCoordinates', latitude: 45.29, longitude: 5.76 },
        additionalProperty: [{ name: 'Distance', value: 14_200, unitCode: 'MTR' }],
      },
      {},
    ],
  })
})

it.each([
  ['38', ['Parcours', 'Isère', 'Le balcon de Chamechaude']],
  [null, ['Parcours', 'Le balcon de Chamechaude']],
])('the breadcrumbs of a route in the département %s are %j', (departement, names) => {
  expect(graphOf({ departement })).toMatchObject({
    '@graph': [
      {},
      {
        '@type': 'BreadcrumbList',
        itemListElement: names.map((name, index) => ({ name, position: index + 1 })),
      },
    ],
  })
})

it('each breadcrumb has its URL, the page itself last', () => {
  const [, trail] = (graphOf() as { '@graph': { itemListElement: { item: string }[] }[] })['@graph']
  expect(trail?.itemListElement.map(({ item }) => item)).toEqual([
    'https://foulee.example/itineraires',
    'https://foulee.example/itineraires/isere',
    'https://foulee.example/parcours/le-balcon-de-chamechaude',
  ])
})
