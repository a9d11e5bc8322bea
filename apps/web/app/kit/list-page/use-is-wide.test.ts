import { expect, it } from 'vitest'
import { createReader } from './use-is-wide.ts'

it('the width of the screen is followed, and frozen while printing', () => {
  const now = { print: false, wide: true }
  const read = createReader((query) => (query === 'print' ? now.print : now.wide))
  expect(read()).toBe(true)
  Object.assign(now, { print: true, wide: false })
  expect(read()).toBe(true)
  now.print = false
  expect(read()).toBe(false)
})
