import { expect, it } from 'vitest'
import { drawStraight } from './straight.ts'

it('a straight line across the 180th meridian goes the short way', () => {
  const { lon } = drawStraight([179.99, -17], [-179.99, -17], true)
  expect(lon.length).toBeGreaterThan(50)
  expect(lon.every((x) => Math.abs(x) > 179.98)).toBe(true)
  expect([lon[0], lon.at(-1)]).toEqual([179.99, -179.99])
})
