import { CallError } from '@foulee/contract/shared/call-error'
import { expect, it } from 'vitest'
import { checkEmail, isEmail, readLine, readPassword, refuseFields } from './form-values.ts'

it.each([
  ['lea@exemple.fr', true],
  ['lea.martin+course@sous.exemple.fr', true],
  ['lea@exemple', false],
  ['lea@exemple.f', false],
  ['lea exemple.fr', false],
  ['@exemple.fr', false],
  ['', false],
])('%j as an email: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
  expect(checkEmail(text) === undefined).toBe(expected)
})

it('trims a line and leaves a password as typed', () => {
  const form = new FormData()
  form.set('email', '  lea@exemple.fr ')
  form.set('password', ' une phrase ')
  expect(readLine(form, 'email')).toBe('lea@exemple.fr')
  expect(readPassword(form)).toBe(' une phrase ')
  expect(readLine(form, 'nom')).toBe('')
})

it('refuses the fields that have something to mend, and only them', () => {
  const check = () => refuseFields({ email: 'Indiquez votre email.', nom: undefined, password: '' })
  expect(check).toThrow(CallError)
  expect(check).toThrow(expect.objectContaining({ errors: { email: 'Indiquez votre email.' } }))
  expect(() => refuseFields({ email: undefined })).not.toThrow()
})
