import { expect, it } from 'vitest'
import { describeField, describeMoveTo, shorten } from './historique.ts'

const WORDS = { names: { nom: 'Nom', sport: 'Sport' }, sayers: { sport: () => 'Trail' } }

it.each([
  ['nom', 'A', 'B', 'Nom\u00a0: «\u00a0A\u00a0», puis «\u00a0B\u00a0»'],
  ['nom', 'A', '', 'Nom\u00a0: effacé'],
  ['nom', null, 'A'.repeat(81), 'Nom\u00a0: ajouté'],
  ['sport', null, 'trail', 'Sport\u00a0: Trail'],
  ['autre', 1, 2, 'Autre information\u00a0: 1, puis 2'],
  ['autre', null, 'a'.repeat(80), `Autre information\u00a0: «\u00a0${'a'.repeat(80)}\u00a0»`],
  ['autre', null, 'a'.repeat(81), 'Autre information\u00a0: ajouté'],
  ['autre', 'a', 'a'.repeat(81), 'Autre information\u00a0: modifié'],
  ['autre', 'a'.repeat(81), 'a', 'Autre information\u00a0: modifié'],
  ['autre', undefined, ['a'.repeat(80)], `Autre information\u00a0: ${'a'.repeat(80)}`],
  ['autre', undefined, ['a'.repeat(81)], 'Autre information\u00a0: ajouté'],
  ['autre', undefined, ['a', 2], 'Autre information\u00a0: ajouté'],
  ['autre', null, { a: 1 }, 'Autre information\u00a0: ajouté'],
])('%s from %j to %j', (field, before, after, line) => {
  expect(describeField(field, [before, after], WORDS)).toBe(line)
})

it.each([
  [1, false, 'feminin', 'Soumise à validation'],
  [100, false, 'masculin', 'Publié'],
  [-1, false, 'feminin', 'Annulée'],
  [0, true, 'masculin', 'Renvoyé pour être revu'],
  [0, false, 'feminin', 'Remise en brouillon'],
] as const)('to %i, sent back %j, %s', (vers, isSentBack, accord, words) => {
  expect(describeMoveTo(vers, isSentBack, accord)).toBe(words)
})

it('cuts only what is long', () => {
  expect(shorten('a'.repeat(80))).toHaveLength(80)
  expect(shorten(`${'a'.repeat(79)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(79)}…`)
})
