import { CallError } from '@foulee/contract/shared/call-error'
import { expect, it } from 'vitest'
import { formatFailure } from './format-failure.ts'

const WORDS = {
  failed: 'La photo n’est pas retirée\u00a0:',
  unsure: 'La photo est peut-être déjà retirée',
}

it.each([
  [
    new CallError('acces_refuse', 'Non.', { status: 403 }),
    'La photo n’est pas retirée\u00a0: Non.',
  ],
  [
    new CallError('reseau_injoignable', 'Pas de réponse.'),
    'La photo est peut-être déjà retirée\u00a0: Foulée n’a pas répondu. Regardez ce qu’il en est avant de recommencer.',
  ],
])('a lost answer is never told as a refusal: %#', (cause, said) => {
  expect(formatFailure(cause, WORDS)).toBe(said)
})
