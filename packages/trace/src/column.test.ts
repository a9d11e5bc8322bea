import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, findBelow, interpolate, lastOf } from './column.ts'

const XS = Float64Array.of(0, 10, 10, 30)
const YS = Float64Array.of(5, 6, 8, 10)

it.each([
  [-5, 5],
  [0, 5],
  [5, 5.5],
  [10, 8],
  [20, 9],
  [30, 10],
  [99, 10],
])('at %s the column is %s', (x, expected) => {
  expect(interpolate(XS, YS, x)).toBe(expected)
})

it('an out-of-range entry is NaN', () => {
  expect(at(XS, 4)).toBeNaN()
  expect(at(XS, -1)).toBeNaN()
  expect(lastOf(new Float64Array())).toBeNaN()
  expect(interpolate(new Float64Array(), new Float64Array(), 1)).toBeNaN()
})

it('findBelow returns the same index as a linear search from the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }),
      fc.integer(),
      (values, x) => {
        const sorted = Float64Array.from(values).sort()
        expect(findBelow(sorted, x)).toBe(
          Math.max(
            0,
            sorted.findLastIndex((value) => value <= x),
          ),
        )
      },
    ),
  )
})
