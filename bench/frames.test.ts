import { expect, it } from 'vitest'
import { readFrames } from './frames.ts'

const own = { pid: 1, tid: 2 }
const task = (ts: number, dur: number, tdur = dur) => ({
  ...own,
  ...{ name: 'RunTask', ph: 'X', ts, dur, tdur },
})
const frame = (ts: number) => ({ ...own, name: 'FireAnimationFrame', ph: 'X', ts, dur: 1 })

it('the cost of a frame sums its outermost tasks in processor time', () => {
  const events = [
    task(0, 5_000),
    frame(1_000),
    task(10_000, 2_000),
    { ...task(10_500, 1_000), name: 'ThreadControllerImpl::RunTask' },
    task(16_000, 8_000, 6_000),
    frame(17_000),
    task(30_000, 1_000),
    task(33_000, 4_000),
    frame(34_000),
    { ...task(33_500, 90_000), tid: 3 },
    task(50_000, 70_000),
  ]
  expect(readFrames(events)).toEqual({ frames: [5 + 2, 6 + 1], longest: 6 })
  expect(readFrames([])).toEqual({ frames: [], longest: 0 })
})
