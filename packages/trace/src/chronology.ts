import { at, interpolate, lastOf } from './column.ts'
import { accumulateDistances, distanceBetween } from './distance.ts'
import { compareLines, dropCopies } from './likeness.ts'
import { countPoints, type Segment } from './track.ts'

/*
 * Timestamps define an activity (produit 9.15): pieces are sorted by time, a time recorded twice is
 * kept once, and a line without timestamps beside a timed one is a plan that was never run.
 */

export type Chronology = {
  segments: readonly Segment[]
  /** Points of untimed lines, and points of times already covered. */
  planned: number
  repeated: number
}

/** Points in time order. `clock` is `time` without gaps: an unknown time repeats the last. */
type Piece = { segment: Segment; clock: Float64Array; source: number }

/** Milliseconds that a receiver clock may step back without being out of order. */
const JITTER = 10_000
/**
 * Milliseconds without a point, and number of usual intervals, that end a piece: another may fill
 * the gap.
 */
const GAP = 60_000
const GAP_INTERVALS = 2.5
/** With more pieces the points are shuffled, and sorted one by one. */
const MOST_PIECES = 2000
/**
 * Metres, and share: if sorting lengthens the line, its timestamps are wrong and the file order is
 * kept.
 */
const LONGER = { metres: 50, share: 0.02 }
/** Metres per second above which two pieces are not one recording. */
const FASTEST = 40
/** Metres: same place in two recordings of one receiver. */
const SAME_PLACE = 1

export function orderByTime(segments: readonly Segment[]): Chronology {
  const timed = segments.filter(hasHours)
  if (timed.length === 0) return { segments, planned: 0, repeated: 0 }
  const isAlong = compareLines(timed)
  const run = segments.filter((segment) => hasHours(segment) || !isAlong(segment))
  const once = dropCopies(run).map((segment) =>
    hasHours(segment) ? dropSimultaneous(segment) : segment,
  )
  const planned = countPoints({ segments }) - countPoints({ segments: run })
  const pieces = once.filter(hasHours).map(toPiece)
  const ordered = isInOrder(pieces) ? null : arrange(pieces)
  // An untimed line elsewhere has no place in time, and stays at the end.
  const lines = ordered ? [...ordered, ...once.filter((segment) => !hasHours(segment))] : once
  const repeated = countPoints({ segments: run }) - countPoints({ segments: lines })
  return { segments: lines, planned, repeated }
}

/** A receiver writes most timestamps; a single one for all points is the time of writing. */
function hasHours({ time }: Segment): boolean {
  const timestamps = time.filter((here) => Number.isFinite(here))
  const first = at(timestamps, 0)
  const isMost = timestamps.length > 0 && 2 * timestamps.length >= time.length
  return isMost && (timestamps.length < 3 || timestamps.some((here) => here !== first))
}

/**
 * Points of two watches, written in turn: nobody is at two places at once, and of one instant the
 * point nearer to the last is kept. A clock of whole seconds repeats them too, but along the line:
 * nothing is dropped where that does not shorten it, nor where more than two share an instant, as
 * the clock has stopped. Watches whose instants differ look like one noisy receiver, and are left.
 */
function dropSimultaneous(segment: Segment): Segment {
  const { time } = segment
  const indexes: number[] = []
  for (let index = 0; index < time.length; index++) {
    const last = indexes.at(-1)
    if (last === undefined || at(time, index) !== at(time, last)) {
      indexes.push(index)
      continue
    }
    if (at(time, index) === at(time, index - 2)) return segment
    const before = indexes.at(-2)
    const stepTo = (point: number) => stepBetween(segment, before ?? last, segment, point)
    if (before !== undefined && stepTo(index) < stepTo(last)) indexes[indexes.length - 1] = index
  }
  if (indexes.length === time.length) return segment
  const pick = (column: Float64Array) => Float64Array.from(indexes, (point) => at(column, point))
  const { lon, lat, ele } = segment
  const single = { lon: pick(lon), lat: pick(lat), ele: pick(ele), time: pick(time) }
  const [length, before] = [sumLengths([single]), sumLengths([segment])]
  const isShorter = before > length * (1 + LONGER.share) + LONGER.metres
  return isShorter ? single : segment
}

