import { at } from './column.ts'
import { cosDegrees } from './distance.ts'
import type { Segment } from './track.ts'

/** Shares of a line that lie in or beside the squares of another one. */
const ALONG = { run: 0.5, line: 0.8 }
/** Degrees: the side of a square; larger where lines are so long that there would be too many steps. */
const SQUARE = 0.001
const MOST_STEPS = 200_000
/** Steps from point to point, in the mean, of a line that can have been planned. */
const MEAN_STEPS = 50
/** Fewer points may be alike by chance. */
const COPIED = 5

type Line = Pick<Segment, 'lon' | 'lat'>

/**
 * Tells lines that were planned from others: a line beside the run that goes the same way, since one of both
 * lies along the other.
 * @returns whether a line lies along the run, in time that grows with that line alone
 */
export function compareLines(run: readonly Line[]): (line: Line) => boolean {
  const side = Math.max(SQUARE, sumDegrees(run) / MOST_STEPS)
  const steps = countSquares(run, side)
  const all = sum(steps.values())
  return (line) => {
    if (line.lon.length < 3) return false
    if (sumDegrees([line]) / side > MEAN_STEPS * line.lon.length) return false
    const own = countSquares([line], side)
    const beside = new Set([...own.keys()].flatMap(listAround))
    const runBeside = sum([...beside].map((square) => steps.get(square) ?? 0))
    if (runBeside >= ALONG.run * all) return true
    const isNear = (square: number) => listAround(square).some((other) => steps.has(other))
    const ownBeside = sum([...own].map(([square, nb]) => (isNear(square) ? nb : 0)))
    return line.lon.length >= COPIED && ownBeside >= ALONG.line * sum(own.values())
  }
}

const sum = (values: Iterable<number>) => {
  let total = 0
  for (const value of values) total += value
  return total
}

function sumDegrees(lines: readonly Line[]): number {
  let total = 0
  for (const { lon, lat } of lines) {
    for (let index = 1; index < lon.length; index++) {
      total += Math.hypot(at(lon, index) - at(lon, index - 1), at(lat, index) - at(lat, index - 1))
    }
  }
  return total
}

/** More rows than there are on Earth: a square is one number. */
const ROWS = 2 ** 20
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => x * ROWS + y))
const listAround = (square: number) => AROUND.map((step) => square + step)

/** Number of steps of lines in each square, none longer than one. */
function countSquares(lines: readonly Line[], side: number): Map<number, number> {
  const squares = new Map<number, number>()
  for (const { lon, lat } of lines) {
    for (let index = 0; index < lon.length; index++) {
      const east = index > 0 ? at(lon, index) - at(lon, index - 1) : 0
      const north = index > 0 ? at(lat, index) - at(lat, index - 1) : 0
      const steps = Math.max(1, Math.ceil(Math.hypot(east, north) / side))
      for (let step = 0; step < steps; step++) {
        const here = at(lat, index) - (north * step) / steps
        const column = Math.round(
          ((at(lon, index) - (east * step) / steps) * cosDegrees(here)) / side,
        )
        const square = column * ROWS + Math.round(here / side)
        squares.set(square, (squares.get(square) ?? 0) + 1)
      }
    }
  }
  return squares
}

/** Leaves out what was exported twice, perhaps in another time zone: nobody runs the very same positions again. */
export function dropCopies<Copy extends Line>(segments: readonly Copy[]): Copy[] {
  const known = new Set<string>()
  return segments.filter(({ lon, lat }) => {
    if (lon.length < COPIED) return true
    const places = `${lon.join()} ${lat.join()}`
    if (known.has(places) || known.has(`${lon.toReversed().join()} ${lat.toReversed().join()}`)) {
      return false
    }
    known.add(places)
    return true
  })
}
