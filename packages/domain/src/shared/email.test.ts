import { expect, it } from 'vitest'
import { maskEmail, toAsciiEmail } from './email.ts'

it.each([
  ['lea.martin@exemple.fr', 'l…@exemple.fr'],
  ['l@exemple.fr', 'l…@exemple.fr'],
  ['"a@b"@exemple.fr', '"…@exemple.fr'],
  ['@exemple.fr', '…'],
  ['rien', '…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})

it.each([
  ['jo@été.fr', 'jo@xn--t-9fab.fr'],
  ['jo@xn--t-9fab.fr', 'jo@xn--t-9fab.fr'],
  ['Jo@Exemple.fr', 'Jo@Exemple.fr'],
  ['jo@été.fr/x', 'jo@été.fr/x'],
  ['jo@été fr', 'jo@été fr'],
  ['@été.fr', '@été.fr'],
  ['été', 'été'],
])('%s is carried by mail as %s', (email, ascii) => {
  expect(toAsciiEmail(email)).toBe(ascii)
})
