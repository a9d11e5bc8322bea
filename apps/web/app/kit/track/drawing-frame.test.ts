import { describe, expect, it } from 'vitest'
import { DRAWING, drawRoute, endsMeet, fitFrame, kilometreMarks } from './drawing-frame.ts'
import type { Samples } from './route-samples.ts'

const make = (points: [number, number][]): Samples => ({
  step: 1000,
  length: (points.length - 1) * 1000,
  lon: Float64Array.from(points, ([lon]) => lon),
  lat: Float64Array.from(points, ([, lat]) => lat),
  altitudes: points.map(() => null),
  slopes: points.map(() => null),
})

describe('the frame of a drawing', () => {
  it.each<[string, [number, number][]]>([
    [
      'wide',
      [
        [5, 45],
        [6, 45.1],
        [7, 45],
      ],
    ],
    [
      'tall',
      [
        [5, 44],
        [5.1, 45],
        [5, 46],
      ],
    ],
    [
      'across the 180th meridian',
      [
        [179.9, 0],
        [-179.9, 0.1],
      ],
    ],
    [
      'a single place',
      [
        [5, 45],
        [5, 45],
      ],
    ],
  ])('fits a route that is %s', (_, points) => {
    const frame = fitFrame(make(points))
    for (const [lon, lat] of points) {
      expect(frame.x(lon)).toBeGreaterThanOrEqual(DRAWING.margin - 0.01)
      expect(frame.x(lon)).toBeLessThanOrEqual(DRAWING.width - DRAWING.margin + 0.01)
      expect(frame.y(lat)).toBeGreaterThanOrEqual(DRAWING.margin - 0.01)
      const [backLon, backLat] = frame.position(frame.x(lon), frame.y(lat))
      expect(Math.abs(((backLon - lon + 540) % 360) - 180)).toBeLessThan(1e-6)
      expect(backLat).toBeCloseTo(lat, 6)
    }
  })

  it('has north up', () => {
    const frame = fitFrame(
      make([
        [5, 45],
        [5, 46],
      ]),
    )
    expect(frame.y(46)).toBeLessThan(frame.y(45))
  })
})

it('the path of a route is split at a gap', () => {
  const samples = make([
    [5, 45],
    [5.01, 45],
    [6, 45],
    [6.01, 45],
  ])
  expect(drawRoute(samples, fitFrame(samples)).match(/M/g)).toHaveLength(2)
})

it.each([
  [800, []],
  [5200, [1, 2, 3, 4]],
  [14_200, [2, 4, 6, 8, 10, 12]],
  [100_000, [10, 20, 30, 40, 50, 60, 70, 80, 90]],
])('a route of %s m has marks at %j km', (length, expected) => {
  expect(kilometreMarks({ length }).map((metres) => metres / 1000)).toEqual(expected)
})

describe('start and finish', () => {
  it.each<[boolean, [number, number]]>([
    [true, [5, 45]],
    [true, [5.004, 45.002]],
    [false, [5.1, 45]],
  ])('share a marker: %s, for a finish at %j', (expected, end) =>
    expect(endsMeet(make([[5, 45], [5.5, 45.4], end]))).toBe(expected),
  )
})
