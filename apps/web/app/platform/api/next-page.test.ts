import { expect, it } from 'vitest'
import { nextPage } from './next-page.ts'

it.each([
  [41, 2, 3],
  [40, 2, undefined],
  [0, 1, undefined],
])('in a list of %d, twenty at a time, page %d is followed by page %s', (nb, page, next) => {
  expect(nextPage(20)({ nb }, [], page)).toBe(next)
})
