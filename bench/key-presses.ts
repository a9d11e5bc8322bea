import type { TraceEvent } from './trace-clock.ts'

/** What a key press costs the thread of the page, in milliseconds of processor. */
export type KeyCost = {
  /** The longest task, during which the page answers nothing. */
  task: number
  /** All tasks until the frame that shows its answer is handed over: script, layout and drawing. */
  frame: number
  /** Everything until the next key, what was put off included. */
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

/** Tasks that are not part of another, of events in the order of their time. */
function listOuterTasks(events: readonly Dispatched[]): Dispatched[] {
  let end = 0
  return events.filter(({ name, ph, ts, dur = 0 }) => {
    if (ph !== 'X' || !TASK.test(name) || ts < end) return false
    end = ts + dur
    return true
  })
}
