import fc from 'fast-check'
import { expect, it } from 'vitest'
import { measureBounds } from './bounds.ts'
import { makeSegment, makeTrack } from './simulated-track.ts'

it.each([
  ['nothing', [], null],
  ['one point', [[5, 45]], { ouest: 5, sud: 45, est: 5, nord: 45 }],
  [
    'a box',
    [
      [5, 45],
      [6, 44],
      [5.5, 46],
    ],
    { ouest: 5, sud: 44, est: 6, nord: 46 },
  ],
  [
    'around Greenwich',
    [
      [-1, 50],
      [1, 51],
    ],
    { ouest: -1, sud: 50, est: 1, nord: 51 },
  ],
  [
    'eastwards over the 180th meridian',
    [
      [179, -17],
      [-179, -16],
    ],
    { ouest: 179, sud: -17, est: -179, nord: -16 },
  ],
  [
    'westwards over it and on',
    [
      [-179, 0],
      [179, 0],
      [178, 0],
    ],
    { ouest: 178, sud: 0, est: -179, nord: 0 },
  ],
  [
    'around the world',
    [
      [0, 0],
      [120, 0],
      [-120, 0],
      [0, 1],
    ],
    { ouest: -180, sud: 0, est: 180, nord: 1 },
  ],
])('%s', (_label, points, expected) => {
  expect(measureBounds(makeTrack(makeSegment(points)))).toEqual(expected)
  const apart = makeTrack(...points.map((point) => makeSegment([point])))
  expect(measureBounds(apart)).toEqual(expected)
})

it('the bounding box holds every point of a track on one side of the antimeridian', () => {
  const point = fc.tuple(
    fc.double({ min: -60, max: 60, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), (points) => {
      const zone = measureBounds(makeTrack(makeSegment(points)))
      for (const [lon, lat] of points) {
        expect(zone && lon >= zone.ouest - 1e-9 && lon <= zone.est + 1e-9).toBe(true)
        expect(zone && lat >= zone.sud && lat <= zone.nord).toBe(true)
      }
    }),
  )
})
