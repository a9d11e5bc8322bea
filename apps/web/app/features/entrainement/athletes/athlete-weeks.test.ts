import { expect, test } from 'vitest'
import { groupWeeks, readWeeks, shiftWeeks } from './athlete-weeks.ts'

test('eight whole weeks show, around today or from the Monday of the URL', () => {
  expect(readWeeks(null, '2027-03-10')).toEqual({ du: '2027-02-08', au: '2027-04-04' })
  expect(readWeeks('2027-03-10', '2027-03-10')).toEqual({ du: '2027-03-08', au: '2027-05-02' })
  expect(readWeeks('hier', '2027-03-10').du).toBe('2027-02-08')
  expect(shiftWeeks('2027-03-08', -1)).toBe('2027-01-11')
})

test('weeks without a training are listed too', () => {
  const weeks = groupWeeks([], { du: '2027-03-08', au: '2027-05-02' })
  expect(weeks).toHaveLength(8)
  expect(weeks.at(-1)?.lundi).toBe('2027-04-26')
})
