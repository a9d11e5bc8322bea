import { expect, it } from 'vitest'
import { formatChange, formatScore } from './mutants/report.ts'

const SOURCE = 'const a = 1\nif (a > 0) {\n  go()\n}\n'

it.each([
  ['within a line', [1, 4, 1, 9], 'a >= 0', '2:5\u00a0: a > 0 → a >= 0'],
  ['over several lines', [1, 11, 3, 1], '{\n  }', '2:12\u00a0: { … → { }'],
] as const)('a change that survives is shown %s', (_, [line, column, endLine, end], to, shown) => {
  const location = { start: { line, column }, end: { line: endLine, column: end } }
  expect(formatChange(SOURCE, { location, replacement: to })).toBe(shown)
})

it.each([
  [['seen', 'survived', 'unreached', 'ignored', 'seen'], '2 sur 4\u00a0: 50.0 %'],
  [['ignored'], '0 sur 0\u00a0: rien'],
] as const)('of %j those count that a test could see', (outcomes, shown) => {
  expect(formatScore(outcomes)).toBe(shown)
})
