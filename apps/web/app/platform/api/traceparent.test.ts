import { expect, it } from 'vitest'
import { getTraceparent } from './traceparent.ts'

it('the calls of a page share a trace and have their own spans', () => {
  const form = /^00-([\da-f]{32})-([\da-f]{16})-01$/
  const [, page, call] = form.exec(getTraceparent()) ?? []
  const [, samePage, other] = form.exec(getTraceparent()) ?? []
  expect(page).toBeDefined()
  expect(samePage).toBe(page)
  expect(other).not.toBe(call)
})
