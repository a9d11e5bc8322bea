import type { Position } from '@foulee/domain/shared/geo'
import { describe, expect, it } from 'vitest'
import { DEGREE } from './distance.ts'
import { layWay } from './locate.ts'
import { chooseWayBack } from './way-back.ts'

/** Metres east and north of a corner on the equator. */
type Corner = readonly [east: number, north: number]
const place = ([east, north]: Corner): Position => [east / DEGREE, north / DEGREE]

const way = (...lines: Corner[][]) =>
  layWay(
    lines.map((corners) => ({
      lon: Float64Array.from(corners, ([east]) => east / DEGREE),
      lat: Float64Array.from(corners, ([, north]) => north / DEGREE),
    })),
  )
const choose = (from: Corner, on: ReturnType<typeof way>, along: number) =>
  chooseWayBack(place(from), on, along).map(({ metres, away }) => [
    Math.round(metres),
    Math.round(away),
  ])

/** East for 3 km, north for 1 km, and back west. */
const BEND = way([
  [0, 0],
  [3000, 0],
  [3000, 1000],
  [0, 1000],
])

describe('coming back to a way that one has left', () => {
  it('joins the nearest point ahead, not a nearer one behind', () => {
    expect(choose([1500, -300], BEND, 1000)[0]).toEqual([1500, 300])
    expect(choose([500, -300], BEND, 1000)[0]).toEqual([1000, 583])
  })

  it('does not cut kilometres of the way off for some metres, but offers it', () => {
    expect(choose([1000, 550], BEND, 1000).slice(0, 2)).toEqual([
      [1000, 550],
      [6000, 450],
    ])
  })

  it('takes a later passage that is much nearer than going back', () => {
    const long = way([
      [0, 0],
      [1200, 0],
      [1200, 3000],
      [0, 3000],
    ])
    expect(choose([600, 2900], long, 500)[0]).toEqual([4800, 100])
  })

  it('on a way out and back, the way out is finished first', () => {
    const out = way([
      [0, 0],
      [2000, 0],
      [0, 0],
    ])
    expect(choose([1400, 200], out, 900).map(([metres]) => metres)).toEqual([1400, 900, 2600])
  })

  it('a recording that wavers gives no two places side by side', () => {
    const waver = way(
      Array.from({ length: 101 }, (_, rank): Corner => [rank * 10, 8 * Math.sin(rank)]),
    )
    const metres = choose([500, 300], waver, 0).map(([along = 0]) => along)
    expect(metres.length).toBeGreaterThan(0)
    expect(metres.length).toBeLessThanOrEqual(3)
    const sorted = metres.toSorted((a, b) => a - b)
    expect(sorted.slice(1).every((along, rank) => along - (sorted[rank] ?? 0) >= 200)).toBe(true)
  })

  it('gives places on the way, also in its later pieces and past its end', () => {
    const pieces = way(
      [
        [0, 0],
        [1000, 0],
      ],
      [
        [1000, 400],
        [2000, 400],
      ],
    )
    expect(chooseWayBack(place([1500, 500]), pieces, 1200)[0]?.position[0]).toBeCloseTo(
      1500 / DEGREE,
      6,
    )
    expect(choose([2500, 400], pieces, 9000)).toEqual([[2000, 500]])
    expect(choose([0, 0], way(), 0)).toEqual([])
  })
})
