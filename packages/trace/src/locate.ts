import { at, lastOf } from './column.ts'
import { accumulateDistances } from './distance.ts'
import { projectToPlane } from './plane.ts'
import type { Segment } from './track.ts'

export type Way = { parts: readonly WayPart[]; distance: number }
type WayPart = Pick<Segment, 'lon' | 'lat'> & { distances: Float64Array }

/** Position of a receiver: degrees, and accuracy in metres. */
export type Fix = { lon: number; lat: number; accuracy: number }

export type Located = {
  metres: number
  away: number
  /** Off the way, with hysteresis. */
  is_off: boolean
}

/** Metres beyond the accuracy at which one has left, and is back. */
const LEAVE_METRES = 60
const RETURN = 35
/** Cap of the accuracy, so that a bad fix does not hide everything. */
const WORST_ACCURACY = 80
/** Metres: farther places count as equally likely where the way passes twice. */
const AS_LIKELY = 30
/** Penalty of going backwards, as a factor on the distance. */
const BACKWARDS = 4
/** Weight of a metre beside the way, in metres along it. */
const SIDEWAYS = 3

/**
 * Prepares a line for `locateOnWay`.
 * @param lines pieces in order; gaps have no length
 * @param distance official length in metres, as a simplified line is a little shorter
 */
export function layWay(lines: readonly Pick<Segment, 'lon' | 'lat'>[], distance?: number): Way {
  let total = 0
  const parts = lines
    .filter(({ lon }) => lon.length > 1)
    .map(({ lon, lat }) => {
      const distances = accumulateDistances({ lon, lat }, total)
      total = lastOf(distances)
      return { lon, lat, distances }
    })
  if (!distance || !(total > 0)) return { parts, distance: total }
  const stretch = distance / total
  return {
    distance,
    parts: parts.map((part) => ({ ...part, distances: part.distances.map((d) => d * stretch) })),
  }
}

type Candidate = { metres: number; away: number }

/** Places of the way nearer than those just before and after, in order. */
export function findPassages({ parts }: Way, { lon, lat }: Pick<Fix, 'lon' | 'lat'>): Candidate[] {
  return parts.flatMap((part) => {
    const { x, y } = projectToPlane(part.lon, part.lat, { lon, lat })
    const legs = Array.from({ length: x.length - 1 }, (_, index) =>
      nearestOnLeg(x, y, part.distances, index),
    )
    return legs.filter(({ along }, index) => {
      const isFirst = index === 0
      const isTurning = along < 1 || (legs[index + 1]?.along ?? 0) === 0
      return (along > 0 || isFirst) && isTurning
    })
  })
}

function nearestOnLeg(x: Float64Array, y: Float64Array, distances: Float64Array, from: number) {
  const [fromX, fromY] = [at(x, from), at(y, from)]
  const [dx, dy] = [at(x, from + 1) - fromX, at(y, from + 1) - fromY]
  const square = dx * dx + dy * dy
  const along = square > 0 ? Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / square)) : 0
  const start = at(distances, from)
  return {
    along,
    metres: start + along * (at(distances, from + 1) - start),
    away: Math.hypot(fromX + along * dx, fromY + along * dy),
  }
}

/** Score in metres: distance to the way, jump from the last position, going backwards. */
function weigh({ metres, away }: Candidate, before: Located | null): number {
  if (!before) return metres + away * SIDEWAYS
  const gone = metres - before.metres
  return (gone < 0 ? -gone * BACKWARDS : gone) + away * SIDEWAYS
}

/**
 * Locates a position on the way. Where it passes twice (out and back, laps, crossings), the passage
 * that continues from `before` wins, else the first. Null without length.
 * @param before last result, also used for the hysteresis
 */
export function locateOnWay(way: Way, fix: Fix, before: Located | null = null): Located | null {
  const passages = findPassages(way, fix)
  const nearest = Math.min(...passages.map(({ away }) => away))
  const accuracy = Math.min(WORST_ACCURACY, Math.max(0, fix.accuracy))
  const likely = passages.filter(({ away }) => away <= nearest + Math.max(AS_LIKELY, accuracy))
  const [best] = likely.toSorted((a, b) => weigh(a, before) - weigh(b, before))
  if (!best) return null
  const limit = (before?.is_off ? RETURN : LEAVE_METRES) + accuracy
  return { metres: best.metres, away: best.away, is_off: nearest > limit }
}
