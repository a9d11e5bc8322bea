import { expect, it } from 'vitest'
import { canUnlink, splitName } from './externe.ts'

it.each([
  [true, 0, true],
  [true, 2, true],
  [false, 1, true],
  [false, 0, false],
])(
  'an account with a password: %s, and %i others, may be unlinked: %s',
  (hasPassword, others, expected) => {
    expect(canUnlink(hasPassword, others)).toBe(expected)
  },
)

it.each([
  ['Camille Durand', 'Camille', 'Durand'],
  ['Jean  de La Fontaine ', 'Jean', 'de La Fontaine'],
  ['Pelé', 'Pelé', ''],
  ['', '', ''],
])('the name « %s » is split into %s and %s', (name, prenom, nom) => {
  expect(splitName(name)).toEqual({ prenom, nom })
})
