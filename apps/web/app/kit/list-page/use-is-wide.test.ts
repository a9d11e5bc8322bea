import { expect, it } from 'vitest'
import { createReader } from './use-is-wide.ts'

it('follows the width of the screen, and keeps it while a sheet is printed', () => {
  const now = { print: false, wide: true }
  const read = createReader((query) => (query === 'print' ? now.print : now.wide))
  expect(read()).toBe(true)
  Object.assign(now, { print: true, wide: false })
  expect(read()).toBe(true)
  now.print = false
  expect(read()).toBe(false)
})
