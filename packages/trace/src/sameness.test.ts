import { describe, expect, it } from 'vitest'
import { DEGREE } from './distance.ts'
import { isSameRoute, sketchRoute } from './sameness.ts'
import { simplifySegment } from './simplify.ts'
import { makeSegment, makeTrack, type Simulation, simulateSegment } from './simulated-track.ts'
import { surveyTrack } from './survey.ts'
import type { Segment } from './track.ts'

type Way = NonNullable<Simulation['way']>
const LENGTH = 24_000
const ring: Way = (distance) => {
  const angle = (2 * Math.PI * distance) / LENGTH
  const radius = 3000 + 500 * Math.sin(7 * angle)
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
const drift =
  (way: Way, by: number): Way =>
  (distance) =>
    way(distance + by)
const shift =
  (way: Way, east: number): Way =>
  (distance) => {
    const [est, nord] = way(distance)
    return [est + east, nord]
  }
const reverse = ({ lon, lat, ele, time }: Segment): Segment => ({
  lon: lon.toReversed(),
  lat: lat.toReversed(),
  ele: ele.toReversed(),
  time: time.toReversed(),
})
const sketch = (segment: Segment) => {
  const found = sketchRoute(surveyTrack(makeTrack(segment)))
  if (!found) throw new Error('no sketch')
  return found
}
const base = simulateSegment({ length: LENGTH, way: ring })
const BASE = sketch(base)

describe('the same route', () => {
  it.each<[string, Segment]>([
    ['itself', base],
    ['points every 40 m', simulateSegment({ length: LENGTH, way: ring, spacing: 40 })],
    [
      'another receiver',
      simulateSegment({ length: LENGTH, way: ring, wander: 4, spacing: 20, seed: 'other' }),
    ],
    ['simplified by another site', simplifySegment(base, 10)],
    ['the other way round', reverse(base)],
    ['another start on the loop', simulateSegment({ length: LENGTH, way: drift(ring, 9000) })],
    [
      'both',
      reverse(simulateSegment({ length: LENGTH, way: drift(ring, 5000), wander: 3, spacing: 25 })),
    ],
    ['300 m short', simulateSegment({ length: LENGTH - 300, way: ring })],
  ])('%s', (_label, segment) => {
    expect(isSameRoute(BASE, sketch(segment))).toBe(true)
    expect(isSameRoute(sketch(segment), BASE)).toBe(true)
  })
})

describe('another route', () => {
  it.each<[string, Segment]>([
    ['the next valley', simulateSegment({ length: LENGTH, way: shift(ring, 2000) })],
    ['the other bank', simulateSegment({ length: LENGTH, way: shift(ring, 300) })],
    ['another town', simulateSegment({ length: LENGTH, way: ring, start: [2.35, 48.85] })],
    [
      'there and back on half of it',
      simulateSegment({
        length: LENGTH,
        way: (distance) => ring(Math.min(distance, LENGTH - distance)),
      }),
    ],
    ['two laps', simulateSegment({ length: 2 * LENGTH, way: ring })],
    ['half of it', simulateSegment({ length: LENGTH / 2, way: ring })],
    [
      'a variant over a quarter',
      simulateSegment({
        length: LENGTH,
        way: (distance) => (distance < 6000 ? shift(ring, 800)(distance) : ring(distance)),
      }),
    ],
  ])('%s', (_label, segment) => {
    expect(isSameRoute(BASE, sketch(segment))).toBe(false)
    expect(isSameRoute(sketch(segment), BASE)).toBe(false)
  })
})

it('the same parcours is recognised across the 180th meridian', () => {
  const east = sketch(simulateSegment({ length: LENGTH, way: ring, start: [179.99, -17] }))
  const wrapped = { ...east, lon: east.lon.map((lon) => (lon > 180 ? lon - 360 : lon)) }
  expect(isSameRoute(east, wrapped)).toBe(true)
})

it('a sketch is small, and nothing has none', () => {
  expect(JSON.stringify(BASE).length).toBeLessThan(8000)
  expect(sketchRoute(surveyTrack(makeTrack()))).toBeNull()
})

describe('two sketches are of one route', () => {
  /** Metres to the east and to the north, on the equator. */
  const sketchOf = (distance: number, spots: readonly (readonly [number, number])[]) => ({
    distance,
    lon: spots.map(([east]) => east / DEGREE),
    lat: spots.map(([, north]) => north / DEGREE),
  })
  const row = (length: number, north = 0, count = 20) =>
    Array.from({ length: count }, (_, index) => [(index * length) / (count - 1), north] as const)
  const away = (count: number) =>
    row(1000).map(
      ([east, north], index) => [east, index >= 5 && index < 5 + count ? 300 : north] as const,
    )
  const whole = sketchOf(1000, row(1000))

  it.each<[string, typeof whole, typeof whole, boolean]>([
    ['up to forty metres beside', whole, sketchOf(1000, row(1000, 40)), true],
    ['not farther', whole, sketchOf(1000, row(1000, 41)), false],
    [
      'up to fifty where samples are forty metres apart',
      sketchOf(16_000, row(16_000)),
      sketchOf(16_000, row(16_000, 49)),
      true,
    ],
    ['not farther either', sketchOf(16_000, row(16_000)), sketchOf(16_000, row(16_000, 51)), false],
    ['with a point of twenty elsewhere', whole, sketchOf(1000, away(1)), true],
    ['not with three', whole, sketchOf(1000, away(3)), false],
    ['with a twentieth more', whole, sketchOf(1052, row(1000)), true],
    ['not with more', whole, sketchOf(1054, row(1000)), false],
    ['with few points', whole, sketchOf(1000, row(1000, 10, 2)), true],
    ['turned round', whole, sketchOf(1000, row(1000).toReversed()), true],
    ['not where one goes on', whole, sketchOf(1000, row(800)), false],
    ['not to the other side', whole, sketchOf(1000, row(-1000)), false],
    [
      'to the north',
      sketchOf(
        1000,
        row(1000).map(([east, north]) => [north, east]),
      ),
      sketchOf(
        1000,
        row(1000, 30).map(([east, north]) => [north, east]),
      ),
      true,
    ],
  ])('%s', (_, routeA, routeB, isSame) => {
    expect(isSameRoute(routeA, routeB)).toBe(isSame)
    expect(isSameRoute(routeB, routeA)).toBe(isSame)
  })

  it('of 400 places along it, to a metre', () => {
    const points = row(1000).map(([east]) => [6, 45 + east / DEGREE])
    const found = sketchRoute(surveyTrack(makeTrack(makeSegment(points))))
    expect(found?.distance).toBeCloseTo(1000, 3)
    expect([found?.lon.length, found?.lat.length]).toEqual([400, 400])
    expect([found?.lat[0], found?.lat[199], found?.lat.at(-1)]).toEqual([45, 45.00449, 45.00899])
  })
})
