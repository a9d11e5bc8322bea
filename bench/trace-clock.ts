/** An event of a Chromium trace, as far as its clock goes; times in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** What its thread spent of the processor meanwhile. */
  tdur?: number
}

type Task = { start: number; end: number; ratio: number }

/** The largest pieces of work of a thread, which Lighthouse slows down by calculation. */
const TASK = /(?:^|::)RunTask$/

/**
 * Makes each task as long as the processor time it took. Lighthouse reads clock time, in which a
 * thread also waits for others: on a machine that does other work, a page would seem slower by that.
 * What happens within a task moves along, so that it stays within.
 */
export function countProcessorTime(events: TraceEvent[]): void {
  for (const thread of Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`).values()) {
    const tasks = thread
      .filter((event) => event.ph === 'X' && TASK.test(event.name))
      .flatMap(readTask)
      .toSorted((one, other) => one.start - other.start)
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

/** The last task that started by then: halves of a list in order. */
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
