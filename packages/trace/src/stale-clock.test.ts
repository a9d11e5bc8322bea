import { expect, it } from 'vitest'
import { dropStaleTimes } from './stale-clock.ts'

const START = Date.UTC(2026, 4, 3, 7)
const DAY = 86_400_000
const POINTS = 400

/** A point each second, the first ones dated `off` milliseconds away. */
function record(stale: number, off: number, every = 1000) {
  const column = (fill: (index: number) => number) =>
    Float64Array.from({ length: POINTS }, (_, index) => fill(index))
  return {
    lon: column(() => 4.85),
    lat: column((index) => 45.75 + index * 2e-5),
    ele: column(() => 450),
    time: column((index) => START + index * every + (index < stale ? off : 0)),
  }
}

it.each<[string, stale: number, off: number, forgotten: number]>([
  ['one point of another year', 1, -17 * 365 * DAY, 1],
  ['a minute of two months before', 60, -60 * DAY, 60],
  ['a long while of another year', 150, -17 * 365 * DAY, 150],
  ['a clock ahead', 20, 400 * DAY, 20],
  ['a clock three days behind', 20, -3 * DAY, 20],
  ['a stage of the day before', 150, -2 * DAY, 0],
  ['a pause of some hours', 20, -DAY / 4, 0],
  ['most points of another year', 300, -17 * 365 * DAY, 0],
  ['sixty points three days behind', 60, -3 * DAY, 60],
  ['one point more', 61, -3 * DAY, 0],
  ['nearly half of all points of another year', 199, -17 * 365 * DAY, 199],
  ['half of them', 200, -17 * 365 * DAY, 0],
  ['no step', 0, 0, 0],
])('first times of %s are forgotten where the clock was stale', (_, stale, off, forgotten) => {
  const [segment] = dropStaleTimes([record(stale, off)])
  const unknown = [...(segment?.time ?? [])].filter((time) => Number.isNaN(time))
  expect(unknown).toHaveLength(forgotten)
  expect(segment?.time[forgotten]).toBe(record(stale, off).time[forgotten])
})

it.each([
  ['five minutes', 31, 31],
  ['longer', 32, 0],
])('points of %s before a step of three days are a stage if more', (_, stale, forgotten) => {
  const [segment] = dropStaleTimes([record(stale, -3 * DAY, 10_000)])
  expect(segment?.time.findIndex(Number.isFinite)).toBe(forgotten)
})

it('a clock that is set twice is right from the second time on', () => {
  const twice = record(40, -3 * DAY)
  twice.time.forEach((time, index) => {
    if (index < 10) twice.time[index] = time - 400 * DAY
  })
  expect(dropStaleTimes([twice])[0]?.time.findIndex(Number.isFinite)).toBe(40)
})

it('a step is seen beyond points without a time, and nothing of what was read is changed', () => {
  const read = record(20, -3 * DAY)
  read.time[19] = Number.NaN
  const before = read.time.slice()
  expect(dropStaleTimes([read])[0]?.time.findIndex(Number.isFinite)).toBe(20)
  expect(read.time).toEqual(before)
  const right = [record(0, 0)]
  expect(dropStaleTimes(right)).toBe(right)
  expect(dropStaleTimes([])).toEqual([])
})
