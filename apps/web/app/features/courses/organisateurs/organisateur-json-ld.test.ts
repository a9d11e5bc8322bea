import type { OrganisateurPage } from '@foulee/contract/courses/organisateurs'
import { expect, it } from 'vitest'
import { organisateurJsonLd } from './organisateur-json-ld.ts'

const CLUB: OrganisateurPage = {
  id: 7,
  slug: 'coureurs-du-vercors',
  nom: 'Coureurs du Vercors',
  description: null,
  ville: null,
  code_postal: null,
  site: null,
  logo: null,
  verifie: true,
  nb_courses: 0,
  nb_evenements: 0,
  courses: [],
}
const describe = (organisateurPage: Partial<OrganisateurPage>) =>
  organisateurJsonLd({ ...CLUB, ...organisateurPage }, 'https://foulee.example') as {
    '@graph': [Record<string, unknown>, Record<string, unknown>]
  }

it('an organiser is published by name, without unknown fields', () => {
  const [organisation] = describe({})['@graph']
  expect(organisation).toEqual({
    '@type': 'SportsOrganization',
    '@id': 'https://foulee.example/organisateurs/coureurs-du-vercors',
    name: 'Coureurs du Vercors',
    url: 'https://foulee.example/organisateurs/coureurs-du-vercors',
  })
})

it('an organiser is published with its place, its site and its logo', () => {
  const input = {
    ville: 'Villard-de-Lans',
    code_postal: '38250',
    site: 'https://club.exemple.fr/',
    logo: '/medias/logo/aa/240.webp',
  }
  expect(describe(input)['@graph'][0]).toMatchObject({
    sameAs: ['https://club.exemple.fr/'],
    logo: 'https://foulee.example/medias/logo/aa/240.webp',
    address: { addressLocality: 'Villard-de-Lans', postalCode: '38250' },
  })
})

it('an organiser links to its races in the order of the page', () => {
  const courses = ['trail-du-col', 'ronde'].map((slug) => ({ slug, nom: slug }))
  const [, list] = describe({ courses: courses as OrganisateurPage['courses'] })['@graph']
  expect(list.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'trail-du-col',
      url: 'https://foulee.example/courses/trail-du-col',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'ronde',
      url: 'https://foulee.example/courses/ronde',
    },
  ])
})
