import { expect, it } from 'vitest'
import { countMorceaux, formatTaille, getMorceau, isOuverte, MORCEAU } from './archive.ts'

it.each([
  ['the first', 0, 3 * MORCEAU, MORCEAU],
  ['the last, which is shorter', 2 * MORCEAU, 2 * MORCEAU + 5, 5],
  ['none after the end', 2 * MORCEAU, 2 * MORCEAU, null],
  ['none between two', MORCEAU + 1, 3 * MORCEAU, null],
])('a piece of an archive: %s', (_label, position, taille, expected) => {
  expect(getMorceau(position, taille)).toBe(expected)
})

it('an archive of one byte is one piece', () => {
  expect(countMorceaux(1)).toBe(1)
  expect(countMorceaux(MORCEAU + 1)).toBe(2)
})

it.each([
  [12, '1\u00a0Mo'],
  [340_400_000, '340\u00a0Mo'],
  [1_250_000_000, '1,3\u00a0Go'],
])('%d bytes are %s', (octets, text) => {
  expect(formatTaille(octets)).toBe(text)
})

it('an archive that was read holds back no other', () => {
  expect(isOuverte('arretee')).toBe(true)
  expect(isOuverte('lue')).toBe(false)
})
