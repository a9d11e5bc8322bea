import type { TraceEvent } from './trace-clock.ts'

/** Main thread cost of scrolling, in CPU milliseconds. */
export type FrameCosts = {
  /** All tasks since the previous frame, per frame. */
  frames: number[]
  longest: number
}

const TASK = /(?:^|::)RunTask$/
const MARK = 'FireAnimationFrame'

/** Parses a Chromium trace of a page that requests each next animation frame. */
export function readFrames(events: readonly TraceEvent[]): FrameCosts {
  const [first] = events.filter(({ name }) => name === MARK)
  const own = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .toSorted((event, other) => event.ts - other.ts)
  const marks = own.filter(({ name }) => name === MARK).map(({ ts }) => ts)
  const frames: number[] = marks.slice(1).map(() => 0)
  let longest = 0
  let end = 0
  let at = 0
  for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
    if (ph !== 'X' || !TASK.test(name) || ts < end) continue
    end = ts + dur
    while (at < marks.length && (marks[at] ?? 0) < end) at += 1
    const cost = tdur / 1000
    if (at === 0 || at > frames.length) continue
    longest = Math.max(longest, cost)
    frames[at - 1] = (frames[at - 1] ?? 0) + cost
  }
  return { frames, longest }
}
