import { describe, expect, it } from 'vitest'
import { measureTrack } from './measure.ts'
import { dropOutliers } from './outliers.ts'
import { makeSegment, makeTrack, simulateSegment } from './simulated-track.ts'
import type { Segment } from './track.ts'

const altitude = (metres: number) => 450 + 90 * (1 - Math.cos((metres / 5000) * 2 * Math.PI))
const DENSE = simulateSegment({ length: 5000, speed: 3, altitude })
const SPARSE = simulateSegment({ length: 5000, speed: 3, spacing: 180, altitude })

function change(
  { lon, lat, ele, time }: Segment,
  at: readonly number[],
  by: { degrees?: number; metres?: number },
): Segment {
  const moved = { lon: lon.slice(), lat: lat.slice(), ele: ele.slice(), time: time.slice() }
  for (const index of at) {
    moved.lat[index] = (lat[index] ?? 0) + (by.degrees ?? 0)
    moved.ele[index] = (ele[index] ?? 0) + (by.metres ?? 0)
  }
  return moved
}

const measure = (segment: Segment) => measureTrack(makeTrack(segment))
const last = DENSE.lon.length - 1

describe('a leap of the receiver is left out and counted', () => {
  it.each<[string, Segment, number]>([
    ['33 km, one point', change(DENSE, [200], { degrees: 0.3 }), 1],
    ['33 km, a point each minute', change(SPARSE, [12], { degrees: 0.3 }), 1],
    ['3 km, a point each minute', change(SPARSE, [12], { degrees: 0.027 }), 1],
    ['500 m, a point every three seconds', change(DENSE, [200], { degrees: 0.0045 }), 1],
    ['several points that lie together', change(DENSE, [200, 201, 202], { degrees: 0.3 }), 3],
    ['two leaps', change(DENSE, [100, 300], { degrees: -0.2 }), 2],
    ['the first point', change(DENSE, [0], { degrees: 0.3 }), 1],
    ['the last point', change(DENSE, [last], { degrees: 0.3 }), 1],
  ])('%s', (_, segment, count) => {
    const sifted = dropOutliers([segment])
    expect(sifted.jumps).toBe(count)
    expect(Math.abs(measureTrack(sifted).distance - 5000)).toBeLessThan(250)
  })
})

describe('a spike of the altitude is left out and counted', () => {
  it.each<[string, Segment, number]>([
    ['900 m, one point', change(DENSE, [200], { metres: 900 }), 1],
    ['900 m down', change(DENSE, [200], { metres: -900 }), 1],
    ['100 m', change(DENSE, [200], { metres: 100 }), 1],
    ['three points', change(DENSE, [200, 201, 202], { metres: 900 }), 3],
    ['two spikes', change(DENSE, [100, 300], { metres: 900 }), 2],
    ['a point each minute', change(SPARSE, [12], { metres: 900 }), 1],
  ])('%s', (_, segment, count) => {
    const sifted = dropOutliers([segment])
    expect(sifted.spikes).toBe(count)
    const { denivele } = measureTrack(sifted)
    expect(denivele.brut).toBeCloseTo(180, 0)
    expect(Math.abs((denivele.calcule ?? 0) - 180)).toBeLessThan(4)
  })
})

describe('what is real stays as it is', () => {
  const [lon, lat] = [6, 45]
  const walk = (points: readonly (readonly [north: number, up: number, second: number])[]) =>
    makeSegment(points.map(([north, up, s]) => [lon, lat + north / 111_195, up, 1.7e12 + s * 1000]))
  const steps = (count: number, from: readonly number[], by: readonly number[]) =>
    Array.from({ length: count }, (_, step): [number, number, number] => [
      (from[0] ?? 0) + step * (by[0] ?? 0),
      (from[1] ?? 0) + step * (by[1] ?? 0),
      (from[2] ?? 0) + step * (by[2] ?? 0),
    ])
  it.each<[string, Segment]>([
    [
      'a ferry of 20 km without a point',
      walk([...steps(20, [0, 0, 0], [10, 0, 3]), ...steps(20, [20_000, 0, 3600], [10, 0, 3])]),
    ],
    [
      'a train under a mountain',
      walk([...steps(20, [0, 0, 0], [80, 0, 1]), ...steps(20, [25_000, 0, 320], [80, 0, 1])]),
    ],
    [
      'a car there and back',
      walk([
        ...steps(20, [0, 0, 0], [10, 0, 3]),
        ...steps(10, [200, 0, 60], [1500, 0, 60]),
        ...steps(10, [15_200, 0, 660], [-1500, 0, 60]),
      ]),
    ],
    [
      'a pause of an hour',
      walk([...steps(20, [0, 0, 0], [10, 0, 3]), ...steps(20, [200, 0, 3700], [10, 0, 3])]),
    ],
    [
      'a lift up and a descent on skis',
      walk([
        ...steps(30, [0, 450, 0], [60, 30, 12]),
        ...steps(30, [1740, 1320, 400], [-60, -30, 3]),
      ]),
    ],
    [
      'a tower by its lift',
      walk([
        ...steps(10, [0, 50, 0], [10, 0, 3]),
        ...steps(20, [95, 50, 40], [0, 6, 2]),
        ...steps(20, [95, 164, 300], [0, -6, 2]),
        ...steps(10, [100, 50, 400], [10, 0, 3]),
      ]),
    ],
    [
      'a cliff that is gone round',
      walk([...steps(10, [0, 50, 0], [10, 0, 3]), ...steps(10, [95, 180, 90], [10, 0, 3])]),
    ],
  ])('%s', (_, segment) => {
    expect(dropOutliers([segment])).toEqual({ segments: [segment], jumps: 0, spikes: 0 })
  })
})

it('measures what the receiver made up when nothing is left out', () => {
  expect(measure(change(DENSE, [200], { degrees: 0.3 })).distance).toBeGreaterThan(70_000)
})
