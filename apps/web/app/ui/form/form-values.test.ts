import { CallError } from '@foulee/contract/shared/call-error'
import { expect, it } from 'vitest'
import { assertFields, checkEmail, isEmail, readLine, readPassword } from './form-values.ts'

it.each([
  ['lea@exemple.fr', true],
  ['lea.martin+course@sous.exemple.fr', true],
  ['lea@exemple', false],
  ['lea@exemple.f', false],
  ['lea exemple.fr', false],
  ['@exemple.fr', false],
  ['', false],
])('the text %j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
  expect(checkEmail(text) === undefined).toBe(expected)
})

it('a line is trimmed and a password is kept as typed', () => {
  const form = new FormData()
  form.set('email', '  lea@exemple.fr ')
  form.set('password', ' une phrase ')
  expect(readLine(form, 'email')).toBe('lea@exemple.fr')
  expect(readPassword(form)).toBe(' une phrase ')
  expect(readLine(form, 'nom')).toBe('')
})

it('the form is refused with an error on the invalid fields only', () => {
  const check = () => assertFields({ email: 'Indiquez votre email.', nom: undefined, password: '' })
  expect(check).toThrow(CallError)
  expect(check).toThrow(expect.objectContaining({ errors: { email: 'Indiquez votre email.' } }))
  expect(() => assertFields({ email: undefined })).not.toThrow()
})
