import { ApiError } from '@foulee/contract/shared/errors'
import { describe, expect, it } from 'vitest'
import { formatDuration, readFormFailure } from './form-failure.ts'

const EXCEPTION = 'Réessayez plus tard.'

describe('readFormFailure', () => {
  it.each([
    ['nothing yet', null, { errors: {} }],
    ['a fault of ours', new TypeError('x is undefined'), { message: EXCEPTION, errors: {} }],
    ['no answer', new ApiError('reseau_injoignable'), { message: EXCEPTION, errors: {} }],
    ['no JSON', new ApiError('reponse_illisible'), { message: EXCEPTION, errors: {} }],
    [
      'success false with a sentence but no code',
      new ApiError('reponse_illisible', { message: 'Compte fermé.' }),
      { message: 'Compte fermé.', errors: {} },
    ],
    [
      'wrong credentials',
      new ApiError('identifiants_invalides'),
      { message: 'Email ou mot de passe incorrect.', errors: {} },
    ],
    [
      'fields to correct',
      new ApiError('champs_invalides', { errors: { email: 'Vérifiez l’email.' } }),
      { errors: { email: 'Vérifiez l’email.' } },
    ],
    [
      'an email that is taken',
      new ApiError('email_deja_pris', { message: 'Déjà pris.' }),
      { errors: { email: 'Déjà pris.' } },
    ],
    [
      'too many attempts',
      new ApiError('trop_de_demandes', { retryAfter: 700 }),
      {
        message:
          'Trop de tentatives. Patientez un peu avant de recommencer. Réessayez dans 12\u00a0minutes.',
        errors: {},
      },
    ],
  ])('handles: %s', (_, error, expected) => {
    expect(readFormFailure(error, EXCEPTION)).toEqual(expected)
  })
})

it.each([
  [1, '1\u00a0seconde'],
  [60, '60\u00a0secondes'],
  [61, '2\u00a0minutes'],
  [900, '15\u00a0minutes'],
  [3600, '60\u00a0minutes'],
  [3601, '2\u00a0heures'],
])('a duration of %d s is formatted « %s »', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected)
})
