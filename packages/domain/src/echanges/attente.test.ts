import { expect, it } from 'vitest'
import { countWaiting } from './attente.ts'

it.each([
  [{ notices: 0, messages: 0 }, 0],
  [{ notices: 3, messages: 1 }, 3],
  [{ notices: 0, messages: 3 }, 3],
  [{ notices: 1, messages: 1 }, 1],
])('%j is %i on the icon', (waiting, expected) => {
  expect(countWaiting(waiting)).toBe(expected)
})
