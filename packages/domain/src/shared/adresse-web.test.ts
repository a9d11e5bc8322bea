import { expect, it } from 'vitest'
import { getSiteName, readAdresseWeb } from './adresse-web.ts'

it.each([
  ['https://www.exemple.fr/course', 'https://www.exemple.fr/course'],
  ['http://exemple.fr', 'http://exemple.fr/'],
  [' exemple.fr/a?b=c#d ', 'https://exemple.fr/a?b=c#d'],
  ['exemple.fr:8080/a', 'https://exemple.fr:8080/a'],
  ['https://été.fr', 'https://xn--t-9fab.fr/'],
])('%s is kept as %s', (input, url) => {
  expect(readAdresseWeb(input)).toEqual({ url })
})

it.each([
  '',
  'notre page',
  'javascript:alert(1)',
  'JavaScript:alert(1)//exemple.fr',
  'data:text/html,<p>',
  'ftp://exemple.fr',
  'https://qui:secret@exemple.fr',
  'https://localhost/a',
  'https://exemple.fr\\@autre.fr',
  'https://exemple.fr/\u202e',
  `https://exemple.fr/${'a'.repeat(500)}`,
])('%s is no address', (input) => {
  expect(readAdresseWeb(input)).toHaveProperty('message')
})

it('a site is named without its www', () => {
  expect(getSiteName('https://www.exemple.fr/a')).toBe('exemple.fr')
  expect(getSiteName('rien')).toBe('rien')
})
