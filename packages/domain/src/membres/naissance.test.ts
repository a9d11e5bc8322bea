import { expect, it } from 'vitest'
import { checkNaissance } from './naissance.ts'

it.each([
  ['1990-05-12', null],
  ['2011-03-16', null],
  ['2011-03-17', 'Il faut avoir au moins 15\u00a0ans pour être membre.'],
  ['2026-03-16', 'Il faut avoir au moins 15\u00a0ans pour être membre.'],
  ['2026-03-17', 'Cette date est dans le futur. Vérifiez l’année.'],
  ['9999-12-31', 'Cette date est dans le futur. Vérifiez l’année.'],
  ['1901-03-16', null],
  ['1901-03-15', 'Cette date est trop ancienne. Vérifiez l’année.'],
  ['0001-01-01', 'Cette date est trop ancienne. Vérifiez l’année.'],
])('a birth date %s, seen on 16 March 2026, gives: %s', (naissance, expected) => {
  expect(checkNaissance(naissance, '2026-03-16')).toBe(expected)
})

it('a member born on 29 February is fifteen on 28 February', () => {
  expect(checkNaissance('2008-02-29', '2023-02-28')).toMatch('15')
  expect(checkNaissance('2008-02-29', '2023-03-01')).toBeNull()
})
