import { at, interpolate, lastOf } from './column.ts'
import { distanceBetween } from './distance.ts'
import type { Survey } from './survey.ts'

/** Window in seconds to tell standing from walking. */
const STOP_WINDOW = 20
/** Metres per second in a straight line (1 km/h); slower than any climber. */
const STOP_SPEED = 0.3
/** Metres per second along the track: above, returning to a place is a hairpin, not a stop. */
const STOP_WANDER = 0.8
const PAUSE = 60
/** Seconds: a month, which exposes dates of 1970 or 2099 among real ones. */
const LONGEST = 31 * 86_400

export type Times = {
  duree: number
  duree_mouvement: number
  /** Stops of a minute or more, and gaps between segments, in order. */
  pauses: readonly Pause[]
  clock: Clock
  /** Moving seconds at each entry of the clock. */
  mouvement: Float64Array
}

/** Metres from the start of the track, and seconds. */
export type Pause = { distance: number; duree: number }

/** Seconds since the start by metres, both non-decreasing. */
export type Clock = { distances: Float64Array; seconds: Float64Array }

type Timed = Clock & { lon: Float64Array; lat: Float64Array; segment: Float64Array }

function countTimes(survey: Survey): number {
  let count = 0
  for (const { segment } of survey.parts) {
    for (let index = 0; index < segment.time.length; index++) {
      if (Number.isFinite(at(segment.time, index))) count++
    }
  }
  return count
}

/** Drops non-increasing times (clock set back, shuffled laps, constant time). */
function collectTimed(survey: Survey, count: number): Timed {
  const make = () => new Float64Array(count)
  const timed = { lon: make(), lat: make(), segment: make(), distances: make(), seconds: make() }
  let length = 0
  let first = Number.NaN
  for (const [rank, { segment, distances }] of survey.parts.entries()) {
    for (let index = 0; index < segment.time.length; index++) {
      const time = at(segment.time, index) / 1000
      if (!Number.isFinite(time)) continue
      if (length === 0) first = time
      else if (time - first <= at(timed.seconds, length - 1)) continue
      timed.lon[length] = at(segment.lon, index)
      timed.lat[length] = at(segment.lat, index)
      timed.segment[length] = rank
      timed.distances[length] = at(distances, index)
      timed.seconds[length] = time - first
      length++
    }
  }
  const cut = (column: Float64Array) => column.subarray(0, length)
  return {
    lon: cut(timed.lon),
    lat: cut(timed.lat),
    segment: cut(timed.segment),
    distances: cut(timed.distances),
    seconds: cut(timed.seconds),
  }
}

function isStanding({ lon, lat, distances, seconds }: Timed, from: number, to: number): boolean {
  const duration = at(seconds, to) - at(seconds, from)
  if (at(distances, to) - at(distances, from) > STOP_WANDER * duration) return false
  const moved = distanceBetween(at(lon, from), at(lat, from), at(lon, to), at(lat, to))
  return moved < STOP_SPEED * duration
}

/** Whether the step to each point is a stop. Gaps between segments are stops. */
function markStops(timed: Timed): Uint8Array {
  const { seconds, segment } = timed
  const stops = new Uint8Array(seconds.length)
  let to = 0
  let marked = 0
  for (let from = 0; from < seconds.length - 1; from++) {
    if (at(segment, from + 1) !== at(segment, from)) stops[from + 1] = 1
    const rank = at(segment, from)
    to = Math.max(to, from)
    while (
      at(seconds, to) - at(seconds, from) < STOP_WINDOW &&
      to < seconds.length - 1 &&
      at(segment, to + 1) === rank
    ) {
      to++
    }
    const isLong = at(seconds, to) - at(seconds, from) >= STOP_WINDOW
    if (!isLong || !isStanding(timed, from, to)) continue
    stops.fill(1, Math.max(marked, from) + 1, to + 1)
    marked = to
  }
  return stops
}

function listPauses({ distances, seconds }: Timed, stops: Uint8Array): Pause[] {
  const pauses: Pause[] = []
  let start = 0
  for (let index = 1; index <= stops.length; index++) {
    if (stops[index] === 1) continue
    const duree = at(seconds, index - 1) - at(seconds, start)
    if (duree >= PAUSE) pauses.push({ distance: at(distances, start), duree })
    start = index
  }
  return pauses
}

function sumMoving(seconds: Float64Array, stops: Uint8Array): Float64Array {
  const moving = new Float64Array(seconds.length)
  for (let index = 1; index < stops.length; index++) {
    const step = stops[index] === 0 ? at(seconds, index) - at(seconds, index - 1) : 0
    moving[index] = at(moving, index - 1) + step
  }
  return moving
}

/**
 * Elapsed and moving time. A stop is at least 20 s below 0.3 m/s in a straight line, as a
 * stationary receiver drifts. Null if times are missing, mostly out of order, or span more than a
 * month.
 */
export function measureTimes(survey: Survey): Times | null {
  const count = countTimes(survey)
  if (count < 2) return null
  const timed = collectTimed(survey, count)
  const duree = lastOf(timed.seconds)
  if (timed.seconds.length * 2 < count || !(duree > 0) || duree > LONGEST) return null
  const stops = markStops(timed)
  const mouvement = sumMoving(timed.seconds, stops)
  return {
    duree,
    duree_mouvement: lastOf(mouvement),
    mouvement,
    pauses: listPauses(timed, stops),
    clock: { distances: timed.distances, seconds: timed.seconds },
  }
}

/** Elapsed seconds at a distance, after a pause there. */
export function readClock(clock: Clock, distance: number): number {
  return interpolate(clock.distances, clock.seconds, distance)
}
