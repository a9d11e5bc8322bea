import { expect, it } from 'vitest'
import { readBackOfficePage } from './back-office.ts'

it.each([
  ['/admin/journal', '/admin/journal'],
  ['/admin/journal?page=2&filter=%7B%22action%22%3A%22demande%22%7D', null],
  ['/admin', '/admin'],
  ['/admin/', '/admin/'],
])('a back-office path is accepted: %s', (asked, expected) => {
  expect(readBackOfficePage(asked)).toBe(expected ?? asked)
})

it.each([
  null,
  undefined,
  '',
  '/administration',
  '/admin/..//ailleurs.fr',
  '//ailleurs.fr/admin',
  '/admin\\ailleurs.fr',
  'https://ailleurs.fr/admin',
  'javascript:alert(1)',
  '/home',
])('the first page replaces an invalid path: %j', (asked) => {
  expect(readBackOfficePage(asked)).toBe('/admin')
})
