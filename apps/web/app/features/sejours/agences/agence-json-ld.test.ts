import type { AgencePage } from '@foulee/contract/sejours/agences'
import { expect, it } from 'vitest'
import { agenceJsonLd } from './agence-json-ld.ts'

const AGENCE: AgencePage = {
  id: 7,
  slug: 'cimes-et-sentiers',
  nom: 'Cimes et sentiers',
  description: null,
  adresse: null,
  ville: null,
  code_postal: null,
  pays: 'FR',
  site: null,
  logo: null,
  immatriculation: null,
  garant: null,
  garant_adresse: null,
  assureur: null,
  assureur_adresse: null,
  verifie: true,
  social: [],
  photos: [],
  partners: [],
  actualites: [],
  extensions: [],
  nb_voyages: 0,
  voyages: [],
}
const describe = (agencePage: Partial<AgencePage>) =>
  agenceJsonLd({ ...AGENCE, ...agencePage }, 'https://foulee.example') as {
    '@graph': [Record<string, unknown>, Record<string, unknown>]
  }

it('an agency is published by name, without unknown fields', () => {
  expect(describe({})['@graph'][0]).toEqual({
    '@type': 'TravelAgency',
    '@id': 'https://foulee.example/agences/cimes-et-sentiers',
    name: 'Cimes et sentiers',
    url: 'https://foulee.example/agences/cimes-et-sentiers',
  })
})

it('an agency is published with its place, its registration number and its links', () => {
  const input = {
    ville: 'Annecy',
    code_postal: '74000',
    site: 'https://cimes.exemple.fr/',
    immatriculation: 'IM074110023',
    social: [
      { id: 1, reseau: 'strava', url: 'https://strava.com/clubs/cimes', model: 'agence' },
    ] as const,
  }
  expect(describe({ ...input, social: [...input.social] })['@graph'][0]).toMatchObject({
    identifier: 'IM074110023',
    sameAs: ['https://cimes.exemple.fr/', 'https://strava.com/clubs/cimes'],
    address: { addressLocality: 'Annecy', postalCode: '74000', addressCountry: 'FR' },
  })
})

it('an agency links to its stays in the order of the page', () => {
  const voyages = ['tour-du-lac'].map((slug) => ({ slug, titre: 'Tour du lac' }))
  const [, list] = describe({ voyages: voyages as AgencePage['voyages'] })['@graph']
  expect(list.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Tour du lac',
      url: 'https://foulee.example/sejours/tour-du-lac',
    },
  ])
})
