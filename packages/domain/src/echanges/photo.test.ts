import { expect, it } from 'vitest'
import { moveTo } from './photo.ts'

it.each([
  [0, [30, 10, 20]],
  [1, [10, 30, 20]],
  [2, [10, 20, 30]],
  [99, [10, 20, 30]],
])('the last of three, moved to %i', (place, expected) => {
  expect(moveTo([10, 20, 30], 30, place)).toEqual(expected)
})
