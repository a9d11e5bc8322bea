import { expect, it } from 'vitest'
import { isPlausible, parseDuree } from './prediction.ts'

it.each([
  ["1h42'30", 6150],
  ['1:42:30', 6150],
  ['1 h 42', 6120],
  ['1\u00a0h\u00a042', 6120],
  ['52:30', 3150],
  ["52'30", 3150],
  ["52'30''", 3150],
  ['45 min', 2700],
  ['45', 2700],
  ['150', 9000],
  ['12h00', 43_200],
  ['52:75', null],
  ['1:75:00', null],
  ['0', null],
  ['', null],
  ['vite', null],
  ['-5', null],
])('« %s » is %s seconds', (text, seconds) => expect(parseDuree(text)).toBe(seconds))

it.each([
  [10_000, 2700, true],
  [42_195, 7200, true],
  [100_000, 86_400, true],
  [10_000, 600, false],
  [10_000, 86_400, false],
])('%s m in %s s may have been run: %s', (distance, temps, expected) => {
  expect(isPlausible({ distance, temps })).toBe(expected)
})
