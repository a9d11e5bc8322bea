import { expect, it } from 'vitest'
import { formatDay, formatLastDay } from './format-instant.ts'

it('the last day of a period that ends at midnight in Paris is the day before, in winter and in summer', () => {
  expect(formatLastDay('2026-12-18T23:00:00Z')).toBe('18 déc. 2026')
  expect(formatLastDay('2026-07-14T22:00:00Z')).toBe('14 juil. 2026')
  expect(formatLastDay('2026-07-14T22:30:00Z')).toBe('15 juil. 2026')
})

it('an instant is formatted as its day in Paris', () => {
  expect(formatDay('2026-12-18T23:00:00Z')).toBe('19 déc. 2026')
  expect(formatDay('2026-07-14T21:30:00Z')).toBe('14 juil. 2026')
  expect(formatDay('2026-12-31T23:00:00Z')).toBe('1er janv. 2027')
})
