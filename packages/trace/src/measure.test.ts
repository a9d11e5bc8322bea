import { describe, expect, it } from 'vitest'
import { measureTrack } from './measure.ts'
import {
  climbOf,
  makeSegment,
  makeTrack,
  simulateSegment,
  simulateTrack,
} from './simulated-track.ts'

const altitude = (distance: number) => 900 + 300 * Math.sin(distance / 1400)

describe('measureTrack', () => {
  const measures = measureTrack(
    simulateTrack({ length: 20_000, altitude, speed: 2.5, noise: { deviation: 2, reach: 50 } }),
  )
  const truth = climbOf(altitude, 20_000)

  it('tells all of a trail', () => {
    expect(measures).toMatchObject({
      points: 2001,
      distance: expect.closeTo(20_000, 1),
      depart: [5.8, 45.3],
      forme: 'traversee',
      duree: 8000,
      duree_mouvement: 8000,
      pauses: [],
    })
    expect(measures.montees).toHaveLength(3)
    expect(measures.pentes).toHaveLength(10)
    expect(measures.part_descente).toBeGreaterThan(0.4)
    expect(Math.abs((measures.altitude_max ?? 0) - 1200)).toBeLessThan(10)
    expect(Math.abs((measures.altitude_min ?? 0) - 600)).toBeLessThan(10)
    expect(measures.zone?.sud).toBe(45.3)
  })

  it('keeps the computed climb and the raw one apart, and counts km-effort from the computed one', () => {
    expect(Math.abs((measures.denivele.calcule ?? 0) / truth.denivele - 1)).toBeLessThan(0.03)
    expect(measures.denivele.brut).toBeGreaterThan(1.1 * truth.denivele)
    expect(measures.denivele_negatif.brut).toBeGreaterThan(1.1 * truth.denivele_negatif)
    expect(measures.km_effort).toBeCloseTo(
      (measures.distance + 10 * (measures.denivele.calcule ?? 0)) / 1000,
      9,
    )
  })
})

const UNKNOWN = {
  altitude_min: null,
  altitude_max: null,
  km_effort: null,
  montees: [],
  pentes: null,
  part_descente: null,
  duree: null,
  duree_mouvement: null,
  pauses: [],
}

it.each([
  [
    'no altitude',
    makeTrack(
      makeSegment([
        [5, 45],
        [5, 45.01],
      ]),
    ),
    { ...UNKNOWN, denivele: { calcule: null, brut: null } },
  ],
  [
    'zeros only',
    makeTrack(
      makeSegment([
        [5, 45, 0],
        [5, 45.01, 0],
      ]),
    ),
    { ...UNKNOWN, denivele: { calcule: null, brut: 0 } },
  ],
  [
    'no point',
    makeTrack(),
    { ...UNKNOWN, points: 0, distance: 0, zone: null, depart: null, arrivee: null },
  ],
  [
    'one point',
    makeTrack(makeSegment([[5, 45, 10]])),
    { points: 1, distance: 0, pentes: null, depart: [5, 45], arrivee: [5, 45] },
  ],
  [
    'empty segments around',
    makeTrack(
      makeSegment([]),
      makeSegment([
        [5, 45],
        [6, 46],
      ]),
      makeSegment([]),
    ),
    { points: 2, depart: [5, 45], arrivee: [6, 46] },
  ],
])('%s', (_label, track, expected) => {
  expect(measureTrack(track)).toMatchObject(expected)
})

it('a cable car between two segments adds no climb', () => {
  const low = simulateSegment({ length: 2000, altitude: () => 1000 })
  const high = simulateSegment({ length: 2000, altitude: () => 1900, start: [5.9, 45.3] })
  expect(measureTrack(makeTrack(low, high))).toMatchObject({
    denivele: { calcule: 0, brut: 0 },
    denivele_negatif: { calcule: 0, brut: 0 },
    distance: expect.closeTo(4000, 1),
    altitude_min: 1000,
    altitude_max: 1900,
    montees: [],
  })
})

it('a track of very many segments is measured', () => {
  const pieces = Array.from({ length: 200_000 }, (_, index) =>
    makeSegment([
      [5, 45, index % 50],
      [5, 45.00001, 3],
    ]),
  )
  expect(measureTrack({ segments: pieces }).points).toBe(400_000)
})
