import { expect, it } from 'vitest'
import { groupMarks } from './mark-groups.ts'

const at = (...metres: number[]) => metres.map((value) => ({ metres: value }))
const grouped = (metres: number[], reach: number) =>
  groupMarks(at(...metres), reach).map(({ marks }) => marks.map((mark) => mark.metres))

it.each([
  ['apart', [100, 500, 900], 100, [[100], [500], [900]]],
  ['near', [500, 100, 150], 100, [[100, 150], [500]]],
  ['in a row, by the first of the group', [0, 80, 160], 100, [[0, 80], [160]]],
  ['none', [], 100, []],
])('the groups of markers are right for markers that are: %s', (_, metres, reach, expected) =>
  expect(grouped(metres, reach)).toEqual(expected),
)
