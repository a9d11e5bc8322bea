import { at, lastOf } from './column.ts'
import { accumulateDistances } from './distance.ts'
import { projectToPlane } from './plane.ts'
import type { Segment } from './track.ts'

/** A line to find one's place on: its points, and metres from its start for each. */
export type Way = { parts: readonly WayPart[]; distance: number }
type WayPart = Pick<Segment, 'lon' | 'lat'> & { distances: Float64Array }

/** Where a receiver says that one is: degrees, and metres within which it believes itself. */
export type Fix = { lon: number; lat: number; accuracy: number }

/** Where that is on the way. */
export type Located = {
  /** Metres from the start of the way. */
  metres: number
  /** Metres from the way. */
  away: number
  /** Off the way for sure: it takes more to leave it than to be back on it. */
  is_off: boolean
}

/** Metres away, beyond the receiver's own error, at which one has left, and is back. */
const LEAVE = 60
const RETURN = 35
/** An error told larger than this hides nothing more. */
const WORST_ACCURACY = 80
/** Places this much further than the nearest are as likely, when the way passes twice. */
const AS_LIKELY = 30
/** One who goes on is likelier than one who turns back, by this factor on the distance. */
const BACKWARDS = 4
/** A metre further from the way weighs as much as this many metres along it. */
const SIDEWAYS = 3

/**
 * Makes a line ready for `locateOnWay`.
 * @param lines its pieces in order; nothing is measured from one to the next
 * @param distance metres that the whole is told to have: a simplified line is a little shorter
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

/** Every place that is nearer to a position than what lies just before and after it on the way. */
function findPassages({ parts }: Way, { lon, lat }: Fix): Candidate[] {
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

/** The place nearest to the origin of the plane on the leg that begins at `from`; `along` is its share. */
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

/** How unlikely it is to be there, in metres: far from the way, far from where one was, or backwards. */
function weigh({ metres, away }: Candidate, before: Located | null): number {
  if (!before) return metres + away * SIDEWAYS
  const gone = metres - before.metres
  return (gone < 0 ? -gone * BACKWARDS : gone) + away * SIDEWAYS
}

/**
 * Where a position lies on the way. Where it passes twice (out and back, laps, crossings), the passage
 * that goes on from `before` wins; without one the first. Null for a way without length.
 * @param before what the last position gave; it makes leaving harder than staying
 */
export function locateOnWay(way: Way, fix: Fix, before: Located | null = null): Located | null {
  const passages = findPassages(way, fix)
  const nearest = Math.min(...passages.map(({ away }) => away))
  const accuracy = Math.min(WORST_ACCURACY, Math.max(0, fix.accuracy))
  const likely = passages.filter(({ away }) => away <= nearest + Math.max(AS_LIKELY, accuracy))
  const [best] = likely.toSorted((a, b) => weigh(a, before) - weigh(b, before))
  if (!best) return null
  const limit = (before?.is_off ? RETURN : LEAVE) + accuracy
  return { metres: best.metres, away: best.away, is_off: nearest > limit }
}
