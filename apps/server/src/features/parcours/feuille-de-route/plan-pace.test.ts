import { deviationAt } from '@foulee/trace/spread'
import { describe, expect, it } from 'vitest'
import { getChance, spreadTime } from './plan-pace.ts'

const HOUR = 3600
const spread = {
  source: 'mesure' as const,
  deviation: (moving: number) => deviationAt(0.2, moving / (10 * HOUR)),
}

describe('chance at a barrier', () => {
  it.each([
    ['at the finish, as predicted', 10, 10, 0.5],
    // ln(11 / 10) is 0.48 deviations, ln(12 / 10) 0.91, ln(9 / 10) −0.53.
    ['with an hour to spare', 10, 11, 0.68],
    ['with two', 10, 12, 0.82],
    ['an hour too late', 10, 9, 0.3],
    // Half way 0.2045: ln(5.5 / 5) is 0.47 of it.
    ['half way, with half an hour', 5, 5.5, 0.68],
    ['where the stops have taken all the time', 5, 0, 0],
    ['later still', 5, -1, 0],
    ['at the start', 0, 1, 1],
  ])('the chance is right %s', (_, moving, limit, chance) => {
    expect(getChance({ spread }, moving * HOUR, limit * HOUR)).toBe(chance)
  })

  it('no chance is given for a time set by the runner', () => {
    expect(getChance({ spread: null }, HOUR, HOUR)).toBeNull()
  })
})

describe('interval of a prediction', () => {
  it('the interval is 17 % around the moving time, and excludes stops', () => {
    // exp(0.8416 × 0.2) is 1.1834.
    expect(spreadTime({ spread }, 10 * HOUR, 600)).toEqual([31_023, 43_200])
    expect(spreadTime({ spread: null }, 10 * HOUR, 600)).toBeNull()
  })
})
