import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simulateTrack } from './simulated-track.ts'
import {
  computeSlopes,
  measureSlopeShares,
  PENTE_CENTRES,
  PENTE_LIMITES,
  sumDescentShare,
} from './slopes.ts'
import { surveyTrack } from './survey.ts'

it('the ten slope classes each contain their representative slope', () => {
  expect(PENTE_CENTRES).toHaveLength(10)
  for (const [rank, centre] of PENTE_CENTRES.entries()) {
    expect(centre).toBeGreaterThan(PENTE_LIMITES[rank - 1] ?? -1)
    expect(centre).toBeLessThan(PENTE_LIMITES[rank] ?? 1)
  }
})

it.each([
  ['up 10 %', 0.1, 7],
  ['up 2 %', 0.02, 5],
  ['flat', 0, 5],
  ['down 1 %', -0.01, 4],
  ['down 5 %', -0.05, 3],
  ['a wall', 0.6, 9],
  ['a cliff down', -0.6, 0],
])('the slope %s belongs to a single class', (_label, slope, rank) => {
  const altitude = (distance: number) => 3000 + slope * distance
  const shares = measureSlopeShares(surveyTrack(simulateTrack({ length: 3000, altitude })))
  expect(shares?.[rank]).toBeCloseTo(1, 9)
})

it('there and back over a hill is half up, half down', () => {
  const altitude = (distance: number) => 500 + 0.1 * Math.min(distance, 4000 - distance)
  const shares = measureSlopeShares(surveyTrack(simulateTrack({ length: 4000, altitude }))) ?? []
  expect(shares[7]).toBeGreaterThan(0.45)
  expect(shares[2]).toBeGreaterThan(0.45)
  expect(sumDescentShare(shares)).toBeCloseTo(0.5, 1)
})

it('slope shares sum to 1, and are unknown without altitudes', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 50, max: 900, noNaN: true }),
      fc.double({ min: 0, max: 80, noNaN: true }),
      (length, height) => {
        const altitude = (distance: number) => height * Math.sin(distance / 90)
        const shares = measureSlopeShares(surveyTrack(simulateTrack({ length, altitude })))
        if (shares) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      },
    ),
  )
  expect(measureSlopeShares(surveyTrack(simulateTrack({ length: 500 })))).toBeNull()
})

it('a slope is told over 100 m, less next to the ends', () => {
  const altitudes = Float64Array.from({ length: 30 }, (_, index) => 2 * index)
  for (const slope of computeSlopes({ step: 10, altitudes })) expect(slope).toBeCloseTo(0.2, 9)
  expect([...computeSlopes({ step: 10, altitudes: Float64Array.of(3) })]).toEqual([0])
})
