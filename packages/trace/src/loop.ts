import { at } from './column.ts'
import { accumulateDistances } from './distance.ts'

type Line = { lon: Float64Array; lat: Float64Array }

/**
 * Indexes of the points that stay when each way out and back inside the line is left out, as where a
 * loop was led to a point beside its way. Both ends stay, and a stem that they share.
 */
export function cutSpurs({ lon, lat }: Line): number[] {
  const kept: number[] = []
  const isSame = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && lon[a] === lon[b] && lat[a] === lat[b]
  for (let index = 0; index < lon.length; index++) {
    if (isSame(kept.at(-1), index)) continue
    if (isSame(kept.at(-2), index)) kept.pop()
    else kept.push(index)
  }
  return kept
}

const SCALE = 1e5

function keyOf({ lon, lat }: Line, a: number, b: number): string {
  const ends = [a, b].map((index) =>
    [at(lon, index), at(lat, index)].map((degrees) => Math.round(degrees * SCALE)).join(' '),
  )
  return ends.toSorted().join(' ')
}

/** Lengths in metres of the segments of a line, by their ends, whatever the direction. */
function measureSegments(line: Line): Map<string, { metres: number; times: number }> {
  const distances = accumulateDistances(line)
  const segments = new Map<string, { metres: number; times: number }>()
  for (let index = 1; index < line.lon.length; index++) {
    const metres = at(distances, index) - at(distances, index - 1)
    const key = keyOf(line, index - 1, index)
    const known = segments.get(key)
    if (known) known.times++
    else segments.set(key, { metres, times: 1 })
  }
  return segments
}

/** Share of the length, 0 to 1, on segments that the line takes more than once. */
export function measureRepeated(line: Line): number {
  let [total, repeated] = [0, 0]
  for (const { metres, times } of measureSegments(line).values()) {
    total += metres * times
    if (times > 1) repeated += metres * times
  }
  return total > 0 ? repeated / total : 0
}

/** Share of the length of `line`, 0 to 1, on segments of `other`. */
export function measureShared(line: Line, other: Line): number {
  const there = measureSegments(other)
  let [total, shared] = [0, 0]
  for (const [key, { metres, times }] of measureSegments(line)) {
    total += metres * times
    if (there.has(key)) shared += metres * times
  }
  return total > 0 ? shared / total : 0
}
