import { expect, it } from 'vitest'
import { maskEmail } from './email.ts'

it.each([
  ['lea.martin@exemple.fr', 'l…@exemple.fr'],
  ['l@exemple.fr', 'l…@exemple.fr'],
  ['"a@b"@exemple.fr', '"…@exemple.fr'],
  ['@exemple.fr', '…'],
  ['rien', '…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
