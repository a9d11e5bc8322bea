import { expect, test } from 'vitest'
import { getRetentionStart } from './retention-start.ts'

test.each([
  ['2026-03-16T09:00:00Z', 24, '2024-03-16T09:00:00.000Z'],
  // Paris local time is the same on both sides of a clock change.
  ['2026-07-16T09:00:00Z', 6, '2026-01-16T10:00:00.000Z'],
  // A shorter month ends earlier: nothing is deleted a day too soon.
  ['2026-05-31T09:00:00Z', 3, '2026-02-28T10:00:00.000Z'],
])('at %s, what is kept for %d months is kept since %s', (now, months, since) => {
  expect(getRetentionStart(new Date(now), months).toISOString()).toBe(since)
})
