import { expect, it } from 'vitest'
import { cutSpurs, measureRepeated, measureShared } from './loop.ts'

/** Places a hundred metres apart on a grid, as « x y ». */
function line(...places: readonly string[]) {
  const points = places.map((place) => place.split(' ').map(Number))
  return {
    lon: Float64Array.from(points, ([x = 0]) => x / 1000),
    lat: Float64Array.from(points, ([, y = 0]) => y / 1000),
  }
}

it.each([
  ['a square', ['0 0', '1 0', '1 1', '0 1', '0 0'], [0, 1, 2, 3, 4]],
  ['a square with a spur', ['0 0', '1 0', '2 0', '3 0', '2 0', '1 0', '1 1', '0 0'], [0, 1, 6, 7]],
  ['a point written twice', ['0 0', '1 0', '1 0', '0 1', '0 0'], [0, 1, 3, 4]],
  ['a square at the end of a stem', ['0 0', '1 0', '2 0', '2 1', '1 0', '0 0'], [0, 1, 2, 3, 4, 5]],
  ['a way out and back', ['0 0', '1 0', '2 0', '1 0', '0 0'], [0]],
])('%s keeps its way without what leads out and back', (_case, places, kept) => {
  expect(cutSpurs(line(...places))).toEqual(kept)
})

it.each([
  ['a square', ['0 0', '1 0', '1 1', '0 1', '0 0'], 0],
  ['out and back', ['0 0', '1 0', '2 0', '1 0', '0 0'], 1],
  ['a square at the end of a stem', ['0 0', '1 0', '2 0', '2 1', '1 1', '1 0', '0 0'], 1 / 3],
])('of %s the share that is run twice is known', (_case, places, share) => {
  expect(measureRepeated(line(...places))).toBeCloseTo(share, 3)
})

it('the share of a line on another does not depend on the direction', () => {
  const square = line('0 0', '1 0', '1 1', '0 1', '0 0')
  const half = line('1 1', '1 0', '0 0', '0 5')
  expect(measureShared(square, line('0 0', '0 1', '1 1', '1 0', '0 0'))).toBeCloseTo(1, 6)
  expect(measureShared(square, half)).toBeCloseTo(0.5, 3)
  expect(measureShared(square, line('7 7', '8 8'))).toBe(0)
})
