import { expect, it } from 'vitest'
import { dropStaleTimes } from './stale-clock.ts'

const START = Date.UTC(2026, 4, 3, 7)
const DAY = 86_400_000
const POINTS = 400

/** A point each second, the first ones dated `off` milliseconds away. */
function record(stale: number, off: number) {
  const column = (fill: (index: number) => number) =>
    Float64Array.from({ length: POINTS }, (_, index) => fill(index))
  return {
    lon: column(() => 4.85),
    lat: column((index) => 45.75 + index * 2e-5),
    ele: column(() => 450),
    time: column((index) => START + index * 1000 + (index < stale ? off : 0)),
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
  ['no step', 0, 0, 0],
])('first times of %s are forgotten where the clock was stale', (_, stale, off, forgotten) => {
  const [segment] = dropStaleTimes([record(stale, off)])
  const unknown = [...(segment?.time ?? [])].filter((time) => Number.isNaN(time))
  expect(unknown).toHaveLength(forgotten)
  expect(segment?.time[forgotten]).toBe(record(stale, off).time[forgotten])
})
