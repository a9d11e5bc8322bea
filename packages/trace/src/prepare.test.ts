import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureTrack } from './measure.ts'
import { compareSignatures, compareSlopes, type Signature, signRoute } from './prepare.ts'
import { simulateTrack } from './simulated-track.ts'

type Ground = (distance: number) => number
const sign = (length: number, altitude: Ground, surfaces = {}) => {
  const signature = signRoute(measureTrack(simulateTrack({ length, altitude })), surfaces)
  if (!signature) throw new Error('no signature')
  return signature
}
const alps: Ground = (distance) => 1500 + 400 * Math.cos(distance / 1500)
const hills: Ground = (distance) => 300 + 30 * Math.cos(distance / 500)
const plain: Ground = () => 50

describe('what trains for a mountain race', () => {
  const race = sign(45_000, alps)

  it('is a shorter outing in the same mountains, then hills, then the plain', () => {
    const near = compareSignatures(race, sign(20_000, alps))
    const middle = compareSignatures(race, sign(20_000, hills))
    const far = compareSignatures(race, sign(20_000, plain))
    expect(near).toBeLessThan(0.3)
    expect(middle).toBeGreaterThan(2 * near)
    expect(far).toBeGreaterThan(middle)
    expect(far).toBeGreaterThan(1)
  })

  it('is on the same ground, when grounds are known', () => {
    const onPath = sign(45_000, alps, { path: 1 })
    expect(compareSignatures(onPath, sign(45_000, alps, { asphalt: 3 }))).toBeCloseTo(0.1, 6)
    expect(compareSignatures(onPath, sign(45_000, alps, { unknown: 1 }))).toBe(0)
    expect(compareSignatures(onPath, sign(45_000, alps, { path: 2, natural: 1 }))).toBe(0)
  })

  it('cannot be told without altitudes', () => {
    expect(signRoute(measureTrack(simulateTrack({ length: 5000 })))).toBeNull()
  })
})

it.each([
  ['the same', [0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0], 0],
  ['flat seen from the other side of 0', [0, 0, 0, 0, 1, 0, 0, 0, 0, 0], 0.015],
  ['all one class steeper', [0, 0, 0, 0, 0, 0.5, 0.5, 0, 0, 0], 0.035],
  ['all at the steepest', [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0.32],
])('the distance of slope histograms is computed: %s', (_label, other, expected) => {
  expect(compareSlopes([0, 0, 0, 0, 0.5, 0.5, 0, 0, 0, 0], other)).toBeCloseTo(expected, 9)
})

describe('compareSignatures', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const signature: fc.Arbitrary<Signature> = fc.record({
    pentes: fc
      .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 })
      .map((shares) => {
        const total = shares.reduce((sum, one) => sum + one, 0)
        return shares.map((share) => share / total)
      }),
    montees: fc.array(fc.double({ min: 0, max: 2500, noNaN: true }), {
      minLength: 3,
      maxLength: 3,
    }),
    part_descente: share,
    km_effort_par_km: fc.double({ min: 1, max: 3, noNaN: true }),
    sols: fc.constant(null),
  })

  it('is a distance: 0 to itself, alike both ways, never shorter by a detour', () => {
    fc.assert(
      fc.property(signature, signature, signature, (a, b, c) => {
        expect(compareSignatures(a, a)).toBe(0)
        expect(compareSignatures(a, b)).toBeCloseTo(compareSignatures(b, a), 9)
        expect(compareSignatures(a, c)).toBeLessThanOrEqual(
          compareSignatures(a, b) + compareSignatures(b, c) + 1e-9,
        )
      }),
    )
  })
})
