import { expect, it } from 'vitest'
import { describeField, describeMoveTo, shorten } from './historique.ts'

const WORDS = { names: { nom: 'le nom', sport: 'le sport' }, formatters: { sport: () => 'Trail' } }

it.each([
  ['nom', 'A', 'B', 'a changé le nom de «\u00a0A\u00a0» à «\u00a0B\u00a0»'],
  ['nom', 'A', '', 'a effacé le nom'],
  ['nom', null, 'A'.repeat(81), 'a ajouté le nom'],
  ['sport', null, 'trail', 'a indiqué le sport\u00a0: Trail'],
  ['autre', 1, 2, 'a changé une autre information de 1 à 2'],
  [
    'autre',
    null,
    'a'.repeat(80),
    `a indiqué une autre information\u00a0: «\u00a0${'a'.repeat(80)}\u00a0»`,
  ],
  ['autre', null, 'a'.repeat(81), 'a ajouté une autre information'],
  ['autre', 'a', 'a'.repeat(81), 'a changé une autre information'],
  ['autre', 'a'.repeat(81), 'a', 'a changé une autre information'],
  [
    'autre',
    undefined,
    ['a'.repeat(80)],
    `a indiqué une autre information\u00a0: ${'a'.repeat(80)}`,
  ],
  ['autre', undefined, ['a'.repeat(81)], 'a ajouté une autre information'],
  ['autre', undefined, ['a', 2], 'a ajouté une autre information'],
  ['autre', null, { a: 1 }, 'a ajouté une autre information'],
])('a change of the field %s from %j to %j is described', (field, before, after, line) => {
  expect(describeField(field, [before, after], WORDS)).toBe(line)
})

it.each([
  [1, false, 'feminin', 'Soumise à validation'],
  [100, false, 'masculin', 'Publié'],
  [-1, false, 'feminin', 'Annulée'],
  [0, true, 'masculin', 'Renvoyé pour être revu'],
  [0, false, 'feminin', 'Remise en brouillon'],
] as const)(
  'the step to %i, sent back %j, is described as %s',
  (vers, isSentBack, accord, words) => {
    expect(describeMoveTo(vers, isSentBack, accord)).toBe(words)
  },
)

it('only long texts are shortened', () => {
  expect(shorten('a'.repeat(80))).toHaveLength(80)
  expect(shorten(`${'a'.repeat(79)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(79)}…`)
})
