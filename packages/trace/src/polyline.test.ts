import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from './column.ts'
import {
  decodeColumn,
  decodeFirstPoint,
  decodePolyline,
  encodeColumn,
  encodePolyline,
} from './polyline.ts'
import { makeSegment } from './simulated-track.ts'

/** Example of the format’s documentation by Google. */
const GOOGLE = {
  points: [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ],
  text: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
}

it('the example of the format is encoded and decoded', () => {
  expect(encodePolyline(makeSegment(GOOGLE.points))).toBe(GOOGLE.text)
  const { lon, lat } = decodePolyline(GOOGLE.text)
  expect([...lon]).toEqual([-120.2, -120.95, -126.453])
  expect([...lat]).toEqual([38.5, 40.7, 43.252])
})

it('an empty line is an empty text', () => {
  expect(encodePolyline(makeSegment([]))).toBe('')
  expect(decodePolyline('').lon).toHaveLength(0)
  expect(decodeColumn(encodeColumn(new Float64Array()))).toHaveLength(0)
})

describe('there and back', () => {
  const point = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  )

  it.each([5, 6, 7])(
    'positions are off by half of decimal %i at most, however many',
    (precision) => {
      fc.assert(
        fc.property(fc.array(point), (points) => {
          const segment = makeSegment(points)
          const back = decodePolyline(encodePolyline(segment, precision), precision)
          expect(back.lon).toHaveLength(points.length)
          for (const [index, [lon, lat]] of points.entries()) {
            expect(Math.abs(at(back.lon, index) - lon)).toBeLessThan(0.501 * 10 ** -precision)
            expect(Math.abs(at(back.lat, index) - lat)).toBeLessThan(0.501 * 10 ** -precision)
          }
        }),
      )
    },
  )

  it('columns keep what is unknown', () => {
    const value = fc.oneof(fc.constant(Number.NaN), fc.double({ min: -500, max: 1e6, noNaN: true }))
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const back = decodeColumn(encodeColumn(Float64Array.from(values)))
        expect([...back]).toEqual(
          values.map((value) => (Number.isNaN(value) ? value : expect.closeTo(value, 0))),
        )
        expect(
          [...back].every(
            (item) => Number.isNaN(item) || Math.abs(item * 10 - Math.round(item * 10)) < 1e-4,
          ),
        ).toBe(true)
      }),
    )
  })
})

it.each(['_', '_p~iF', 'é', ' ', '_p~iF~ps|', '~'.repeat(20)])('%j is no polyline', (text) => {
  expect(() => decodePolyline(text)).toThrow(RangeError)
})

it.each(['_', '!_', 'é'])('%j is no column', (text) => {
  expect(() => decodeColumn(text)).toThrow(RangeError)
})

it('unknown positions and infinite values are rejected', () => {
  expect(() => encodePolyline(makeSegment([[Number.NaN, 45]]))).toThrow(RangeError)
  expect(() => encodeColumn(Float64Array.of(Number.POSITIVE_INFINITY))).toThrow(RangeError)
})

it('the first point is read from the beginning of a line', () => {
  const line = { lon: Float64Array.of(5.7245, 5.73), lat: Float64Array.of(-45.1885, -45.19) }
  const text = encodePolyline(line, 6)
  expect(decodeFirstPoint(text.slice(0, 16), 6)).toEqual([5.7245, -45.1885])
  expect(decodeFirstPoint('')).toBeNull()
})
