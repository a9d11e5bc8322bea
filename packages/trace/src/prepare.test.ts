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

describe('a signature', () => {
  const MEASURES = {
    pentes: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
    part_descente: 0.1,
    km_effort: 15,
    distance: 10_000,
    montees: [{ denivele: 40 }, { denivele: 90 }],
  }
  it('has the highest climbs first, and a km-effort for each kilometre', () => {
    expect(signRoute(MEASURES)).toEqual({
      pentes: MEASURES.pentes,
      montees: [90, 40, 0],
      part_descente: 0.1,
      km_effort_par_km: 1.5,
      sols: null,
    })
  })

  it.each([
    ['slopes', { pentes: null }],
    ['descents', { part_descente: null }],
    ['effort', { km_effort: null }],
    ['length', { distance: 0 }],
  ])('does not exist without %s', (_, missing) => {
    expect(signRoute({ ...MEASURES, ...missing })).toBeNull()
  })

  const NO_GROUND = { route: 0, piste: 0, chemin: 0, sentier: 0, technique: 0 }
  it.each<[string, Record<string, number>, object | null]>([
    ['shares', { asphalt: 1, road: 1, path: 6 }, { route: 0.25, sentier: 0.75 }],
    ['what is known', { unknown: 5, rock: 2, gravel: 2 }, { chemin: 0.5, technique: 0.5 }],
    ['what there is', { path: 0, sand: -1, artificial: 0.2 }, { piste: 1 }],
    ['known words', { path: 1, lava: 1 }, { sentier: 1 }],
    ['nothing', { unknown: 1, path: 0 }, null],
  ])('has the ground by %s', (_, surfaces, sols) => {
    expect(signRoute(MEASURES, surfaces)?.sols).toEqual(sols && { ...NO_GROUND, ...sols })
  })

  const signature: Signature = {
    pentes: MEASURES.pentes,
    montees: [0, 0, 0],
    part_descente: 0,
    km_effort_par_km: 1,
    sols: { ...NO_GROUND, route: 1 },
  }
  it.each<[string, Partial<Signature>, number]>([
    ['all one class steeper', { pentes: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0] }, 0.21],
    ['a first climb of 50 m', { montees: [50, 0, 0] }, 0.3 * 0.5 * Math.LN2],
    ['a third climb of 100 m', { montees: [0, 0, 100] }, 0.3 * 0.2 * Math.log(3)],
    ['half a km-effort more', { km_effort_par_km: 1.5 }, 0.15],
    ['a quarter more of descents', { part_descente: 0.25 }, 0.1],
    ['half on paths', { sols: { ...NO_GROUND, route: 0.5, sentier: 0.5 } }, 0.05],
    ['all on rock', { sols: { ...NO_GROUND, technique: 1 } }, 0.1],
    ['on unknown ground', { sols: null }, 0],
  ])('differs by what weighs: %s', (_, other, difference) => {
    expect(compareSignatures(signature, { ...signature, ...other })).toBeCloseTo(difference, 9)
    expect(compareSignatures({ ...signature, ...other }, signature)).toBeCloseTo(difference, 9)
  })
})

describe('compareSignatures', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const signature: fc.Arbitrary<Signature> = fc.record({
    pentes: fc
      .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 })
      .map((shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0)
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
