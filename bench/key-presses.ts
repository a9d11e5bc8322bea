import type { TraceEvent } from './trace-clock.ts'

/** Main thread cost of a key press, in CPU milliseconds. */
export type KeyCost = {
  task: number
  /** Tasks up to the frame showing the result: script, layout, paint. */
  frame: number
  /** Until the next key, deferred work included. */
  all: number
}

type Dispatched = TraceEvent & { args?: { data?: { type?: string } } }

const TASK = /(?:^|::)RunTask$/

export function readKeyPresses(events: readonly Dispatched[]): KeyCost[] {
  const isKey = ({ name, args }: Dispatched) =>
    name === 'EventDispatch' && args?.data?.type === 'keydown'
  const [first] = events.filter(isKey)
  if (!first) return []
  const own = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const starts = own.filter(isKey).map(({ ts }) => ts)
  const tasks = listOuterTasks(own)
  const frames = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const shown = frames.find((ts) => ts > start) ?? next
    const led = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts + dur <= next)
    return {
      task: Math.max(0, ...led.map(toCost)),
      frame: sum(led.filter(({ ts }) => ts <= shown)),
      all: sum(led),
    }
  })
}

const toCost = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000
const sum = (tasks: readonly TraceEvent[]): number =>
  tasks.reduce((total, task) => total + toCost(task), 0)

function listOuterTasks(events: readonly Dispatched[]): Dispatched[] {
  let end = 0
  return events.filter(({ name, ph, ts, dur = 0 }) => {
    if (ph !== 'X' || !TASK.test(name) || ts < end) return false
    end = ts + dur
    return true
  })
}
