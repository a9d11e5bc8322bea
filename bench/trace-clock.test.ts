import { expect, test } from 'vitest'
import { countProcessorTime, type TraceEvent } from './trace-clock.ts'

const task = (event: Partial<TraceEvent>): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: 0,
  ...event,
})

test.each([
  ['half of the time it waited', { dur: 100, tdur: 50 }, 50],
  ['it never waited', { dur: 100, tdur: 100 }, 100],
  ['the clocks differ a little', { dur: 100, tdur: 101 }, 100],
  ['its processor time is not told', { dur: 100 }, 100],
  ['it took no time', { dur: 0, tdur: 0 }, 0],
])('a task lasts as long as its processor time: %s', (_, event, dur) => {
  const events = [task(event)]
  countProcessorTime(events)
  expect(events).toEqual([task({ ...event, dur })])
})

test('nested events move along with their task, events between tasks stay', () => {
  const events = [
    task({ ts: 1000, dur: 100, tdur: 50 }),
    task({ name: 'Layout', ts: 1040, dur: 60, tdur: 30 }),
    task({ name: 'firstPaint', ph: 'I', ts: 1060 }),
    task({ name: 'late', ph: 'I', ts: 1500 }),
    task({ ts: 2000, dur: 10, tdur: 10 }),
    task({ name: 'Layout', tid: 2, ts: 1040, dur: 60 }),
  ]
  countProcessorTime(events)
  expect(events.map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 50],
    [1020, 30],
    [1030, undefined],
    [1500, undefined],
    [2000, 10],
    [1040, 60],
  ])
})
