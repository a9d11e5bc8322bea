import { ApiError } from '@foulee/contract/shared/errors'
import { expect, it } from 'vitest'
import { readSaveFailure } from './save-failure.ts'

const FALLBACK = 'Une erreur s’est produite durant la mise à jour du profil.'

it.each([
  ['nothing known', new Error('boum'), FALLBACK],
  ['no answer', new ApiError('reseau_injoignable'), FALLBACK],
  ['an answer that says nothing', new ApiError('reponse_illisible'), 'Erreur Api.'],
  ['a refusal', new ApiError('trop_de_demandes', { message: 'Patientez.' }), 'Patientez.'],
  [
    'several fields',
    new ApiError('champs_invalides', { errors: { ville: 'Trop long.', pays: 'Inconnu.' } }),
    'Trop long. Inconnu.',
  ],
])('the message after %s is the one of produit 5.2', (_, error, message) => {
  expect(readSaveFailure(error).message).toBe(message)
})
