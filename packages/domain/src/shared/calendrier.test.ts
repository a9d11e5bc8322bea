import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  countDays,
  getMonday,
  getWeekEnd,
  getWeeksOfMonth,
  isDate,
} from './calendrier.ts'

describe('calendar days', () => {
  it.each([
    ['2027-04-12', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['2027-4-12', false],
    ['2027-04-12T00:00:00Z', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected)
  })

  it.each([
    ['2027-03-28', 1, '2027-03-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s + %i days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
    expect(countDays(date, expected)).toBe(days)
  })

  it.each([
    ['2026-02-01', 12, '2027-02-01'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s + %i months', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it.each([
    ['2027-04-12', '2027-04-12', '2027-04-17', '2027-04-18'],
    ['2027-04-17', '2027-04-12', '2027-04-17', '2027-04-18'],
    ['2027-04-18', '2027-04-12', '2027-04-18', '2027-04-18'],
    ['2027-01-01', '2026-12-28', '2027-01-02', '2027-01-03'],
    ['1969-12-31', '1969-12-29', '1970-01-03', '1970-01-04'],
  ])('the week of %s begins on %s and ends with %s and %s', (date, monday, debut, fin) => {
    expect(getMonday(date)).toBe(monday)
    expect(getWeekEnd(date)).toEqual({ debut, fin })
  })

  it.each([
    ['2027-04-12', '2027-03-29', '2027-05-02'],
    ['2027-02-28', '2027-02-01', '2027-02-28'],
    ['2027-12-31', '2027-11-29', '2028-01-02'],
  ])('the month of %s reaches the weeks from %s to %s', (date, du, au) => {
    expect(getWeeksOfMonth(date)).toEqual({ du, au })
  })

  it('refuses what is not a day', () => {
    expect(() => addDays('demain', 1)).toThrow(RangeError)
  })
})
