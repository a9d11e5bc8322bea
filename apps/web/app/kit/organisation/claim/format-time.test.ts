import { expect, it } from 'vitest'
import { formatTime } from './format-time.ts'

it.each([
  ['2026-03-16T09:42:00Z', '10h42'],
  ['2026-03-16T07:05:00Z', '8h05'],
  ['2026-07-15T22:00:00Z', '0h'],
])('the instant %s is formatted %s, in Paris time', (instant, text) =>
  expect(formatTime(instant)).toBe(text),
)
