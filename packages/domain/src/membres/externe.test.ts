import { expect, it } from 'vitest'
import { canUnlink, splitName } from './externe.ts'

it.each([
  [true, 0, true],
  [true, 2, true],
  [false, 1, true],
  [false, 0, false],
])('with a password: %s, and %i others, may be taken off: %s', (hasPassword, others, expected) => {
  expect(canUnlink(hasPassword, others)).toBe(expected)
})

it.each([
  ['Camille Durand', 'Camille', 'Durand'],
  ['Jean  de La Fontaine ', 'Jean', 'de La Fontaine'],
  ['Pelé', 'Pelé', ''],
  ['', '', ''],
])('%s is %s, %s', (name, prenom, nom) => {
  expect(splitName(name)).toEqual({ prenom, nom })
})
