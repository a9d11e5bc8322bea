import { expect, it } from 'vitest'
import { commentOf, joinWords, oneLine, restAfter } from './comments.ts'

it.each([
  ['  Bien \n\t relâché  ', 'Bien relâché'],
  ['5\u00a0km', '5\u00a0km'],
  ['a\u0000\u0007b', 'a b'],
  ['a\ud800', 'a\ufffd'],
  ['', ''],
])('%j on one line is %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected)
})

it.each([
  ['x'.repeat(200), 200],
  ['x'.repeat(201), 200],
  [`${'x'.repeat(199)}🏃`, 199],
  [`${'x'.repeat(198)}🏃`, 200],
  [`${'x'.repeat(199)} yy`, 199],
])('a comment is cut between characters, and ends with none that is blank', (text, length) => {
  expect(commentOf(text)).toHaveLength(length)
})

it.each([
  [[], ''],
  [['', ''], ''],
  [['Souple'], 'Souple'],
  [['', 'Souple', '', 'Assis'], 'Souple. Assis'],
])('%j are joined as « %s »', (parts, expected) => {
  expect(joinWords(...parts)).toBe(expected)
})

it.each([
  ['RPE 6', 5, ''],
  ['RPE 6. Souple', 5, 'Souple'],
  ['RPE 6. ', 5, ''],
  ['RPE 6, souple', 5, null],
  ['RPE 60', 5, null],
])('after the words of « %s » of %d signs comes %j', (text, length, expected) => {
  expect(restAfter(text, length)).toBe(expected)
})
