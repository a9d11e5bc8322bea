import { at, lastOf } from './column.ts'
import { accumulateDistances, distanceBetween } from './distance.ts'
import { type GuidePointKind, kindOf } from './guide-point-kind.ts'
import { type Segment, TraceError, type Track, type TrackTurn, type Waypoint } from './track.ts'
import { TURN_KINDS, type TurnKind } from './turn-kind.ts'

/**
 * Guided track: a line that a watch follows; Garmin calls it « course », which here is a race.
 * Times are synthetic, never those of the recording.
 */
export type GuideOptions = {
  /** Unix milliseconds of the first point. */
  start?: number
  secondsPerKilometre?: number
}

export type GuidePoint = {
  waypoint: Waypoint
  /** For screens with room; the name of a turn is a word. */
  title: string | null
  kind: Pick<GuidePointKind, 'tcx'> & { fit: GuidePointKind['fit'] | TurnKind['fit'] }
  index: number
}

export type GuidedTrack = {
  line: Segment
  ends: readonly number[]
  /** Metres since the start; gaps between segments do not count. */
  distances: Float64Array
  points: readonly GuidePoint[]
  duration: number
}

const START = Date.UTC(2020, 0, 1)
const SECONDS_PER_KILOMETRE = 360
/** Metres beyond which a waypoint is not on the line. */
const BESIDE = 500

/** @throws TraceError `trop_peu_de_points` below two points */
export function planGuidedTrack(track: Track, options: GuideOptions = {}): GuidedTrack {
  const { start = START, secondsPerKilometre = SECONDS_PER_KILOMETRE } = options
  const { segments } = track
  const ends = segments.map(({ lon }) => lon.length).map(sumSoFar)
  const distances = joinColumns(accumulateSegments(segments))
  if (distances.length < 2) throw tooFewPoints()
  const line: Segment = {
    lon: joinColumns(segments.map(({ lon }) => lon)),
    lat: joinColumns(segments.map(({ lat }) => lat)),
    ele: joinColumns(segments.map(({ ele }) => ele)),
    time: planTimes(distances, start, secondsPerKilometre),
  }
  return {
    line,
    ends,
    distances,
    points: [
      ...track.waypoints.flatMap((waypoint) => placeOn(line, waypoint)),
      ...(track.turns ?? []).flatMap((turn) => placeTurn({ line, distances, ends }, turn)),
    ].sort((a, b) => a.index - b.index),
    duration: (lastOf(line.time) - at(line.time, 0)) / 1000,
  }
}

const sumSoFar = (_: number, index: number, sizes: readonly number[]) =>
  sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0)

function accumulateSegments(segments: readonly Segment[]): Float64Array[] {
  let start = 0
  return segments.map((segment) => {
    const distances = accumulateDistances(segment, start)
    start = distances.length > 0 ? lastOf(distances) : start
    return distances
  })
}

function joinColumns(columns: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0))
  let from = 0
  for (const column of columns) {
    joined.set(column, from)
    from += column.length
  }
  return joined
}

/** Whole seconds at an even pace, strictly increasing as watches require. */
function planTimes(distances: Float64Array, start: number, secondsPerKilometre: number) {
  let previous = -1
  return distances.map((metres) => {
    previous = Math.max(previous + 1, Math.round((metres / 1000) * secondsPerKilometre))
    return start + previous * 1000
  })
}

function placeOn({ lon, lat }: Segment, waypoint: Waypoint): GuidePoint[] {
  let nearest = Number.POSITIVE_INFINITY
  let index = 0
  for (let candidate = 0; candidate < lon.length; candidate++) {
    const away = distanceBetween(waypoint.lon, waypoint.lat, at(lon, candidate), at(lat, candidate))
    if (away < nearest) {
      nearest = away
      index = candidate
    }
  }
  return nearest <= BESIDE
    ? [{ waypoint, title: waypoint.name, kind: kindOf(waypoint.type), index }]
    : []
}

/** The line may pass there twice: along it, then beside it. */
function placeTurn(
  { line, distances, ends }: Pick<GuidedTrack, 'line' | 'distances' | 'ends'>,
  { segment, metres, lon, lat, type, text }: TrackTurn,
): GuidePoint[] {
  const [first, end] = [ends[segment - 1] ?? 0, ends[segment] ?? 0]
  let [index, least] = [-1, Number.POSITIVE_INFINITY]
  for (let candidate = first; candidate < end; candidate++) {
    const along = Math.abs(at(distances, candidate) - at(distances, first) - metres)
    if (along >= least) continue
    const beside = distanceBetween(lon, lat, at(line.lon, candidate), at(line.lat, candidate))
    if (along + beside < least) [index, least] = [candidate, along + beside]
  }
  if (index < 0) return []
  const { label, ...kind } = TURN_KINDS[type]
  const waypoint = { lon, lat, ele: null, name: label, description: text, type: null }
  return [{ waypoint, title: text || label, kind, index }]
}

const tooFewPoints = () =>
  new TraceError(
    'trop_peu_de_points',
    'Ce parcours n’a pas deux points\u00a0: il n’y a rien à suivre sur une montre.',
  )
