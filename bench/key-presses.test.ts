import { expect, test } from 'vitest'
import { readKeyPresses } from './key-presses.ts'

const at = { ph: 'X', pid: 1, tid: 1 }
const key = (ts: number) => ({
  ...at,
  name: 'EventDispatch',
  ts,
  dur: 100,
  args: { data: { type: 'keydown' } },
})
const task = (ts: number, dur: number, tdur: number, tid = 1) => ({
  ...at,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  dur,
  tdur,
  tid,
})

const frame = (ts: number) => ({ ...at, name: 'Commit', ts, dur: 10 })

test('a key press costs its tasks until its frame and until the next, each counted once, in processor time', () => {
  const events = [
    task(500, 400, 400),
    task(900, 5000, 4000),
    key(1000),
    task(1500, 1000, 1000),
    task(6500, 3000, 3000, 2),
    task(7000, 3000, 2000),
    frame(9000),
    task(11_000, 3000, 1000),
    task(19_900, 1500, 1500),
    key(20_000),
  ]
  expect(readKeyPresses(events)).toEqual([
    { task: 4, frame: 6, all: 7 },
    { task: 1.5, frame: 1.5, all: 1.5 },
  ])
})

test('a trace without key presses gives no costs', () => {
  expect(readKeyPresses([task(0, 10, 10)])).toEqual([])
})
