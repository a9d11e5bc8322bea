import { describe, expect, it } from 'vitest'
import { parisDate, parisInstant, parisTime } from './heure-paris.ts'

describe('parisInstant', () => {
  it.each([
    ['winter', '2027-01-15', '09:30', '2027-01-15T08:30:00.000Z'],
    ['summer', '2027-07-15', '09:30', '2027-07-15T07:30:00.000Z'],
    ['seconds', '2027-07-15', '09:30:15', '2027-07-15T07:30:15.000Z'],
    ['midnight before the spring change', '2027-03-28', '00:00', '2027-03-27T23:00:00.000Z'],
    ['last minute of winter', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['skipped time', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['first minute of summer', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['midnight after the spring change', '2027-03-29', '00:00', '2027-03-28T22:00:00.000Z'],
    ['before the doubled hour', '2027-10-31', '01:59', '2027-10-30T23:59:00.000Z'],
    ['doubled time, first showing', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['after the doubled hour', '2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
    ['new year', '2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s: %s %s', (_label, date, time, expected) => {
    expect(parisInstant(date, time).toISOString()).toBe(expected)
  })

  it('takes midnight by default', () => {
    expect(parisInstant('2027-01-15').toISOString()).toBe('2027-01-14T23:00:00.000Z')
  })

  it.each([
    ['2027-02-30', '10:00'],
    ['2027-02-10', '24:00'],
    ['2027-02-10', '9:00'],
  ])('refuses %s %s', (date, time) => {
    expect(() => parisInstant(date, time)).toThrow(RangeError)
  })

  it('comes back to the same clock, hour by hour, over a year', () => {
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 3_600_000) {
      const [date = '', time = ''] = new Date(day).toISOString().slice(0, 16).split('T')
      if (date === '2027-03-28' && time === '02:00') continue
      const instant = parisInstant(date, time)
      expect(`${parisDate(instant)} ${parisTime(instant)}`).toBe(`${date} ${time}`)
    }
  })
})

describe('parisDate', () => {
  it.each([
    ['2027-01-14T22:59:59Z', '2027-01-14'],
    ['2027-01-14T23:00:00Z', '2027-01-15'],
    ['2027-07-14T21:59:59Z', '2027-07-14'],
    ['2027-07-14T22:00:00Z', '2027-07-15'],
    ['2027-03-28T21:59:59Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
    ['2027-10-31T22:59:59Z', '2027-10-31'],
    ['2027-10-31T23:00:00Z', '2027-11-01'],
  ])('%s is %s in Paris', (instant, expected) => {
    expect(parisDate(new Date(instant))).toBe(expected)
  })
})
