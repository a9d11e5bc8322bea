import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from './column.ts'
import { DEGREE, distanceBetween } from './distance.ts'
import { selectPoints, simplifySegment, simplifyTrack } from './simplify.ts'
import { makeSegment, simulateSegment } from './simulated-track.ts'
import type { Segment } from './track.ts'

const METRE = 1 / 111_194.93
const onPlane = (points: readonly (readonly [number, number])[]) =>
  makeSegment(points.map(([x, y]) => [5 + x * METRE, y * METRE, x, y]))
const listKept = (segment: Segment, tolerance: number) =>
  [...selectPoints(segment, tolerance)].flatMap((kept, index) => (kept ? [index] : []))

it.each<[string, readonly (readonly [number, number])[], number, number[]]>([
  [
    'a straight line',
    [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ],
    1,
    [0, 3],
  ],
  [
    'a corner',
    [
      [0, 0],
      [50, 0],
      [100, 0],
      [100, 80],
    ],
    5,
    [0, 2, 3],
  ],
  [
    'a wiggle under the tolerance',
    [
      [0, 0],
      [10, 3],
      [20, -3],
      [30, 0],
    ],
    5,
    [0, 3],
  ],
  [
    'a wiggle over it',
    [
      [0, 0],
      [10, 8],
      [20, -8],
      [30, 0],
    ],
    5,
    [0, 1, 2, 3],
  ],
  [
    'out and back',
    [
      [0, 0],
      [100, 0],
      [0, 0],
    ],
    5,
    [0, 1, 2],
  ],
  [
    'beyond the end and back',
    [
      [0, 0],
      [100, 0],
      [60, 0],
    ],
    5,
    [0, 1, 2],
  ],
  [
    'a ring',
    [
      [0, 0],
      [50, 50],
      [100, 0],
      [50, -50],
      [0, 0],
    ],
    5,
    [0, 1, 2, 3, 4],
  ],
  [
    'standing still',
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    5,
    [0, 3],
  ],
  [
    'two points',
    [
      [0, 0],
      [1, 1],
    ],
    5,
    [0, 1],
  ],
  ['one point', [[0, 0]], 5, [0]],
  ['none', [], 5, []],
])('%s', (_label, points, tolerance, expected) => {
  expect(listKept(onPlane(points), tolerance)).toEqual(expected)
})

it('a simplified line has no jump at the 180th meridian', () => {
  const line = Array.from({ length: 41 }, (_, index) => {
    const lon = 179.99 + index * 0.0005
    return [lon > 180 ? lon - 360 : lon, 0]
  })
  expect(listKept(makeSegment(line), 1)).toEqual([0, 40])
})

it('simplification keeps all columns parallel', () => {
  const segment = onPlane([
    [0, 0],
    [50, 0],
    [100, 0],
    [100, 80],
  ])
  const { lon, ele, time } = simplifySegment(segment, 5)
  expect(lon).toHaveLength(3)
  expect([...ele]).toEqual([0, 100, 100])
  expect([...time]).toEqual([0, 0, 80])
  expect(simplifyTrack({ segments: [segment, segment], name: 'x' }, 5)).toMatchObject({
    name: 'x',
    segments: [{}, {}],
  })
})

function distanceToLine(segment: Segment, index: number, from: number, to: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let step = 0; step <= 200; step++) {
    const share = step / 200
    const lon = at(segment.lon, from) * (1 - share) + at(segment.lon, to) * share
    const lat = at(segment.lat, from) * (1 - share) + at(segment.lat, to) * share
    least = Math.min(
      least,
      distanceBetween(lon, lat, at(segment.lon, index), at(segment.lat, index)),
    )
  }
  return least
}

