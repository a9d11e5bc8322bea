import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const value = { titre: 'Côtes', jour: '2027-05-12', steps: [1, 2] }

it('a sealed value opens with the same secret, and hides its content', () => {
  const sealed = encrypt('secret', value)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('2027')
  expect(decrypt('secret', sealed)).toEqual(value)
})

it.each([
  ['another secret', 'autre', (sealed: string) => sealed],
  ['a changed letter', 'secret', (sealed: string) => `${sealed.slice(0, -3)}AAA`],
  ['a piece of it', 'secret', (sealed: string) => sealed.slice(0, 40)],
  ['nothing', 'secret', () => ''],
  ['what was never sealed', 'secret', () => 'é / pas du base64'],
])('a sealed value stays closed for %s', (_, secret, change) => {
  expect(decrypt(secret, change(encrypt('secret', value)))).toBeNull()
})
