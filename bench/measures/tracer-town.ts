import type { Position } from '@foulee/domain/shared/geo'
import { type Corner, hillAt, placeAt } from '@foulee/testing/itineraires'
import { terrariumPng } from '@foulee/testing/png'
import type { OsmWay } from '@foulee/trace/network/write-osm-pbf'

export const TOWN: Position = [2.2, 46.4]
/** Metres of its side, and between its crossings. */
export const SIDE = 12_000
const GAP = 200
const MISSING = 0.25

/** Streets and tracks whose crossings are off the grid by a third, a quarter of the ways missing. */
export function makeTown(random: () => number): OsmWay[] {
  const count = SIDE / GAP + 1
  const corners = Array.from({ length: count }, (_, x) =>
    Array.from(
      { length: count },
      (_, y): Corner => [
        x * GAP + (random() - 0.5) * 0.66 * GAP,
        y * GAP + (random() - 0.5) * 0.66 * GAP,
      ],
    ),
  )
  const ways: OsmWay[] = []
  const add = (from: Corner | undefined, to: Corner | undefined) => {
    if (!from || !to || random() < MISSING) return
    const highway = random() < 0.5 ? 'residential' : 'track'
    ways.push({ points: [placeAt(TOWN, from), placeAt(TOWN, to)], tags: { highway } })
  }
  for (const [x, column] of corners.entries()) {
    for (const [y, corner] of column.entries()) {
      add(corner, corners[x + 1]?.[y])
      add(corner, column[y + 1])
    }
  }
  return ways
}

/** Square of the terrain, on the hill of the tests: 120 m from each valley to each top. */
export function makeSquare(z: number, x: number, y: number): Buffer {
  const oneNorth = placeAt(TOWN, [0, 1])[1] - TOWN[1]
  const oneEast = placeAt(TOWN, [1, 0])[0] - TOWN[0]
  const parts = 256 * 2 ** z
  return terrariumPng((column, row) => {
    const lon = ((256 * x + column + 0.5) / parts) * 360 - 180
    const north = Math.PI * (1 - (2 * (256 * y + row + 0.5)) / parts)
    const lat = (Math.atan(Math.sinh(north)) * 180) / Math.PI
    return hillAt([(lon - TOWN[0]) / oneEast, (lat - TOWN[1]) / oneNorth])
  })
}
