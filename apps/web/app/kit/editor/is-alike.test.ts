import { expect, it } from 'vitest'
import { isAlike } from './is-alike.ts'

it.each([
  ['42,5 km', '42,5', true],
  ['800 m', '0,8', true],
  ['1 500 places', '1500', true],
  ['25,50 €', '25,5', true],
  ['40:02', '0:40:02', true],
  ['6h30', '6:30', true],
  ['Le tour du lac ', 'Le tour du lac', true],
  ['Le tour du lac', 'Le tour', false],
  ['42,5', '42', false],
  ['', '0', false],
])('what was typed « %s » is what the server has, « %s »: %s', (mine, theirs, alike) => {
  expect(isAlike({ champ: mine }, { champ: theirs, autre: 'x' })).toBe(alike)
})

it('lists are compared by their values', () => {
  expect(isAlike({ types: ['trail'] }, { types: ['trail'] })).toBe(true)
  expect(isAlike({ types: ['trail'] }, { types: ['route'] })).toBe(false)
})
