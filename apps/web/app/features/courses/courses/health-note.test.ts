import { expect, test } from 'vitest'
import { healthNote } from './health-note.ts'

test.each([
  ['a run', [{ certif: true, type: 'route' }], true, false],
  ['a triathlon', [{ certif: true, type: 'triathlon' }], false, true],
  [
    'both',
    [
      { certif: true, type: 'trail' },
      { certif: true, type: 'triathlon' },
    ],
    true,
    true,
  ],
] as const)('the entry rules of %s require a document', (_, epreuves, hasPps, hasLicence) => {
  const note = healthNote(epreuves) ?? ''
  expect(note.includes('Pass Prévention Santé')).toBe(hasPps)
  expect(note.includes('triathlon')).toBe(hasLicence)
  expect(note.endsWith('Le règlement de l’organisateur fait foi.')).toBe(true)
})

test('without a required document there is no note', () => {
  expect(healthNote([{ certif: false, type: 'marche' }])).toBeNull()
  expect(healthNote([])).toBeNull()
})
