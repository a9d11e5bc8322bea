import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { expect, test } from 'vitest'
import { formatForme, formatRpe, hasEtapes } from './etats.ts'

const run = {
  type: 'effort',
  fin: { type: 'temps', valeur: 3600 },
  cible: { type: 'libre' },
} as const
const fait = {
  le: '2027-05-12T09:00:00Z',
  duree: 3600,
  distance: null,
  rpe: null,
  mots: null,
  charge: null,
  activites_id: 7,
}

const cases: [string, Entrainement['steps'], number | null, boolean][] = [
  ['of one stretch', [run], 7, false],
  ['of several', [run, run], 7, true],
  ['of repetitions', [{ type: 'repetition', fois: 6, steps: [run] }], 7, true],
  ['without an outing', [run, run], null, false],
  ['without steps', [], 7, false],
]

test.each(cases)(
  'the comparison by step is offered or not for a session %s',
  (_, steps, activites_id, expected) => {
    expect(hasEtapes({ etat: 'fait', steps, fait: { ...fait, activites_id } })).toBe(expected)
  },
)

test.each([
  [1, '1 sur\u00a010, très, très facile'],
  [5, '5 sur\u00a010, dur'],
  [10, '10 sur\u00a010, maximal'],
])('an effort of %i is written in words', (rpe, words) => expect(formatRpe(rpe)).toBe(words))

test('the reduction after a break is written in words', () => {
  expect(formatForme({ part: 1, facile: false })).toBeNull()
  expect(formatForme({ part: 0.5, facile: false })).toBe(
    'Allégé après une pause\u00a0: faites-en 50\u00a0%.',
  )
  expect(formatForme({ part: 0.75, facile: true })).toBe(
    'Allégé après une pause\u00a0: faites-en 75\u00a0%, et courez tout en aisance, sans intensité.',
  )
})
