import { expect, it } from 'vitest'
import { changeColumns } from './passages-step.tsx'

const COLUMNS = [
  { metres: 14_000, colonne: 4 },
  { metres: 30_000, colonne: 5 },
]

it.each([
  ['chosen for a point', 40_000, '6', [...COLUMNS, { metres: 40_000, colonne: 6 }]],
  ['changed', 14_000, '6', [COLUMNS[1], { metres: 14_000, colonne: 6 }]],
  ['taken from another point', 14_000, '5', [{ metres: 14_000, colonne: 5 }]],
  ['left', 14_000, '', [COLUMNS[1]]],
])('a column is %s', (_, metres, value, expected) => {
  expect(changeColumns(COLUMNS, metres, value)).toEqual(expected)
})
