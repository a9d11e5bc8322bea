import { addDays } from '@foulee/domain/shared/calendrier'
import { expect, test } from 'vitest'
import { listChargeWeeks } from './charge-weeks.ts'

const days = (charges: readonly (number | null)[]) =>
  charges.map((charge, index) => ({ jour: addDays('2027-03-01', index), charge }))

test('sums what is known of each week, and counts the days without news', () => {
  const weeks = listChargeWeeks(days([100, 0, 200, null, null, 0, 300, 50, null]))
  expect(weeks.map(({ lundi, charge, inconnus }) => ({ lundi, charge, inconnus }))).toEqual([
    { lundi: '2027-03-01', charge: 600, inconnus: 2 },
    { lundi: '2027-03-08', charge: 50, inconnus: 1 },
  ])
})

test('a week of which nobody told is not a week of rest', () => {
  const [week] = listChargeWeeks(days([null, null, null]))
  expect(week?.charge).toBeNull()
})

test('tells the monotony of a week that is known whole', () => {
  const [week] = listChargeWeeks(days([100, 0, 200, 0, 100, 0, 300]))
  expect(week?.fin.monotonie).toBeCloseTo(0.935, 2)
})
