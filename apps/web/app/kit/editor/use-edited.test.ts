import { expect, it } from 'vitest'
import { findReturn } from './use-edited.ts'

it.each([
  ['a thing that was changed', 4, [4, 7], [4, 7], 4],
  ['one that was added', 'new', [4, 7], [4, 9, 7], 9],
  ['the button, when it was given up', 'new', [4, 7], [4, 7], 'new'],
  ['the first one of a list', 'new', [], [1], 1],
] as const)('after the form closes, the focus returns to %s', (_, what, before, ids, expected) => {
  expect(findReturn(what, before, ids)).toBe(expected)
})
