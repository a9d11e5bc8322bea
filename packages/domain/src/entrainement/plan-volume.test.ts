import { expect, it } from 'vitest'
import { findLongest, type SeanceMesuree } from './plan-volume.ts'

const seance = (titre: string, values: Partial<SeanceMesuree> = {}): SeanceMesuree => ({
  ...{ cle: titre.charCodeAt(0), jour: 1, titre, sport: 'course_a_pied', objectif: 'endurance' },
  ...{ charge: null, duree: null, distance: null, ...values },
})

it.each<[string, SeanceMesuree[], string | null]>([
  ['none of no sessions', [], null],
  ['that of the longest time', [seance('a', { duree: 10 }), seance('b', { duree: 20 })], 'b'],
  ['the first of two as long', [seance('a', { duree: 20 }), seance('b', { duree: 20 })], 'a'],
  [
    'one that is planned as long, before a longer one',
    [seance('a', { duree: 90 }), seance('b', { duree: 60, objectif: 'longue' })],
    'b',
  ],
  [
    'the longest of those that are planned as long',
    [
      seance('a', { duree: 60, objectif: 'longue' }),
      seance('b', { duree: 90, objectif: 'longue' }),
      seance('c', { duree: 95 }),
    ],
    'b',
  ],
  [
    'that of the longest way where a time is unknown',
    [seance('a', { duree: 99, distance: 10 }), seance('b', { distance: 20 })],
    'b',
  ],
  [
    'that of the longest time where all have both',
    [seance('a', { duree: 99, distance: 10 }), seance('b', { duree: 9, distance: 20 })],
    'a',
  ],
  [
    'that of the longest time, unknown counting as none, where neither is known of all',
    [seance('a', { distance: 30 }), seance('b', { duree: 20 })],
    'b',
  ],
])('the longest session is %s', (_, seances, titre) => {
  expect(findLongest(seances)?.titre ?? null).toBe(titre)
})
