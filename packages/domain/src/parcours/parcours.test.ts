import { expect, it } from 'vitest'
import { findMissingParcours, getDifficulte } from './parcours.ts'

it.each([
  [0, 'facile'],
  [12, 'facile'],
  [12.01, 'moyen'],
  [25, 'moyen'],
  [25.01, 'difficile'],
  [45, 'difficile'],
  [45.01, 'tres_difficile'],
  [null, null],
])('a route of %s km-effort is %s', (kmEffort, expected) => {
  expect(getDifficulte(kmEffort)).toBe(expected)
})

const WHOLE = {
  titre: 'Le tour du lac',
  description: 'Une boucle sans difficulté au bord de l’eau.',
  types: ['trail'],
  distance: 100,
}

it.each([
  ['nothing of what is whole', {}, []],
  ['a track', { distance: null }, ['gpx: Ajoutez la trace']],
  ['a track that is one', { distance: 99.9 }, ['gpx: La trace fait moins de 100']],
  ['a title', { titre: null }, ['titre: Donnez un titre']],
  ['a title that is more than blanks', { titre: ' ' }, ['titre: Donnez un titre']],
  ['a description', { description: null }, ['description: Décrivez']],
  ['more words', { description: 'x'.repeat(39) }, ['description: Décrivez']],
  ['more than blanks', { description: `${'x'.repeat(39)} ` }, ['description: Décrivez']],
  ['no more words than forty signs', { description: 'x'.repeat(40) }, []],
  ['a type', { types: [] }, ['types: Choisissez']],
])('a draft of a route misses %s', (_, input, expected) => {
  const missing = findMissingParcours({ ...WHOLE, ...input })
  const said = missing.map(({ champ, message }) => `${champ}: ${message}`.replaceAll('\u00a0', ' '))
  expect(said).toEqual(expected.map((start) => expect.stringMatching(`^${start}`)))
})
