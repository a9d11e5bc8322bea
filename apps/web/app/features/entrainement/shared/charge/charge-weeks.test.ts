import { addDays } from '@foulee/domain/shared/calendrier'
import { expect, test } from 'vitest'
import { listChargeWeeks } from './charge-weeks.ts'

const days = (charges: readonly (number | null)[]) =>
  charges.map((charge, index) => ({ jour: addDays('2027-03-01', index), charge }))

test('a week sums the reported loads and counts the days without a report', () => {
  const weeks = listChargeWeeks(days([100, 0, 200, null, null, 0, 300, 50, null]))
  expect(weeks.map(({ lundi, charge, inconnus }) => ({ lundi, charge, inconnus }))).toEqual([
    { lundi: '2027-03-01', charge: 600, inconnus: 2 },
    { lundi: '2027-03-08', charge: 50, inconnus: 1 },
  ])
})

test('a week without reports has an unknown load, not zero', () => {
  const [week] = listChargeWeeks(days([null, null, null]))
  expect(week?.charge).toBeNull()
})

test('the monotony is given for a fully reported week', () => {
  const [week] = listChargeWeeks(days([100, 0, 200, 0, 100, 0, 300]))
  expect(week?.fin.monotonie).toBeCloseTo(0.935, 2)
})
