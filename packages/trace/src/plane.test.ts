import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at } from './column.ts'
import { distanceBetween } from './distance.ts'
import { buildGrid, isNear, projectToPlane } from './plane.ts'

const column = (...values: number[]) => Float64Array.from(values)

it('a plane is in metres around its origin, on both sides of the 180th meridian', () => {
  const plane = projectToPlane(column(179.99, -179.99), column(-17, -17.01))
  const expected = distanceBetween(179.99, -17, -179.99, -17.01)
  expect(Math.hypot(at(plane.x, 1), at(plane.y, 1))).toBeCloseTo(expected, 0)
})

it('a grid finds what looking at every point finds', () => {
  const place = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }))
  fc.assert(
    fc.property(
      fc.array(place),
      place,
      fc.integer({ min: 1, max: 90 }),
      (points, [x, y], reach) => {
        const plane = {
          x: column(...points.map(([east]) => east)),
          y: column(...points.map(([, north]) => north)),
        }
        const isEven = (index: number) => index % 2 === 0
        const expected = points.some(
          ([east, north], index) => isEven(index) && Math.hypot(east - x, north - y) <= reach,
        )
        expect(isNear(buildGrid(plane, reach), x, y, isEven)).toBe(expected)
      },
    ),
  )
})
