import { expect, test } from 'vitest'
import { ellipsize, firstGrapheme, takeGraphemes } from './graphemes.ts'

const FAMILY = '👨‍👩‍👧'

test.each([
  ['Léa', 5, 'Léa'],
  ['Léa', 2, 'Lé'],
  ['a🏔️b', 2, 'a'],
  ['a🏔️b', 4, 'a🏔️'],
  ['🇫🇷🇨🇭', 4, '🇫🇷'],
  ['🇫🇷🇨🇭', 6, '🇫🇷'],
  [`ab${FAMILY}`, 9, 'ab'],
  [`ab${FAMILY}`, 10, `ab${FAMILY}`],
  ['e\u0301te', 1, ''],
  ['e\u0301te', 2, 'e\u0301'],
  ['', 3, ''],
])('a cut of « %s » at %i parts no character', (text, max, cut) => {
  expect(takeGraphemes(text, max)).toBe(cut)
})

test('a text that is cut ends with an ellipsis, within its length and without a blank before it', () => {
  expect(ellipsize('Trail des crêtes', 16)).toBe('Trail des crêtes')
  expect(ellipsize('Trail des crêtes', 10)).toBe('Trail des…')
  expect(ellipsize('Trail de 🏔️🏔️', 11)).toBe('Trail de…')
})

test('the first character of a text is whole, and none of an empty one', () => {
  expect(firstGrapheme('🏔️ Samir')).toBe('🏔️')
  expect(firstGrapheme('e\u0301lan')).toBe('e\u0301')
  expect(firstGrapheme('')).toBe('')
})
