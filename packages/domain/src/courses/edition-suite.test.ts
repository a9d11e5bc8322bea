import { describe, expect, it } from 'vitest'
import { countDays } from '../shared/calendrier.ts'
import { findNextDate, shiftInstant } from './edition-suite.ts'

describe('findNextDate', () => {
  it.each([
    ['first Sunday of June', '2026-06-07', '2026-06-08', '2027-06-06'],
    ['first Sunday, on the first', '2025-06-01', '2025-07-01', '2026-06-07'],
    ['third Saturday of October', '2026-10-17', '2026-10-18', '2027-10-16'],
    ['a fifth Sunday where there are four', '2026-05-31', '2026-06-01', '2027-05-30'],
    ['a fifth Sunday where there is none', '2026-08-30', '2026-09-01', '2027-08-29'],
    ['29 February', '2028-02-29', '2028-03-01', '2029-02-27'],
    ['years ago', '2019-06-02', '2026-06-08', '2027-06-06'],
    ['years ago, still to come this year', '2019-06-02', '2026-06-06', '2026-06-07'],
    ['one that is to come', '2027-06-06', '2026-06-08', '2028-06-04'],
  ])('%s', (_label, date, today, expected) => {
    expect(findNextDate(date, today)).toBe(expected)
    expect(countDays(date, expected) % 7).toBe(0)
  })
})

describe('shiftInstant', () => {
  it.each([
    ['into winter time', '2026-06-01T08:00:00Z', 182, '2026-11-30T09:00:00.000Z'],
    ['a year', '2026-06-01T08:00:00Z', 364, '2027-05-31T08:00:00.000Z'],
  ])('keeps the hour of Paris: %s', (_label, instant, days, expected) => {
    expect(shiftInstant(instant, days, 'Europe/Paris')).toBe(expected)
  })
})
