import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareTime } from './fade.ts'

describe('share of the time at a share of the effort', () => {
  it.each([
    // Medians of finishers: share of the effort, of the time.
    ['52 km, the first point', 10.3, 0.125, 0.086],
    ['52 km, a quarter', 10.3, 0.276, 0.2],
    ['52 km, a half', 10.3, 0.562, 0.519],
    ['75 km, a quarter', 16, 0.25, 0.19],
    ['105 km, a quarter', 28, 0.25, 0.19],
    ['175 km, a half', 35, 0.5, 0.425],
    ['180 km, the first point', 51, 0.067, 0.037],
    ['180 km, a quarter', 51, 0.25, 0.163],
    ['180 km, a half', 51, 0.51, 0.428],
  ])('of %s is that of finishers within 8 %%', (_, hours, effort, time) => {
    expect(Math.abs(Math.log(shareTime(effort, hours) / time))).toBeLessThan(0.08)
  })

  it('begins at nothing, ends at the whole, and grows between', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, fc.double({ min: 0.05, max: 120, noNaN: true }), (a, b, hours) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(shareTime(0, hours)).toBe(0)
        expect(shareTime(1, hours)).toBeCloseTo(1, 9)
        expect(shareTime(less, hours)).toBeLessThanOrEqual(shareTime(more, hours) + 1e-12)
        expect(shareTime(more, hours)).toBeLessThanOrEqual(more + 1e-12)
      }),
    )
  })

  it('is even where there is no time to share', () => {
    expect(shareTime(0.3, 0)).toBe(0.3)
  })
})
