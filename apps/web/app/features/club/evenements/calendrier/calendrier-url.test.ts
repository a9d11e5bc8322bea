import { describe, expect, it } from 'vitest'
import { getWeeksOf, listDays, shiftMois } from '../mois.ts'
import { isCalendar, readMois, withoutDays, withParams } from './calendrier-url.ts'

const read = (text: string) => readMois(new URLSearchParams(text), '2026-11-23')

describe('the month of the calendar', () => {
  it.each([
    ['', '2026-11'],
    ['mois=2027-02', '2027-02'],
    ['mois=2027-13', '2026-11'],
    ['mois=demain', '2026-11'],
  ])('the value %j of the URL is the month %s', (text, mois) => expect(read(text)).toBe(mois))

  it('a month spans whole weeks, also over the end of a year', () => {
    expect(getWeeksOf('2026-11')).toEqual({ du: '2026-10-26', au: '2026-12-06' })
    expect(getWeeksOf('2027-02')).toEqual({ du: '2027-02-01', au: '2027-02-28' })
    expect(shiftMois('2026-12', 1)).toBe('2027-01')
    expect(shiftMois('2027-01', -1)).toBe('2026-12')
  })

  it('the days of a month are listed once each', () => {
    expect(listDays('2027-02-27', '2027-03-02')).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
    ])
  })
})

it('the calendar keeps every filter except the days', () => {
  const filters = { type: 'sortie', mois: '2027-01', debut_min: '2027-01-01', tri: 'nom' }
  expect(withoutDays(filters)).toEqual({ type: 'sortie' })
})

it('a change of view keeps the search', () => {
  const params = withParams(new URLSearchParams('type=sortie&mois=2027-01'), {
    mois: null,
    vue: 'calendrier',
  })
  expect(String(params)).toBe('type=sortie&vue=calendrier')
  expect(isCalendar(params)).toBe(true)
})
