import { at } from './column.ts'
import type { Segment } from './track.ts'

/** A receiver dates its first points by a stale clock until satellites set it. */

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** No outing lasts longer: the first points are wrong, however many they are. */
const MONTH = 30 * DAY
/** Points and milliseconds before a shorter step of the clock; more may be a stage, before a rest. */
const FEW = { points: 60, duration: 5 * MINUTE }

/**
 * Forgets the first times of a recording, ahead of a step of the clock by more than a day in either
 * direction. The points stay.
 */
export function dropStaleTimes(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...rest] = segments
  const stale = first ? countStale(first.time) : 0
  if (!first || stale === 0) return segments
  return [{ ...first, time: first.time.slice().fill(Number.NaN, 0, stale) }, ...rest]
}

/** @returns number of points ahead of the last such step in the first half */
function countStale(time: Float64Array): number {
  let [stale, start, before] = [0, Number.NaN, Number.NaN]
  for (let index = 0; index < time.length / 2; index++) {
    const now = at(time, index)
    if (!Number.isFinite(now)) continue
    const step = Math.abs(now - before)
    const isFew = index <= FEW.points && Math.abs(before - start) <= FEW.duration
    if (step > MONTH || (step > DAY && isFew)) stale = index
    if (stale === index || Number.isNaN(start)) start = now
    before = now
  }
  return stale
}
