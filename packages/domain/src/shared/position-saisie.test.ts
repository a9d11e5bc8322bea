import { expect, it } from 'vitest'
import type { Position } from './geo.ts'
import { formatPosition, parsePosition } from './position-saisie.ts'

const PARIS: Position = [2.3522, 48.8566]

it.each([
  ['45.92, 6.87', [6.87, 45.92]],
  ['45.92;6.87', [6.87, 45.92]],
  [' 45.92 6.87 ', [6.87, 45.92]],
  ['[6.87, 45.92]', [6.87, 45.92]],
  ['POINT(6.87 45.92)', [6.87, 45.92]],
  ['-20.88 55.45', [55.45, -20.88]],
  ['45,92 ; 6,87', [6.87, 45.92]],
  ['45,92, 6,87', [6.87, 45.92]],
  ['45,92 -6,87', [-6.87, 45.92]],
  ['45 6', [6, 45]],
  ['POINT (6.87 45.92)', [6.87, 45.92]],
  ['lieu: 45.92, 6.87', null],
  ['45.92, 6.87 à peu près', null],
  ['145.92, 6.87', null],
  ['45,92,6,87', null],
  ['Chamonix', null],
  ['45.92', null],
  ['', null],
])('a position is parsed from text: %j', (text, expected) => {
  expect(parsePosition(text)).toEqual(expected)
})

it('a place is read back as it is written', () => {
  expect(formatPosition(PARIS)).toBe('48.8566, 2.3522')
  expect(parsePosition(formatPosition(PARIS))).toEqual(PARIS)
})
