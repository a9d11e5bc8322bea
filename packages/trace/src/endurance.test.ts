import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibrate, flattenDistance, getRiegelExponent, holdDistance } from './endurance.ts'
import { normalShare, Z80 } from './normal.ts'

describe('flattenDistance', () => {
  it.each([
    ['flat', { distance: 10_000 }, 10_000],
    ['unknown climb', { distance: 10_000, denivele: null }, 10_000],
    ['10 % up and down', { distance: 10_000, denivele: 500 }, 12_697],
    ['on a path', { distance: 10_000, sol: 'sentier' }, 11_250],
    ['nothing', { distance: 0, denivele: 0 }, 0],
  ] as const)('%s', (_label, terrain, expected) => {
    expect(flattenDistance(terrain)).toBeCloseTo(expected, 0)
  })
})

describe('getRiegelExponent', () => {
  it.each([
    [
      '10 km in 40 min, marathon by the default',
      { distance: 42_195, temps: 2400 * 4.2195 ** 1.06 },
      1.06,
    ],
    ['one who fades', { distance: 42_195, temps: 2400 * 4.2195 ** 1.12 }, 1.12],
    ['faster over the longer one', { distance: 20_000, temps: 4000 }, 1],
    ['a walk', { distance: 20_000, temps: 20_000 }, 1.2],
    ['too near to tell', { distance: 11_000, temps: 2700 }, null],
    ['the same', { distance: 10_000, temps: 2400 }, null],
    ['nothing', { distance: 0, temps: 0 }, null],
  ])('%s', (_label, other, expected) => {
    const own = { distance: 10_000, temps: 2400 }
    const there = getRiegelExponent(own, other)
    expect(there).toEqual(expected === null ? null : expect.closeTo(expected, 6))
    expect(getRiegelExponent(other, own) ?? 0).toBeCloseTo(there ?? 0, 9)
  })
})

describe('holdDistance', () => {
  it('gives a VMA back over what it is held for', () => {
    expect(holdDistance({ vma: 18 }, 1800)).toEqual([{ temps: 360, ecart: 0, annees: 0 }])
  })

  it.each([
    ['half the distance', 5000, 2400 / 2 ** 1.06],
    ['a half', 21_097.5, 2400 * 2.10975 ** 1.06],
    ['a marathon', 42_195, 2400 * 4.2195 ** 1.06],
    ['beyond, steeper', 84_390, 2400 * 4.2195 ** 1.06 * 2 ** 1.1],
  ])('%s from 10 km in 40 min', (_label, distance, expected) => {
    // Without the fatigue of the 10 km.
    const fresh = expected / (1 + 0.02 * (10 / 12))
    const athlete = { resultats: [{ distance: 10_000, temps: 2400 }] } as const
    expect(holdDistance(athlete, distance)[0].temps).toBeCloseTo(fresh, 3)
  })

  it('carries each result over, in their order, with its gap and age', () => {
    const resultats = [
      { distance: 5000, temps: 1200 },
      { distance: 40_000, temps: 13_000, annees: 3 },
    ] as const
    expect(holdDistance({ resultats }, 6000)).toMatchObject([
      { ecart: expect.closeTo(Math.log(1.2), 6), annees: 0 },
      { ecart: expect.closeTo(Math.log(40 / 6), 6), annees: 3 },
    ])
  })

  it('takes longer for more, at a lower speed, with any exponent of its own', () => {
    const metres = fc.double({ min: 1000, max: 200_000, noNaN: true })
    fc.assert(
      fc.property(
        metres,
        metres,
        fc.option(fc.double({ min: 1.01, max: 1.2, noNaN: true }), { nil: undefined }),
        (a, b, exposant) => {
          const [near, far] = a < b ? [a, b] : [b, a]
          const athlete = { vma: 15, ...(exposant === undefined ? {} : { exposant }) }
          const [short, long] = [
            holdDistance(athlete, near)[0].temps,
            holdDistance(athlete, far)[0].temps,
          ]
          expect(long).toBeGreaterThanOrEqual(short)
          expect(far / long).toBeLessThanOrEqual((near / short) * (1 + 1e-9))
        },
      ),
    )
  })
})

describe('calibrate', () => {
  const results = (...ratios: number[]) =>
    ratios.map((ratio) => ({ prevu: 1000, reel: 1000 * ratio }))

  it.each([
    ['nothing', [], 1, null],
    ['one', [1.1], 1.1, null],
    ['three', [0.9, 1, 1.3], 1, null],
    ['four', [1, 1, 1, 1], 1, 0],
    ['one bad day among five', [1.02, 1.04, 1.03, 1.01, 1.9], 1.03, 0.0145],
    ['a walk does not count', [1, 3], 1, null],
    ['two, in between', [1, 1.21], 1.1, null],
  ])('%s', (_label, ratios, ratio, dispersion) => {
    const own = calibrate(results(...ratios))
    expect(own.ratio).toBeCloseTo(ratio, 6)
    expect(own.dispersion).toEqual(dispersion === null ? null : expect.closeTo(dispersion, 3))
  })
})

it.each([
  [0, 0.5],
  [Z80, 0.8],
  [-Z80, 0.2],
  [1.959964, 0.975],
  [8, 1],
  [-8, 0],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, 0],
])('%s deviations: %s', (z, share) => {
  expect(normalShare(z)).toBeCloseTo(share, 5)
})
