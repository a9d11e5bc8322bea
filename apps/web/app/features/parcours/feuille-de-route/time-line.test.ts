import { expect, it } from 'vitest'
import { hourTicks, timeLine } from './time-line.ts'

it('the time of a plan goes from corner to corner', () => {
  const frame = { length: 40_000, most: 8000, width: 1000, height: 200 }
  const plan = [
    { metres: 10_000, temps: 1000 },
    { metres: 40_000, temps: 8000 },
  ]
  expect(timeLine(plan, frame)).toBe('M0 200L250.0 175.0L1000.0 0.0')
})

it.each([
  [3000, [900, 1800, 2700]],
  [6660, [1800, 3600, 5400]],
  [6 * 3600, [7200, 14_400, 21_600]],
  [51 * 3600, [86_400, 172_800]],
])('hours of a time of %s seconds', (most, ticks) => {
  expect(hourTicks(most)).toEqual(ticks)
})
