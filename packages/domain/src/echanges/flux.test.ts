import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getComebackPause, getSpread } from './flux.ts'

it.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [1, 1, 2_000],
  [3, 0.5, 6_000],
  [6, 1, 60_000],
  [5_000, 0, 30_000],
])('after %i failures, chance %d: %i ms', (failures, random, expected) => {
  expect(getComebackPause(failures, random)).toBe(expected)
})

it('the reconnection delay is never zero, nor above a minute', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const pause = getComebackPause(failures, random)
      expect(pause).toBeGreaterThanOrEqual(500)
      expect(pause).toBeLessThanOrEqual(60_000)
    }),
  )
})

it.each([
  [0, 500],
  [1, 500],
  [1_000, 2_000],
  [10_000, 20_000],
  [1_000_000, 30_000],
])('%i pages ask over %i ms', (pages, expected) => {
  expect(getSpread(pages)).toBe(expected)
})