describe('no point lies farther from the kept line than asked', () => {
  it('on any random track', () => {
    const step = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 2, maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (steps, tolerance) => {
          let [lon, lat] = [5.8, 45.3]
          const points = steps.map(([east, north]) => {
            lon += east * METRE
            lat += north * METRE
            return [lon, lat]
          })
          const segment = makeSegment(points)
          const kept = listKept(segment, tolerance)
          for (let rank = 1; rank < kept.length; rank++) {
            const [from = 0, to = 0] = [kept[rank - 1], kept[rank]]
            for (let index = from; index < to; index++) {
              expect(distanceToLine(segment, index, from, to)).toBeLessThan(tolerance * 1.01 + 1)
            }
          }
        },
      ),
    )
  })
})

describe('many points', () => {
  const count = 300_000

  it.each([
    ['a noisy trail', () => simulateSegment({ length: count, spacing: 1, wander: 2 })],
    [
      'a spiral, in which the farthest point is always next to the end',
      () =>
        onPlane(
          Array.from({ length: count }, (_, index) => {
            const radius = 1000 * 1.00002 ** -index
            return [radius * Math.cos(index / 3), radius * Math.sin(index / 3)] as const
          }),
        ),
    ],
    [
      'a saw that opens',
      () =>
        onPlane(
          Array.from({ length: count }, (_, index) => [index, (index % 2) * (1 + index)] as const),
        ),
    ],
  ])(
    '%s ends long before a quadratic number of steps',
    (_label, make) => {
      const kept = selectPoints(make(), 5)
      expect([kept[0], kept.at(-1)]).toEqual([1, 1])
    },
    // A quadratic algorithm, 4.5·10^10 steps, would exceed a minute.
    30_000,
  )
})

describe('a point stays that lies farther from the line than the tolerance', () => {
  type Spot = readonly [east: number, north: number]
  const keptOf = (spots: readonly Spot[], tolerance: number, [lon, lat]: Spot = [0, 0]) => {
    const width = DEGREE * Math.cos((lat * Math.PI) / 180)
    const points = spots.map(([east, north]) => {
      const degrees = lon + east / width
      return [degrees > 180 ? degrees - 360 : degrees, lat + north / DEGREE]
    })
    return [...selectPoints(makeSegment(points), tolerance).entries()].flatMap(([index, kept]) =>
      kept ? index : [],
    )
  }

  it.each<[string, Spot[], number]>([
    [
      'beside the line',
      [
        [0, 0],
        [500, 10],
        [1000, 0],
      ],
      10,
    ],
    [
      'beside a line to the north',
      [
        [0, 0],
        [10, 500],
        [0, 1000],
      ],
      10,
    ],
    [
      'beside a line aslant',
      [
        [0, 0],
        [290, 410],
        [600, 800],
      ],
      14,
    ],
    [
      'beyond its end',
      [
        [0, 0],
        [1300, 40],
        [1000, 0],
      ],
      302.7,
    ],
    [
      'before its start',
      [
        [0, 0],
        [-300, 40],
        [1000, 0],
      ],
      302.7,
    ],
    [
      'away from one place',
      [
        [0, 0],
        [300, 0],
        [0, 0],
      ],
      300,
    ],
  ])('%s', (_, spots, metres) => {
    for (const start of [
      [0, 0],
      [6, 60],
      [179.9999, 0],
      [179.9999, -60],
    ] as const) {
      expect(keptOf(spots, metres - 0.2, start)).toEqual([0, 1, 2])
      expect(keptOf(spots, metres + 0.2, start)).toEqual([0, 2])
    }
  })

  it.each<[string, Spot[], number, number[]]>([
    ['no point', [], 10, []],
    ['one point', [[0, 0]], 10, [0]],
    [
      'two points',
      [
        [0, 0],
        [0, 9],
      ],
      10,
      [0, 1],
    ],
    [
      'the farthest, and not the one that then is near',
      [
        [0, 0],
        [200, 30],
        [700, 50],
        [1000, 0],
      ],
      35,
      [0, 2, 3],
    ],
    [
      'each side of the farthest',
      [
        [0, 0],
        [250, -40],
        [500, 90],
        [750, -40],
        [1000, 0],
      ],
      50,
      [0, 1, 2, 3, 4],
    ],
  ])('of %s', (_, spots, tolerance, kept) => {
    expect(keptOf(spots, tolerance)).toEqual(kept)
  })
})
