import { at } from './column.ts'
import { accumulateDistances, distanceBetween } from './distance.ts'
import type { Segment } from './track.ts'

/*
 * Removes receiver glitches (produit 9.15), which jump away and return at once. Without a return
 * the jump is real: ferry, car, tunnel, lift, cliff.
 */

export type Sifted = {
  segments: readonly Segment[]
  jumps: number
  spikes: number
}

/** Maximum points of a jump, and its duration in milliseconds. */
const MOST_AWAY = 20
const LONGEST = 600_000
/** Metres, and metres per second: faster than a train, both ways. */
const JUMP = { metres: 100, speed: 60 }
/** On foot (usual step in metres per second), smaller single-point jumps count too. */
const ON_FOOT = { usual: 6, speed: 40 }
/** Maximum distance of the return, as a share of the jump. */
const BACK = 0.5
/** Far first or last points: a receiver still at its last known position. */
const ENDS = { most: 3, metres: 1000, onFoot: 200, calm: 20 }
/** Metres per second of no vehicle: the point is wrong, however long the pause after it. */
const IMPOSSIBLE = 400

/** Metres, rise over run, metres per second. */
const SPIKE = { metres: 50, slope: 1, speed: 2.5, back: 0.3, most: 3 }
/** A longer plateau, or the ends, where nothing comes back: up faster than any lift or rocket. */
const PLATEAU = { most: 20, metres: 100, speed: 20 }
/** A single altitude may rise more slowly if the ground cannot be that steep. */
const SINGLE = { slope: 3, speed: 1 }

export function dropOutliers(segments: readonly Segment[]): Sifted {
  const sifted = segments.map(siftSegment)
  return {
    segments: sifted.map(({ segment }) => segment),
    jumps: sifted.reduce((sum, { jumps }) => sum + jumps, 0),
    spikes: sifted.reduce((sum, { spikes }) => sum + spikes, 0),
  }
}

function siftSegment(segment: Segment) {
  const away = findJumps(segment)
  const placed = away.size > 0 ? without(segment, away) : segment
  const spikes = findSpikes(placed)
  const ele = placed.ele.slice()
  for (const index of spikes) ele[index] = Number.NaN
  return {
    segment: spikes.size > 0 ? { ...placed, ele } : placed,
    jumps: away.size,
    spikes: spikes.size,
  }
}

