import type { Position } from '@foulee/domain/shared/geo'
import { type Corner, placeAt } from '@foulee/testing/itineraires'
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
