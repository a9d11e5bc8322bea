export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

type Task = { start: number; end: number; ratio: number }

/** Top-level tasks, scaled by Lighthouse throttling. */
const TASK = /(?:^|::)RunTask$/

/**
 * Replaces task durations by CPU time: Lighthouse uses wall time, in which a thread also waits for
 * other processes. Nested events are moved along.
 */
export function countProcessorTime(events: TraceEvent[]): void {
  for (const thread of Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`).values()) {
    const tasks = thread
      .filter((event) => event.ph === 'X' && TASK.test(event.name))
      .flatMap(readTask)
      .toSorted((task, other) => task.start - other.start)
    for (const event of thread) shorten(event, findTask(tasks, event.ts))
  }
}

function readTask({ ts, dur = 0, tdur }: TraceEvent): Task[] {
  if (tdur === undefined || dur === 0) return []
  return [{ start: ts, end: ts + dur, ratio: Math.min(1, tdur / dur) }]
}

function shorten(event: TraceEvent, task: Task | undefined): void {
  if (!task || event.ts > task.end) return
  const end = event.ts + (event.dur ?? 0)
  event.ts = place(event.ts, task)
  if (event.dur !== undefined) event.dur = place(Math.min(end, task.end), task) - event.ts
}

const place = (time: number, { start, ratio }: Task) => Math.round(start + (time - start) * ratio)

function findTask(tasks: readonly Task[], time: number): Task | undefined {
  let low = 0
  let high = tasks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tasks[middle]?.start ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1
    else high = middle
  }
  return tasks[low - 1]
}
