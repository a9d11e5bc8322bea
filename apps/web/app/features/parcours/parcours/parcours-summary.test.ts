import type { Parcours } from '@foulee/contract/parcours/parcours'
import { expect, it } from 'vitest'
import { parcoursDescription, parcoursTitle, placeText, seasonText } from './parcours-summary.ts'

const parcours = {
  titre: 'Le balcon de Chamechaude',
  types: ['trail'],
  forme: 'boucle',
  difficulte: 'moyen',
  ville: 'Sarcenas',
  departement: '38',
  distance: 14_200,
  denivele: 980,
  description: null,
} as unknown as Parcours

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

it('the page title has the measures and the place of a route', () => {
  expect(plain(parcoursTitle(parcours))).toBe(
    'Le balcon de Chamechaude : 14,20 km, 980 m D+, Sarcenas (38)',
  )
  const bare = { ...parcours, distance: null, denivele: null, ville: null, departement: null }
  expect(parcoursTitle(bare)).toBe('Le balcon de Chamechaude')
})

it('the description is a sentence of facts, then the author’s text', () => {
  expect(plain(parcoursDescription(parcours))).toBe(
    'Trail en Isère, boucle, 14,20 km, 980 m D+, moyen. Carte, profil et fichier GPX.',
  )
  const long = { ...parcours, description: 'Une montée franche. '.repeat(20) }
  expect(plain(parcoursDescription(long))).toMatch(/moyen\. Une montée.{80,115}…$/)
})

it.each([
  ['Lyon', '69', 'Lyon · Rhône'],
  ['Paris', '75', 'Paris'],
  [null, '38', 'Isère'],
  [null, null, ''],
])('the place %s in %s is written « %s »', (ville, departement, expected) => {
  expect(placeText({ ville, departement })).toBe(expected)
})

it.each([
  [[], null],
  [[5, 6, 7, 8, 9, 10], 'de mai à octobre'],
  [[12, 1, 2], 'de décembre à février'],
  [[3], 'en mars'],
  [[3, 6, 7], 'en mars et de juin à juillet'],
  [[4, 8, 9, 10], 'en avril et d’août à octobre'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'toute l’année'],
])('the season of %j is %s', (months, expected) => expect(seasonText(months)).toBe(expected))
