import type { Position } from '@foulee/domain/shared/geo'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { describe, expect, it } from 'vitest'
import { accumulateDistances, cosDegrees, DEGREE } from '../distance.ts'
import { createNetworkBuilder } from './build-network.ts'
import { indexNetwork, type Way } from './find-way.ts'
import type { NetworkPiece } from './network.ts'

const ORIGIN = [5.7, 45.2] as const

/** Metres east and north of the origin. */
const place = (east: number, north: number): Position => [
  ORIGIN[0] + east / (DEGREE * cosDegrees(ORIGIN[1])),
  ORIGIN[1] + north / DEGREE,
]

type Corner = readonly [east: number, north: number]

function piece(corners: readonly Corner[], surface: TypeSurface | null = null): NetworkPiece {
  const points = corners.map(([east, north]) => place(east, north))
  return {
    lon: Float64Array.from(points, ([lon]) => lon),
    lat: Float64Array.from(points, ([, lat]) => lat),
    // A hill that rises by one metre in ten eastwards.
    ele: Float64Array.from(corners, ([east]) => 500 + east / 10),
    surfaces: points.map(() => surface),
  }
}

function build(...routes: NetworkPiece[]) {
  const builder = createNetworkBuilder()
  for (const route of routes) builder.add({ pieces: [route] })
  return builder.build()
}

const lengthOf = ({ lon, lat }: Way) => accumulateDistances({ lon, lat }).at(-1) ?? 0

function findWay(network: ReturnType<typeof build>, ...points: Corner[]): Way | null {
  const index = indexNetwork(network)
  const places = points.map(([east, north]) => index.locate(place(east, north), 60))
  const known = places.filter((found) => found !== null)
  return known.length === points.length ? index.findWay(known) : null
}

describe('joining recorded lines', () => {
  it('two routes that cross are joined, so that one turns from one into the other', () => {
    const network = build(
      piece([
        [-500, 0],
        [500, 0],
      ]),
      piece([
        [3, -500],
        [3, 500],
      ]),
    )
    const way = findWay(network, [-500, 0], [3, 500])
    expect(way && lengthOf(way)).toBeGreaterThan(980)
    expect(way && lengthOf(way)).toBeLessThan(1030)
    expect(network.edges).toHaveLength(4)
  })

  it.each([
    [0, 1],
    [8, 1],
    [14, 1],
    [40, 2],
  ])('two parallel routes %d m apart are %d way(s)', (apart, count) => {
    const network = build(
      piece([
        [0, 0],
        [1000, 0],
      ]),
      piece([
        [2, apart],
        [998, apart],
      ]),
    )
    expect(network.edges).toHaveLength(count)
    if (count === 1) expect(network.edges[0]?.routes).toBe(2)
  })

  it('a recording that wavers around a way adds nothing to it', () => {
    const waver = Array.from(
      { length: 101 },
      (_, rank): Corner => [rank * 10, 9 * Math.sin(rank * 1.7)],
    )
    const network = build(
      piece([
        [0, 0],
        [1000, 0],
      ]),
      piece(waver),
    )
    const total = network.edges.reduce((sum, { length }) => sum + length, 0)
    expect(total).toBeGreaterThan(990)
    expect(total).toBeLessThan(1030)
  })

  it('a route that leaves another and comes back makes a second way between the same junctions', () => {
    const network = build(
      piece([
        [0, 0],
        [1000, 0],
      ]),
      piece([
        [0, 2],
        [300, 2],
        [500, 200],
        [700, 2],
        [1000, 2],
      ]),
    )
    expect(network.edges).toHaveLength(4)
  })

  it('hairpins of one route stay as they are', () => {
    const legs = Array.from({ length: 6 }, (_, rank): Corner[] => {
      const [from, to] = rank % 2 ? [120, 0] : [0, 120]
      return [
        [from, rank * 20],
        [to, rank * 20],
      ]
    }).flat()
    const network = build(piece(legs))
    const total = network.edges.reduce((sum, { length }) => sum + length, 0)
    expect(total).toBeGreaterThan(790)
  })

  it('pieces of one route that cross are joined', () => {
    const builder = createNetworkBuilder()
    const across = piece([
      [-50, 0],
      [50, 0],
    ])
    const along = piece([
      [0, -50],
      [0, 50],
    ])
    builder.add({ pieces: [across, along] })
    expect(builder.build().edges).toHaveLength(4)
  })

  it('out and back on one path is one way', () => {
    const network = build(
      piece([
        [0, 0],
        [600, 0],
        [0, 2],
      ]),
    )
    const total = network.edges.reduce((sum, { length }) => sum + length, 0)
    expect(total).toBeLessThan(680)
  })
})

describe('finding a way', () => {
  const square = build(
    piece(
      [
        [0, 0],
        [400, 0],
      ],
      'asphalt',
    ),
    piece(
      [
        [400, 0],
        [400, 400],
        [0, 400],
      ],
      'path',
    ),
    piece(
      [
        [0, 400],
        [0, 0],
      ],
      'track',
    ),
  )

  it('between two places inside one edge, both directions', () => {
    const there = findWay(square, [100, 0], [300, 0])
    const back = findWay(square, [300, 0], [100, 0])
    expect(there && lengthOf(there)).toBeCloseTo(200, -1)
    expect(back && [...back.lon]).toEqual(there && [...there.lon].toReversed())
    expect(there?.ele[0]).toBeCloseTo(510, 0)
  })

  it('takes the shorter side, with its surfaces in metres from the start', () => {
    const way = findWay(square, [200, 0], [0, 200])
    expect(way && lengthOf(way)).toBeCloseTo(400, -1)
    expect(
      way?.terrains.map(([from, to, type]) => [Math.round(from / 20), Math.round(to / 20), type]),
    ).toEqual([
      [0, 10, 'asphalt'],
      [10, 20, 'track'],
    ])
  })

  it('a way through several points passes by each of them', () => {
    const way = findWay(square, [0, 0], [400, 400], [0, 0])
    expect(way?.passages).toHaveLength(3)
    expect(way && lengthOf(way)).toBeCloseTo(1600, -2)
  })

  it('a loop does not come back by the way that it took', () => {
    const index = indexNetwork(square)
    const ends = (
      [
        [0, 0],
        [400, 0],
        [0, 0],
      ] as const
    ).map(([east, north]) => index.locate(place(east, north), 60))
    const places = ends.filter((end) => end !== null)
    const loop = index.findWay(places, { isLoop: true })
    const shortest = index.findWay(places)
    expect(shortest && lengthOf(shortest)).toBeCloseTo(800, -1)
    expect(loop && lengthOf(loop)).toBeCloseTo(1600, -1)
  })

  it('has none between two routes that do not touch, and none far from all', () => {
    const network = build(
      piece([
        [0, 0],
        [400, 0],
      ]),
      piece([
        [0, 900],
        [400, 900],
      ]),
    )
    expect(findWay(network, [0, 0], [0, 900])).toBeNull()
    expect(findWay(network, [0, 0], [0, 450])).toBeNull()
  })
})
