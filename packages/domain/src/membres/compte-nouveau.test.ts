import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatLimiteNouveau, getNouveau } from './compte-nouveau.ts'

const NOW = new Date('2026-03-16T12:00:00Z')
const SOON = new Date('2026-03-16T12:00:01Z')

it.each([
  [
    '2026-03-16T12:00:00Z',
    true,
    { jusqua: new Date('2026-03-23T12:00:00Z'), attendAdresse: false },
  ],
  ['2026-03-09T12:00:01Z', true, { jusqua: SOON, attendAdresse: false }],
  ['2026-03-09T12:00:00Z', true, null],
  ['2025-01-01T00:00:00Z', false, { jusqua: null, attendAdresse: true }],
  ['2026-03-09T12:00:01Z', false, { jusqua: SOON, attendAdresse: true }],
])('an account since %s, verified: %s', (depuis, email_verifie, expected) => {
  expect(getNouveau({ depuis: new Date(depuis), email_verifie }, NOW)).toEqual(expected)
})

it('the refusal of a new account states the end of the limit', () => {
  const jusqua = new Date('2026-03-23T23:30:00Z')
  expect(formatLimiteNouveau('abonnement', { jusqua, attendAdresse: false })).toBe(
    'Votre compte est nouveau\u00a0: jusqu’au mardi 24 mars 2026, il ne peut pas commencer à suivre autant de pages en un jour. Reprenez demain.',
  )
  expect(formatLimiteNouveau('avis', { jusqua, attendAdresse: true })).toContain(
    'jusqu’au mardi 24 mars 2026, et tant que votre adresse email n’est pas vérifiée, il',
  )
  expect(formatLimiteNouveau('publication', { jusqua: null, attendAdresse: true })).toContain(
    'tant que votre adresse email n’est pas vérifiée, il ne peut pas publier autant',
  )
})

it('an account past the limits never becomes new again', () => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, moment, moment, fc.boolean(), (depuis, date, other, email_verifie) => {
      const [early, late] = date < other ? [date, other] : [other, date]
      const account = { depuis, email_verifie }
      return getNouveau(account, early) !== null || getNouveau(account, late) === null
    }),
  )
})
