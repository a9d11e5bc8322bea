import { expect, test } from 'vitest'
import { awayText } from './away-text.ts'

test.each([
  [[6.13, 45.9], 'à moins d’1\u00a0km'],
  [[6.135, 45.9], 'à moins d’1\u00a0km'],
  [[6.13, 46], 'à\u00a011\u00a0km'],
  [null, null],
] as const)('the distance of %o from Annecy is never formatted as 0 km', (position, expected) => {
  expect(awayText(position && [...position], [6.13, 45.9])).toBe(expected)
})
