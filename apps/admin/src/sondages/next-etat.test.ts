import { expect, it } from 'vitest'
import { findNext } from './next-etat.ts'

const fin = '2027-06-10T22:00:00Z'

it.each([
  ['brouillon', '2027-06-01T00:00:00Z', 'Publier'],
  ['publie', '2027-06-01T00:00:00Z', 'Clore'],
  ['clos', '2027-06-01T00:00:00Z', 'Rouvrir'],
  ['brouillon', '2027-06-10T22:00:00Z', 'Publier'],
  ['publie', '2027-06-10T22:00:00Z', undefined],
  ['clos', '2027-06-10T22:00:00Z', undefined],
] as const)('the next transition of a survey that is %s at %s: %s', (etat, now, label) => {
  expect(findNext({ etat, fin }, new Date(now))?.label).toBe(label)
})
