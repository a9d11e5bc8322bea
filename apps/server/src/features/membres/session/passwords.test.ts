import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('a hash is Argon2id with a new salt each time', async () => {
  const [first, second] = await Promise.all([
    hashPassword('quatre mots'),
    hashPassword('quatre mots'),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

it.each([
  ['the same', 'Chamois-perché 7', 'Chamois-perché 7', true],
  ['another accent encoding', 'caf\u00e9 des cimes', 'cafe\u0301 des cimes', true],
  ['another case', 'chamois perché', 'Chamois perché', false],
  ['a space more', 'chamois perché', 'chamois perché ', false],
  ['past a NUL', 'chamois\u0000un', 'chamois\u0000deux', false],
  ['a zero-width space', 'chamois perché', 'chamois\u200b perché', false],
  ['emoji', '🏔️🏃‍♀️🥾🐐', '🏔️🏃‍♀️🥾🐐', true],
])('a password is verified: %s', async (_, chosen, typed, expected) => {
  expect(await verifyPassword(await hashPassword(chosen), typed)).toBe(expected)
})

it.each([[null], [''], ['none'], ['$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA']])(
  'the value %s, no Argon2 hash, never matches',
  async (stored) => {
    expect(await verifyPassword(stored, '')).toBe(false)
    expect(await verifyPassword(stored, 'none')).toBe(false)
  },
)
