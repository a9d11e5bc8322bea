import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, lastOf } from './column.ts'
import { accumulateDistances, distanceBetween, measureDistance, wrapLongitude } from './distance.ts'
import { makeSegment, makeTrack, simulateSegment } from './simulated-track.ts'

const place = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
)

describe('distanceBetween', () => {
  it.each([
    ['nowhere', 2.35, 48.85, 2.35, 48.85, 0],
    ['one degree of latitude', 0, 0, 0, 1, 111_194.93],
    ['one degree of longitude at 60°', 0, 60, 1, 60, 55_595.17],
    ['Paris to Lyon', 2.3522, 48.8566, 4.8357, 45.764, 391_499],
    ['across the 180th meridian', 179.9, -17, -179.9, -17, 21_267.16],
    ['over the pole', 10, 89.9, -170, 89.9, 22_238.99],
    ['half the globe', 0, 0, 180, 0, 20_015_086.8],
    ['one centimetre', 5.8, 45.3, 5.8, 45.30000009, 0.0100075],
  ])('%s', (_label, lonA, latA, lonB, latB, expected) => {
    const metres = distanceBetween(lonA, latA, lonB, latB)
    expect(Math.abs(metres - expected)).toBeLessThanOrEqual(expected * 1e-4)
  })

  it('is a metric: symmetric, zero to itself, with the triangle inequality', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const ab = distanceBetween(...a, ...b)
        expect(ab).toBeGreaterThanOrEqual(0)
        expect(ab).toBeLessThanOrEqual(20_015_087)
        expect(distanceBetween(...b, ...a)).toBeCloseTo(ab, 3)
        expect(distanceBetween(...a, ...c)).toBeLessThanOrEqual(
          ab + distanceBetween(...b, ...c) + 1,
        )
      }),
    )
  })
})

it.each([
  [0, 0],
  [180, 180],
  [190, -170],
  [-190, 170],
  [359.8, -0.2],
  [-359.8, 0.2],
])('%s degrees of longitude are %s the short way', (degrees, expected) => {
  expect(Math.abs(wrapLongitude(degrees))).toBeCloseTo(Math.abs(expected), 9)
  if (Math.abs(expected) < 180) expect(wrapLongitude(degrees)).toBeCloseTo(expected, 9)
})

describe('measureDistance', () => {
  const north = (from: number, to: number) =>
    makeSegment([
      [5, from],
      [5, to],
    ])

  it.each([
    ['nothing', makeTrack(), 0],
    ['an empty segment', makeTrack(makeSegment([])), 0],
    ['one point', makeTrack(makeSegment([[5, 45]])), 0],
    ['one segment', makeTrack(north(45, 45.01)), 1111.95],
    [
      'two segments, without the gap of 100 km',
      makeTrack(north(45, 45.01), north(46, 46.01)),
      2223.9,
    ],
    [
      'there and back',
      makeTrack(
        makeSegment([
          [5, 45],
          [5, 45.01],
          [5, 45],
        ]),
      ),
      2223.9,
    ],
    [
      'a ring around the 180th meridian',
      makeTrack(
        makeSegment([
          [179.99, 0],
          [-179.99, 0],
          [179.99, 0],
        ]),
      ),
      4447.8,
    ],
  ])('%s', (_label, track, expected) => {
    expect(measureDistance(track)).toBeCloseTo(expected, 1)
  })

  it('never counts from one segment to the next, however the track is cut', () => {
    const whole = simulateSegment({ length: 5000, wander: 3 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.lon.length - 1 }), (cut) => {
        const piece = (from: number, to?: number) => ({
          lon: whole.lon.slice(from, to),
          lat: whole.lat.slice(from, to),
          ele: whole.ele.slice(from, to),
          time: whole.time.slice(from, to),
        })
        const end = cut - 1
        const gap = distanceBetween(
          at(whole.lon, end),
          at(whole.lat, end),
          at(whole.lon, cut),
          at(whole.lat, cut),
        )
        const halves = measureDistance({ segments: [piece(0, cut), piece(cut)] })
        expect(halves).toBeCloseTo(measureDistance({ segments: [whole] }) - gap, 5)
      }),
    )
  })
})

it('a cumulated column begins at its start, never goes down and ends at the distance', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 50 }), (points) => {
      const segment = makeSegment(points)
      const column = accumulateDistances(segment, 100)
      expect(column[0]).toBe(100)
      for (let index = 1; index < column.length; index++) {
        expect(at(column, index)).toBeGreaterThanOrEqual(at(column, index - 1))
      }
      expect(lastOf(column) - 100).toBeCloseTo(measureDistance({ segments: [segment] }), 3)
    }),
  )
})
