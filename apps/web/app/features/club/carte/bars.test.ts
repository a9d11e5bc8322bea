import { expect, it } from 'vitest'
import { drawBars } from './bars.ts'

it('draws the thirty bars of an EAN-13, with white on both sides', () => {
  const { path, width } = drawBars('2900000000001', 40)
  expect(width).toBe(95 + 22)
  expect(path.match(/M/g)).toHaveLength(30)
  expect(path).toMatch(/^M11 0h1v40h-1z/)
})
