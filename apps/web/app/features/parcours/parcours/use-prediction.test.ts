import type { ParcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { expect, it } from 'vitest'
import { passageAt } from './use-prediction.ts'

const passages = [
  { metres: 1000, p50: 300 },
  { metres: 2000, p50: 700 },
  { metres: 2500, p50: 850 },
]

it.each([
  [0, 0],
  [500, 150],
  [1000, 300],
  [1500, 500],
  [2500, 850],
  [2600, 850],
])('the passage at %s m is predicted after %s s', (metres, seconds) => {
  expect(passageAt({ passages } as ParcoursPrediction, metres)).toBe(seconds)
})