function toPiece(segment: Segment, source: number): Piece {
  const clock = segment.time.slice()
  let held = clock.find((time) => Number.isFinite(time)) ?? 0
  for (let index = 0; index < clock.length; index++) {
    if (Number.isFinite(at(clock, index))) held = at(clock, index)
    else clock[index] = held
  }
  return { segment, clock, source }
}

function isInOrder(pieces: readonly Piece[]): boolean {
  let latest = Number.NEGATIVE_INFINITY
  for (const { clock } of pieces) {
    for (const time of clock) {
      if (time < latest - JITTER) return false
      if (time > latest) latest = time
    }
  }
  return true
}

function arrange(pieces: readonly Piece[]): Segment[] | null {
  const interval = findInterval(pieces)
  const arranged = isDisorder(pieces) ? sortPoints(pieces) : findPieces(pieces, interval)
  if (!arranged) return null
  const segments = joinPieces(arranged, interval)
  const before = sumLengths(pieces.map(({ segment }) => segment))
  const isLonger = sumLengths(segments) > before * (1 + LONGER.share) + LONGER.metres
  return isLonger ? null : segments
}

/** Consecutive pieces without repeated times; null if the timestamps are unreliable. */
function findPieces(pieces: readonly Piece[], interval: number): Piece[] | null {
  const runs = pieces.map(splitRuns)
  if (runs.some(isSetBack)) return null
  const chunks = runs.flat().flatMap((run) => splitGaps(run, interval))
  return chunks.length > MOST_PIECES ? sortPoints(pieces) : dropOverlaps(chunks)
}

/** Whether time reverses too often for pieces to be meaningful. */
function isDisorder(pieces: readonly Piece[]): boolean {
  let turns = pieces.length
  for (const { clock } of pieces) {
    let direction = 0
    for (let index = 1; index < clock.length; index++) {
      const step = Math.sign(at(clock, index) - at(clock, index - 1))
      if (step !== 0 && direction !== 0 && step !== direction) turns++
      if (step !== 0) direction = step
    }
  }
  return turns > MOST_PIECES
}

/**
 * Whether the clock was set back on the way: the line continues at the same place, at times already
 * used elsewhere.
 */
function isSetBack(runs: readonly Piece[]): boolean {
  return runs.some((run, index) => {
    const before = runs[index - 1]
    if (!before || stepBetween(before.segment, before.clock.length - 1, run.segment, 0) > ON) {
      return false
    }
    const [from, to] = [startOf(run), Math.min(endOf(before), endOf(run))]
    if (to - from < JITTER || from < startOf(before)) return false
    const middle = (from + to) / 2
    return distanceBetween(...placeAt(before, middle), ...placeAt(run, middle)) > ELSEWHERE
  })
}

/** Longitude and latitude at a time, on the straight line between the points around it. */
const placeAt = ({ segment: { lon, lat }, clock }: Piece, time: number): [number, number] => [
  interpolate(clock, lon, time),
  interpolate(clock, lat, time),
]

/** Metres to the next point of a line, and to another place. */
const ON = 50
const ELSEWHERE = 100

function findInterval(pieces: readonly Piece[]): number {
  const steps = pieces
    .flatMap(({ clock }) =>
      Array.from(clock.subarray(1), (time, index) => Math.abs(time - at(clock, index))),
    )
    .filter((step) => step > 0)
    .toSorted((a, b) => a - b)
  return steps[steps.length >> 1] ?? 1000
}

const cutPiece = ({ segment, clock, source }: Piece, from: number, to: number): Piece => ({
  segment: {
    lon: segment.lon.subarray(from, to),
    lat: segment.lat.subarray(from, to),
    ele: segment.ele.subarray(from, to),
    time: segment.time.subarray(from, to),
  },
  clock: clock.subarray(from, to),
  source,
})

const turnPiece = ({ segment, clock, source }: Piece): Piece => ({
  segment: {
    lon: segment.lon.toReversed(),
    lat: segment.lat.toReversed(),
    ele: segment.ele.toReversed(),
    time: segment.time.toReversed(),
  },
  clock: clock.toReversed(),
  source,
})

function splitRuns(piece: Piece): Piece[] {
  const { clock } = piece
  const runs: Piece[] = []
  let from = 0
  while (from < clock.length) {
    let to = from + 1
    let direction = 0
    while (to < clock.length) {
      const step = Math.sign(at(clock, to) - at(clock, to - 1))
      if (step !== 0 && direction !== 0 && step !== direction) break
      if (step !== 0) direction = step
      to++
    }
    const run = cutPiece(piece, from, to)
    runs.push(direction < 0 ? turnPiece(run) : run)
    from = to
  }
  return runs
}

