import type { TraceEvent } from './trace-clock.ts'

/** What a key press costs the thread of the page, in milliseconds of processor. */
export type KeyCost = {
  /** The longest task, during which the page answers nothing. */
  task: number
  /** Everything until the next key: the answer, its drawing, and what was put off. */
  all: number
}

type Dispatched = TraceEvent & { args?: { data?: { type?: string } } }

const TASK = /(?:^|::)RunTask$/

/** What each key press of a Chromium trace cost, in their order. */
export function readKeyPresses(events: readonly Dispatched[]): KeyCost[] {
  const isKey = ({ name, args }: Dispatched) =>
    name === 'EventDispatch' && args?.data?.type === 'keydown'
  const [first] = events.filter(isKey)
  if (!first) return []
  const own = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts)
  const starts = own.filter(isKey).map(({ ts }) => ts)
  const tasks = listOuterTasks(own)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const costs = tasks
      .filter(({ ts, dur = 0 }) => ts + dur > start && ts + dur <= next)
      .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000)
    return { task: Math.max(0, ...costs), all: costs.reduce((sum, cost) => sum + cost, 0) }
  })
}

/** Tasks that are not part of another, of events in the order of their time. */
function listOuterTasks(events: readonly Dispatched[]): Dispatched[] {
  let end = 0
  return events.filter(({ name, ph, ts, dur = 0 }) => {
    if (ph !== 'X' || !TASK.test(name) || ts < end) return false
    end = ts + dur
    return true
  })
}
