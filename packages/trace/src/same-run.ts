import { at, lastOf } from './column.ts'
import { accumulateDistances } from './distance.ts'
import { projectToPlane } from './plane.ts'
import { liesAlong } from './sameness.ts'
import { simplifySegment } from './simplify.ts'
import type { Segment, Source } from './track.ts'

/** Unix milliseconds, elapsed seconds, metres. */
export type Run = {
  debut: number
  duree: number
  distance: number
  /** Positions in order; null when they are not at hand. */
  line: readonly Pick<Segment, 'lon' | 'lat'>[] | null
}

/** Share of the longer recording: a warm-up is no part of the race that follows. */
const OVERLAP = 0.8
/** Shares between lengths: without positions, and of two lines that coincide. */
const SAME_LENGTH = 0.95
const SAME_LINE = 0.75
const SAMPLES = 200
/** Metres between two receivers of one runner, each off by 10 m, on a simplified line. */
const REACH = 60
const SMOOTHED = 25

type Line = { lon: Float64Array; lat: Float64Array }

/**
 * Whether two recordings of one member are the same run: 80 % of the longer one's time is shared,
 * and 90 % of each line lies along the other; without positions, lengths are within 5 %.
 */
export function isSameRun(a: Run, b: Run): boolean {
  if (!isAtOnce(a, b)) return false
  const left = a.line && smooth(a.line)
  const right = b.line && smooth(b.line)
  if (!left || !right) return isAsLong(a.distance, b.distance, SAME_LENGTH)
  return isAsLong(measure(left), measure(right), SAME_LINE) && coincide(left, right)
}

function isAtOnce(a: Run, b: Run): boolean {
  const shared =
    Math.min(a.debut + a.duree * 1000, b.debut + b.duree * 1000) - Math.max(a.debut, b.debut)
  const longest = Math.max(a.duree, b.duree) * 1000
  return longest > 0 && shared >= OVERLAP * longest
}

const isAsLong = (a: number, b: number, share: number) =>
  Math.max(a, b) > 0 && Math.min(a, b) >= share * Math.max(a, b)

/** Simplified within the noise, which otherwise doubles the length of a line of close points. */
function smooth(segments: NonNullable<Run['line']>): Line | null {
  const join = (column: 'lon' | 'lat') =>
    Float64Array.from(segments.flatMap((segment) => [...segment[column]]))
  const [lon, lat] = [join('lon'), join('lat')]
  if (lon.length < 2) return null
  const unknown = new Float64Array(lon.length).fill(Number.NaN)
  return simplifySegment({ lon, lat, ele: unknown, time: unknown }, SMOOTHED)
}

const measure = (line: Line) => lastOf(accumulateDistances(line))

function coincide(a: Line, b: Line): boolean {
  const origin = { lon: at(a.lon, 0), lat: at(a.lat, 0) }
  const flatten = ({ lon, lat }: Line) => projectToPlane(lon, lat, origin)
  const [left, right] = [flatten(a), flatten(b)]
  return liesAlong(flatten(sample(a)), right, REACH) && liesAlong(flatten(sample(b)), left, REACH)
}

/** Points at equal distances along a line. */
function sample(line: Line): Line {
  const distances = accumulateDistances(line)
  const step = lastOf(distances) / (SAMPLES - 1)
  let after = 1
  const places = Array.from({ length: SAMPLES }, (_, rank) => {
    while (after < distances.length - 1 && at(distances, after) < rank * step) after++
    const [from, to] = [at(distances, after - 1), at(distances, after)]
    const share = to > from ? Math.min(1, (rank * step - from) / (to - from)) : 0
    const between = (column: Float64Array) =>
      at(column, after - 1) + share * (at(column, after) - at(column, after - 1))
    return [between(line.lon), between(line.lat)] as const
  })
  return {
    lon: Float64Array.from(places, ([lon]) => lon),
    lat: Float64Array.from(places, ([, lat]) => lat),
  }
}

/** Points of the line, elapsed seconds. */
export type Recording = {
  capteurs: number
  points: number
  duree: number
  format: Source['format']
}

const FORMATS: Readonly<Record<Source['format'], number>> = { gpx: 0, tcx: 1, fit: 2 }
/** Between densities that count as equal. */
const DENSER = 1.2

/** Whether `a` tells more of a run than `b`: sensors, then points per second, then format. */
export function isRicher(a: Recording, b: Recording): boolean {
  if (a.capteurs !== b.capteurs) return a.capteurs > b.capteurs
  const [left, right] = [density(a), density(b)]
  if (left > DENSER * right) return true
  if (right > DENSER * left) return false
  return FORMATS[a.format] > FORMATS[b.format]
}

const density = ({ points, duree }: Recording) => points / Math.max(1, duree)
