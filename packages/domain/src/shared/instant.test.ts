import { expect, it } from 'vitest'
import { formatInstant } from './instant.ts'

it.each([
  ['2026-11-21T13:05:00Z', '21 novembre 2026 à 14h05'],
  ['2027-05-01T07:00:00Z', '1er mai 2027 à 9h'],
  ['2026-12-31T23:30:00Z', '1er janvier 2027 à 0h30'],
])('%s is told as « %s »', (instant, text) => {
  expect(formatInstant(new Date(instant))).toBe(text)
})
