import { expect, test } from 'vitest'
import { agendaParams, formatShown, getShown, readAgenda, shift } from './agenda-url.ts'

const TODAY = '2027-02-10'

test('the URL has the view and the day, without the defaults', () => {
  expect(readAgenda(new URLSearchParams(), TODAY)).toEqual({ vue: 'mois', jour: TODAY })
  expect(readAgenda(new URLSearchParams('vue=an&jour=2027-02-30'), TODAY)).toEqual({
    vue: 'mois',
    jour: TODAY,
  })
  expect(agendaParams({ vue: 'mois', jour: TODAY }, TODAY)).toBe('?')
  expect(agendaParams({ vue: 'liste', jour: '2027-03-01' }, TODAY)).toBe(
    '?vue=liste&jour=2027-03-01',
  )
})

test.each([
  // February 2027 begins on a Monday and has four weeks.
  ['mois', TODAY, '2027-02-01', '2027-02-28'],
  ['mois', '2028-02-29', '2028-01-31', '2028-03-05'],
  ['semaine', TODAY, '2027-02-08', '2027-02-14'],
  ['liste', TODAY, '2027-02-08', '2027-03-21'],
] as const)('the view %s around %s shows whole weeks', (vue, jour, du, au) => {
  expect(getShown({ vue, jour })).toEqual({ du, au })
})

test('a step moves by the shown period, over the ends of months and years', () => {
  expect(shift({ vue: 'mois', jour: '2027-01-31' }, 1).jour).toBe('2027-02-01')
  expect(shift({ vue: 'mois', jour: '2027-01-31' }, -1).jour).toBe('2026-12-01')
  expect(shift({ vue: 'semaine', jour: TODAY }, -1).jour).toBe('2027-02-01')
  expect(shift({ vue: 'liste', jour: TODAY }, 1).jour).toBe('2027-03-22')
})

test('the title names the shown period', () => {
  expect(formatShown({ vue: 'mois', jour: TODAY })).toBe('février 2027')
  expect(formatShown({ vue: 'semaine', jour: TODAY })).toBe('semaine du lundi 8 février 2027')
})
