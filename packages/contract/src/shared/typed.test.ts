import { expect, test } from 'vitest'
import { Email, webAddress } from './fields.ts'
import { formCents, formCount, formInteger } from './form-fields.ts'

test.each([
  ['1 500', 1500],
  ['1\u202f500', 1500],
  ['120 places', 120],
  ['', null],
])('a count typed as « %s » is parsed', (text, value) => {
  expect(formCount.parse(text)).toBe(value)
})

test.each(['12,5', '-5', 'dix', '99999999999', '1e3'])(
  'a count typed as « %s » is rejected',
  (text) => {
    expect(formCount.safeParse(text).success).toBe(false)
  },
)

test('a price with an unknown unit is rejected', () => {
  expect(formCents.safeParse('25 min').error?.issues[0]?.message).toMatch(/^Indiquez un prix/)
  expect(formCents.parse('2550')).toBe(2550)
  expect(formInteger.parse('-5')).toBe(-5)
})

test('an email address with accents in its domain is converted to ASCII', () => {
  expect(Email.parse(' jo@été.fr')).toBe('jo@xn--t-9fab.fr')
  expect(Email.safeParse('jo@été').error?.issues[0]?.message).toMatch(/email/)
})

test('a URL without scheme is completed, and an invalid one rejected', () => {
  expect(webAddress.parse('www.exemple.fr/inscription')).toBe('https://www.exemple.fr/inscription')
  expect(webAddress.parse('')).toBe('')
  expect(webAddress.safeParse('javascript:alert(1)').success).toBe(false)
})
