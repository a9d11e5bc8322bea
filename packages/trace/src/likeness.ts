import { at } from './column.ts'
import { cosDegrees } from './distance.ts'
import type { Segment } from './track.ts'

const ALONG = { run: 0.5, line: 0.8 }
/** Cell size in degrees; larger for long lines, to bound the number of steps. */
const SQUARE = 0.001
const MOST_STEPS = 200_000
/** Maximum mean step, in cells, of a line that may be a plan. */
const MEAN_STEPS = 50
/** Fewer points may coincide by chance. */
const COPIED = 5

type Line = Pick<Segment, 'lon' | 'lat'>

/**
 * Detects planned lines beside a run: a line that follows the same way.
 * @returns a predicate, linear in the size of the line
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

/** More rows than on Earth, so that a cell is one number. */
const ROWS = 2 ** 20
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => x * ROWS + y))
const listAround = (square: number) => AROUND.map((step) => square + step)

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

/** Degrees, about 1 m: programs write five to fifteen decimals. */
const ROUNDED = 1e-5
/** Lines of one length in one square that others are compared with: keeps the reading linear. */
const MOST_COMPARED = 8

/** Drops lines exported twice, even in another time zone or rounded: positions never repeat. */
export function dropCopies<Copy extends Line>(segments: readonly Copy[]): Copy[] {
  const copies = new Map<string, Copy[]>()
  return segments.filter((segment) => {
    const { length } = segment.lon
    if (length < COPIED) return true
    const square = findMiddle(segment)
    const keyOf = (place: number) => `${place} ${length}`
    const isCopy = listAround(square).some((near) =>
      copies.get(keyOf(near))?.some((other) => isSame(segment, other)),
    )
    if (isCopy) return false
    const key = keyOf(square)
    const neighbours = copies.get(key) ?? []
    if (neighbours.length < MOST_COMPARED) neighbours.push(segment)
    copies.set(key, neighbours)
    return true
  })
}

/** Cell of the mean position: the same backwards. */
function findMiddle({ lon, lat }: Line): number {
  const column = Math.round(sum(lon) / lon.length / SQUARE)
  return column * ROWS + Math.round(sum(lat) / lat.length / SQUARE)
}

function isSame(a: Line, b: Line): boolean {
  const { length } = a.lon
  const isAt = (index: number, other: number) =>
    Math.abs(at(a.lon, index) - at(b.lon, other)) <= ROUNDED &&
    Math.abs(at(a.lat, index) - at(b.lat, other)) <= ROUNDED
  const isAll = (otherOf: (index: number) => number) =>
    a.lon.every((_, index) => isAt(index, otherOf(index)))
  return isAll((index) => index) || isAll((index) => length - 1 - index)
}
