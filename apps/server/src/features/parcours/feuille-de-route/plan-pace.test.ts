import { describe, expect, it } from 'vitest'
import { getChance, spreadTime } from './plan-pace.ts'

const HOUR = 3600
const spread = {
  source: 'mesure' as const,
  holdsStops: false,
  dispersion: 0.2,
  total: 10 * HOUR,
  montagne: 0,
}

const ofResults = { ...spread, holdsStops: true }

describe('chance at a barrier', () => {
  it.each([
    // Five of 100 give up in ten hours, one half way.
    ['at the finish, as predicted', 10, 10, 0.48],
    // ln(11 / 10) is 0.48 deviations, ln(12 / 10) 0.91, ln(9 / 10) −0.53.
    ['with an hour to spare', 10, 11, 0.65],
    ['with two', 10, 12, 0.78],
    ['an hour too late', 10, 9, 0.28],
    // Half way 0.2045: ln(5.5 / 5) is 0.47 of it.
    ['half way, with half an hour', 5, 5.5, 0.67],
    ['where no time is left', 5, 0, 0],
    ['at the start', 0, 1, 1],
  ])('the chance is right %s', (_, moving, limit, chance) => {
    const seconds = { moving: moving * HOUR, stopped: 0 }
    expect(getChance({ spread }, seconds, limit * HOUR)).toBe(chance)
  })

  it.each([
    // ln(10 / 9) is 0.53 deviations: the hour of stops is left out, or varies too.
    ['a level, whose stops are as told', spread, 9, 1, 11, 0.67],
    ['results, whose stops vary as the rest', ofResults, 9, 1, 11, 0.65],
    ['a level, whose stops take all the time', spread, 5, 2, 2, 0],
    ['a level, whose stops take more', spread, 5, 2, 1, 0],
  ])('stops count in the chance of %s', (_, spread, moving, stopped, limit, chance) => {
    const seconds = { moving: moving * HOUR, stopped: stopped * HOUR }
    expect(getChance({ spread }, seconds, limit * HOUR)).toBe(chance)
  })

  it('no chance is given for a time set by the runner', () => {
    expect(getChance({ spread: null }, { moving: HOUR, stopped: 0 }, HOUR)).toBeNull()
  })
})

describe('interval of a prediction', () => {
  it('the interval is 17 % around the time of results, which hold stops', () => {
    expect(spreadTime({ spread: ofResults }, 9 * HOUR, HOUR)).toEqual([30_423, 42_600])
  })

  it('the interval is 17 % around the moving time, and excludes stops', () => {
    // exp(0.8416 × 0.2) is 1.1834.
    expect(spreadTime({ spread }, 10 * HOUR, 600)).toEqual([31_023, 43_200])
    expect(spreadTime({ spread: null }, 10 * HOUR, 600)).toBeNull()
  })
})