function without({ lon, lat, ele, time }: Segment, away: ReadonlySet<number>): Segment {
  const filterColumn = (column: Float64Array) => column.filter((_, index) => !away.has(index))
  return {
    lon: filterColumn(lon),
    lat: filterColumn(lat),
    ele: filterColumn(ele),
    time: filterColumn(time),
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

type Steps = {
  metres: (from: number, to: number) => number
  /** Metres per second; NaN without time. Clocks have a resolution of one second. */
  speed: (from: number, to: number) => number
  usual: number
}

function measureSteps({ lon, lat, time }: Segment): Steps {
  const metres = (from: number, to: number) =>
    distanceBetween(at(lon, from), at(lat, from), at(lon, to), at(lat, to))
  const speed = (from: number, to: number) =>
    metres(from, to) / Math.max(1, Math.abs(at(time, to) - at(time, from)) / 1000)
  const speeds: number[] = []
  for (let index = 1; index < lon.length; index++) {
    const here = speed(index - 1, index)
    if (here > 0) speeds.push(here)
  }
  return { metres, speed, usual: median(speeds) }
}

function findJumps(segment: Segment): Set<number> {
  const steps = measureSteps(segment)
  const { length } = segment.lon
  const away = new Set<number>()
  const [first, last] = findEnds(steps, length)
  for (let index = 0; index < first; index++) away.add(index)
  for (let index = last + 1; index < length; index++) away.add(index)
  let index = first
  while (index < last - 1) {
    const back = findReturn(steps, segment.time, index, last)
    for (let point = index + 1; point < back; point++) away.add(point)
    index = Math.max(index + 1, back)
  }
  return away
}

function findEnds({ metres, speed, usual }: Steps, length: number): [first: number, last: number] {
  if (!(usual > 0) || usual > ENDS.calm || length < 3 * ENDS.most) return [0, length - 1]
  const isOnFoot = usual < ON_FOOT.usual
  const [fastest, least] = isOnFoot ? [ON_FOOT.speed, ENDS.onFoot] : [JUMP.speed, ENDS.metres]
  const isFar = (from: number, to: number) => speed(from, to) > fastest && metres(from, to) > least
  let [first, last] = [0, length - 1]
  for (let index = 0; index < ENDS.most; index++) {
    if (isFar(index, index + 1) && isFar(index, index + 2)) first = index + 1
    const end = length - 1 - index
    if (isFar(end - 1, end) && isFar(end - 2, end)) last = end - 1
  }
  return [first, last]
}

function findReturn(steps: Steps, time: Float64Array, from: number, last: number): number {
  if (!(steps.metres(from, from + 1) > JUMP.metres)) return 0
  for (let to = from + 2; to <= Math.min(last, from + 1 + MOST_AWAY); to++) {
    const isLate = at(time, to) - at(time, from) > LONGEST
    if (isLate && to > from + 2) return 0
    if (isLate ? isAlone(steps, from, to) : isLeap(steps, from, to)) return to
  }
  return 0
}

/** One point that nothing on Earth reaches, or leaves, beside a pause. */
function isAlone({ metres, speed }: Steps, from: number, to: number): boolean {
  const least = Math.min(metres(from, from + 1), metres(to - 1, to))
  const fastest = Math.max(speed(from, from + 1), speed(to - 1, to))
  return fastest > IMPOSSIBLE && metres(from, to) <= BACK * least
}

function isLeap({ metres, speed, usual }: Steps, from: number, to: number): boolean {
  const out = metres(from, from + 1)
  const back = metres(to - 1, to)
  const gap = metres(from, to)
  const least = Math.min(out, back)
  if (least <= JUMP.metres || gap > BACK * least) return false
  const slowest = Math.min(speed(from, from + 1), speed(to - 1, to))
  const isSingle = to - from === 2
  const limit = isSingle && usual > 0 && usual < ON_FOOT.usual ? ON_FOOT.speed : JUMP.speed
  return slowest > limit && speed(from, to) < limit
}

function findSpikes(segment: Segment): Set<number> {
  const { ele, time } = segment
  const distances = accumulateDistances(segment)
  const measured = Array.from(ele.keys()).filter((index) => Number.isFinite(at(ele, index)))
  const spikes = new Set<number>()
  const isSteep = (from: number, to: number, isSingle: boolean) => {
    const height = Math.abs(at(ele, to) - at(ele, from))
    const width = Math.max(1, at(distances, to) - at(distances, from))
    const seconds = (at(time, to) - at(time, from)) / 1000
    const slope = height / width
    const speed = height / Math.max(1, seconds)
    if (height < SPIKE.metres || slope < SPIKE.slope) return false
    return speed >= SPIKE.speed || (isSingle && slope >= SINGLE.slope && speed >= SINGLE.speed)
  }
  const isBroken = (from: number, to: number) => {
    const height = Math.abs(at(ele, to) - at(ele, from))
    const seconds = Math.max(1, (at(time, to) - at(time, from)) / 1000)
    return height >= PLATEAU.metres && height / seconds >= PLATEAU.speed && isSteep(from, to, false)
  }
  const ends = findBrokenEnds(measured, isBroken)
  for (const index of [...measured.slice(0, ends.first), ...measured.slice(ends.last + 1)]) {
    spikes.add(index)
  }
  for (let rank = ends.first; rank < ends.last - 1; rank++) {
    const before = measured[rank] ?? 0
    const longest = isBroken(before, measured[rank + 1] ?? before) ? PLATEAU.most : SPIKE.most
    for (let most = 1; most <= longest; most++) {
      const after = measured[rank + most + 1]
      if (after === undefined || rank + most + 1 > ends.last) break
      const away = measured.slice(rank + 1, rank + most + 1)
      const heights = away.map((index) => Math.abs(at(ele, index) - at(ele, before)))
      const rest = Math.abs(at(ele, after) - at(ele, before))
      const isBack = rest <= SPIKE.back * Math.min(...heights)
      const isSingle = most === 1
      const isGone = (from: number, to: number) =>
        most > SPIKE.most ? isBroken(from, to) : isSteep(from, to, isSingle)
      const isAway = isGone(before, away[0] ?? before) && isGone(away.at(-1) ?? before, after)
      if (!isBack || !isAway) continue
      for (const index of away) spikes.add(index)
      rank += most
      break
    }
  }
  return spikes
}

/** Ranks of the first and last altitudes that hold: a barometer may begin or end far off. */
function findBrokenEnds(
  measured: readonly number[],
  isBroken: (from: number, to: number) => boolean,
): { first: number; last: number } {
  let [first, last] = [0, measured.length - 1]
  if (measured.length < 3 * PLATEAU.most) return { first, last }
  for (let rank = 0; rank < PLATEAU.most; rank++) {
    const end = measured.length - 1 - rank
    if (isBroken(measured[rank] ?? 0, measured[rank + 1] ?? 0)) first = rank + 1
    if (isBroken(measured[end - 1] ?? 0, measured[end] ?? 0)) last = end - 1
  }
  return { first, last }
}
