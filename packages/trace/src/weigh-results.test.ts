import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Estimate } from './endurance.ts'
import { weighResults } from './weigh-results.ts'

const MOUNTAIN = { effort: 80_000, montagne: 1, fatigue: 0, hasMiddle: true }
const ROAD = { ...MOUNTAIN, montagne: 0 }
/** A gap at which the median of real finishers is the estimate. */
const GAP = 0.375
const of = (temps: number, more: Partial<Estimate> = {}): Estimate => ({
  temps,
  ecart: GAP,
  annees: 0,
  ...more,
})

describe('the shares', () => {
  it.each([
    ['one result, on a road', [of(1)], ROAD, [1], 0],
    ['one, in the mountains', [of(1)], MOUNTAIN, [0.6], 0.4],
    ['two alike', [of(1), of(2)], MOUNTAIN, [0.375, 0.375], 0.25],
    ['four alike', [of(1), of(2), of(3), of(4)], MOUNTAIN, [0.214, 0.214, 0.214, 0.214], 0.143],
    [
      'one of today and one of four years ago',
      [of(1), of(1, { annees: 4 })],
      ROAD,
      [0.731, 0.269],
      0,
    ],
    [
      'one near and one twice as long',
      [of(1, { ecart: 0 }), of(1, { ecart: Math.LN2 })],
      ROAD,
      [0.85, 0.15],
      0,
    ],
    ['half a mountain', [of(1)], { ...MOUNTAIN, montagne: 0.5 }, [0.8], 0.2],
    ['a measured VMA', [of(1)], { ...MOUNTAIN, hasMiddle: false }, [1], 0],
  ] as const)('of %s', (_, [first, ...others], race, parts, milieu) => {
    const weighed = weighResults([first, ...others], race)
    expect(weighed.parts).toEqual(parts.map((part) => expect.closeTo(part, 3)))
    expect(weighed.milieu).toBeCloseTo(milieu, 3)
  })

  it('are together one, whatever is known', () => {
    const estimate = fc.record({
      temps: fc.double({ min: 600, max: 400_000, noNaN: true }),
      ecart: fc.double({ min: 0, max: 4, noNaN: true }),
      annees: fc.double({ min: 0, max: 40, noNaN: true }),
    })
    fc.assert(
      fc.property(
        estimate,
        fc.array(estimate, { maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (first, others, montagne) => {
          const { parts, milieu, temps } = weighResults([first, ...others], {
            ...MOUNTAIN,
            montagne,
          })
          expect(parts.reduce((all, part) => all + part, milieu)).toBeCloseTo(1, 9)
          expect(temps).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe('the time', () => {
  it('of one result on a road is that result', () => {
    expect(weighResults([of(9000)], ROAD).temps).toBeCloseTo(9000, 6)
  })

  it('of one result in the mountains is drawn to the middle of a field by 0.4 of their ratio', () => {
    const middle = 22_000 * 1.6 ** 1.2
    expect(weighResults([of(middle)], MOUNTAIN).temps).toBeCloseTo(middle, 6)
    const drawn = middle * 0.5 ** 0.6
    expect(weighResults([of(middle / 2)], MOUNTAIN).temps).toBeCloseTo(drawn, 6)
  })

  it.each([
    [40_000, 0],
    [60_000, 0.2],
    [80_000, 0.4],
    [300_000, 0.4],
  ])('over %s m of flat effort is drawn by %s', (effort, milieu) => {
    expect(weighResults([of(9000)], { ...MOUNTAIN, effort }).milieu).toBeCloseTo(milieu, 6)
  })

  it('is slower by the fatigue of the race', () => {
    expect(weighResults([of(9000)], { ...ROAD, fatigue: 0.1 }).temps).toBeCloseTo(9900, 6)
  })
})

it('the gap is that of the nearest result', () => {
  expect(weighResults([of(1, { ecart: 2 }), of(1, { ecart: 0.3 })], ROAD).ecart).toBe(0.3)
})
