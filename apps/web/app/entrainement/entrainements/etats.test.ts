import { expect, test } from 'vitest'
import { sayForme, sayRpe } from './etats.ts'

test.each([
  [1, '1 sur\u00a010, très, très facile'],
  [5, '5 sur\u00a010, dur'],
  [10, '10 sur\u00a010, maximal'],
])('says an effort of %i', (rpe, words) => expect(sayRpe(rpe)).toBe(words))

test('says what is left of a training after a pause', () => {
  expect(sayForme({ part: 1, facile: false })).toBeNull()
  expect(sayForme({ part: 0.5, facile: false })).toBe(
    'Allégé après une pause\u00a0: faites-en 50\u00a0%.',
  )
  expect(sayForme({ part: 0.75, facile: true })).toBe(
    'Allégé après une pause\u00a0: faites-en 75\u00a0%, et courez tout en aisance, sans intensité.',
  )
})
