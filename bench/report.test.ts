import { expect, it } from 'vitest'
import { isWithinBudget, layOut, median } from './report.ts'

it.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

it.each([
  [{ value: 0.8, min: 0.8 }, true],
  [{ value: 0.79, min: 0.8 }, false],
  [{ value: 4, max: 4 }, true],
  [{ value: 4.1, max: 4 }, false],
  [{ value: null, max: 4 }, null],
])('%j is kept: %j', (budget, expected) => {
  expect(isWithinBudget({ what: 'budget', ...budget })).toBe(expected)
})

it('rows are laid out in columns under their names, figures aligned to the right', () => {
  const rows = [
    { serveur: 'nu', 'req/s': 1_234 },
    { serveur: 'le nôtre', 'req/s': null },
  ]
  expect(layOut(rows)).toEqual(['serveur   req/s', 'nu        1\u202f234', 'le nôtre      —'])
})
