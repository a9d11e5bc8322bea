import { expect, it } from 'vitest'
import { findMissingForSubmission } from './evenement-publication.ts'

const WHOLE = {
  titre: 'Sortie du mardi',
  type: 'sortie',
  description: 'Une heure à la frontale.',
  lieu: 'Place du marché',
  position: [5.7, 45.2],
  jour: '2026-12-08',
  heure: '19:00',
  duree_minutes: 60,
  nb_dates: 4,
}

it.each([
  ['nothing of what is whole', {}, []],
  ['a day, once', { jour: null, nb_dates: 0 }, ['jour']],
  ['another day, where that one is over', { nb_dates: 0 }, ['dates']],
  ['an hour of a day that is chosen', { heure: null }, ['heure']],
])('misses %s', (_, given, expected) => {
  const missing = findMissingForSubmission({ ...WHOLE, ...given })
  expect(missing.map(({ champ }) => champ)).toEqual(expected)
})
