// @vitest-environment happy-dom
import { CallError } from '@foulee/contract/shared/call-error'
import { expect, it } from 'vitest'
import { describeActFailure } from './use-act.ts'

it.each([
  [
    new CallError('reseau_injoignable', 'Le serveur ne répond pas.'),
    /^Foulée n’a pas répondu.: c’est peut-être fait\./,
  ],
  [new CallError('acces_refuse', 'Accès refusé.', { status: 403 }), /^Accès refusé\.$/],
])('an act is told as perhaps done only where its answer was lost: %s', (cause, expected) => {
  expect(describeActFailure(cause)).toMatch(expected)
})
