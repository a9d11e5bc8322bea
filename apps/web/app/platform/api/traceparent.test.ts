import { expect, it } from 'vitest'
import { getTraceparent } from './traceparent.ts'

it('joins the calls of a page, and tells them apart', () => {
  const form = /^00-([\da-f]{32})-([\da-f]{16})-01$/
  const [, page, call] = form.exec(getTraceparent()) ?? []
  const [, samePage, other] = form.exec(getTraceparent()) ?? []
  expect(page).toBeDefined()
  expect(samePage).toBe(page)
  expect(other).not.toBe(call)
})
