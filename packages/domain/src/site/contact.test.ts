import { expect, it } from 'vitest'
import { getContactLimit } from './contact.ts'

it.each([
  ['2026-11-28T18:00:00Z', '2025-11-28T18:00:00Z'],
  ['2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
])('on %s messages from before %s are erased', (now, limit) => {
  const today = new Date(now)
  expect(getContactLimit(today)).toEqual(new Date(limit))
  expect(today).toEqual(new Date(now))
})