function splitGaps(piece: Piece, interval: number): Piece[] {
  const { clock } = piece
  const longest = Math.max(GAP, GAP_INTERVALS * interval)
  const chunks: Piece[] = []
  let from = 0
  for (let index = 1; index <= clock.length; index++) {
    if (index < clock.length && at(clock, index) - at(clock, index - 1) <= longest) continue
    chunks.push(cutPiece(piece, from, index))
    from = index
  }
  return chunks
}

const startOf = ({ clock }: Piece) => at(clock, 0)
const endOf = ({ clock }: Piece) => lastOf(clock)
const inTime = (a: Piece, b: Piece) => startOf(a) - startOf(b) || endOf(a) - endOf(b)

function sortPoints(pieces: readonly Piece[]): Piece[] {
  const whole = mergeSegments(pieces.map(({ segment }) => segment))
  const clock = Float64Array.from(pieces.flatMap((piece) => [...piece.clock]))
  const sorted = Uint32Array.from(clock.keys()).sort((a, b) => at(clock, a) - at(clock, b))
  const order = sorted.filter(
    (point, rank) => rank === 0 || at(clock, point) !== at(clock, sorted[rank - 1] ?? -1),
  )
  const pick = (column: Float64Array) => Float64Array.from(order, (point) => at(column, point))
  const { lon, lat, ele, time } = whole
  const segment = { lon: pick(lon), lat: pick(lat), ele: pick(ele), time: pick(time) }
  return [{ segment, clock: pick(clock), source: 0 }]
}

/** Longest pieces first, then the uncovered times of the others. */
function dropOverlaps(chunks: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  const span = (piece: Piece) => endOf(piece) - startOf(piece)
  for (const chunk of chunks.toSorted((a, b) => span(b) - span(a))) {
    const isCovered = (index: number) => pieces.some((piece) => covers(piece, chunk, index))
    let from = 0
    for (let index = 0; index <= chunk.clock.length; index++) {
      if (index < chunk.clock.length && !isCovered(index)) continue
      if (index > from) pieces.push(cutPiece(chunk, from, index))
      from = index + 1
    }
  }
  return pieces.toSorted(inTime)
}

function covers(piece: Piece, other: Piece, index: number): boolean {
  const time = at(other.clock, index)
  const [start, end] = [startOf(piece), endOf(piece)]
  if (time > start && time < end) return true
  if (time !== start && time !== end) return false
  const own = time === start ? 0 : piece.clock.length - 1
  return stepBetween(piece.segment, own, other.segment, index) <= SAME_PLACE
}

const stepBetween = (a: Segment, from: number, b: Segment, to: number) =>
  distanceBetween(at(a.lon, from), at(a.lat, from), at(b.lon, to), at(b.lat, to))

function joinPieces(pieces: readonly Piece[], interval: number): Segment[] {
  const joined: Piece[][] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const last = before?.at(-1)
    if (before && last && goesOn(last, piece, interval)) before.push(piece)
    else joined.push([piece])
  }
  return joined.map((parts) => mergeSegments(parts.map(({ segment }) => segment)))
}

function goesOn(before: Piece, piece: Piece, interval: number): boolean {
  const pause = startOf(piece) - endOf(before)
  if (before.source !== piece.source && pause > GAP_INTERVALS * interval) return false
  const step = stepBetween(before.segment, before.clock.length - 1, piece.segment, 0)
  return step <= (FASTEST * Math.max(1000, pause)) / 1000
}

function mergeSegments(segments: readonly Segment[]): Segment {
  const [only] = segments
  if (only && segments.length === 1) return only
  const size = countPoints({ segments })
  const merge = (name: keyof Segment) => {
    const column = new Float64Array(size)
    let filled = 0
    for (const segment of segments) {
      column.set(segment[name], filled)
      filled += segment[name].length
    }
    return column
  }
  return { lon: merge('lon'), lat: merge('lat'), ele: merge('ele'), time: merge('time') }
}

/** Metres between consecutive points, across segments. */
function sumLengths(segments: readonly Segment[]): number {
  const whole = mergeSegments(segments)
  return lastOf(accumulateDistances(whole))
}
