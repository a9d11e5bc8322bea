import { expect, it } from 'vitest'
import { townDot } from './town-dot.ts'

it('the icon of a town is a ring with a centre on a transparent ground', () => {
  const { image } = townDot('#102030', '#FFFFFF')
  const at = (x: number, y: number) => [...image.data.slice((y * image.width + x) * 4).slice(0, 4)]
  expect(at(0, 0)[3]).toBe(0)
  expect(at(8, 3)).toEqual([16, 32, 48, 255])
  expect(at(8, 8)).toEqual([255, 255, 255, 255])
})
