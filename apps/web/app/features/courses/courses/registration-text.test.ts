import { expect, test } from 'vitest'
import { exampleEdition, exampleEpreuve } from './course-example.ts'
import { registrationAction, registrationPrice, registrationText } from './registration-text.ts'

const closing = '2026-11-01T22:59:00Z'

test.each([
  ['a_venir', 'Ouverture le dimanche 22 février 2026 à 10h.', 'Page d’inscription'],
  ['ouverte', 'Jusqu’au dimanche 1er novembre 2026.', 'S’inscrire'],
  [
    'liste_attente',
    'Tous les dossards sont partis, une liste d’attente est ouverte.',
    'Rejoindre la liste d’attente',
  ],
  ['complete', 'Tous les dossards sont partis.', 'Page d’inscription'],
  ['close', 'Depuis le dimanche 1er novembre 2026.', undefined],
  [null, 'L’organisateur n’a pas encore annoncé ses inscriptions.', undefined],
] as const)('a registration in state %s has its text and its link', (inscription, text, label) => {
  const edition = exampleEdition({ inscription, inscription_fermeture: closing })
  expect(registrationText(edition, 'Europe/Paris')).toBe(text)
  expect(registrationAction(edition)?.label).toBe(label)
})

test.each([{ is_past: true }, { annulee: true }])('there is no action when %o', (input) => {
  expect(registrationAction(exampleEdition(input))).toBeNull()
})

test('an unknown date gives no text', () => {
  expect(
    registrationText(exampleEdition({ inscription_fermeture: null }), 'Europe/Paris'),
  ).toBeNull()
})

test('a price is the lowest of several, or that of the épreuve', () => {
  const [cheap, dear] = [exampleEpreuve({ prix: 2_400 }), exampleEpreuve({ prix: 7_800 })]
  const edition = exampleEdition({ epreuves: [cheap, dear] })
  expect(registrationPrice(edition)).toEqual({ cents: 2_400, isFrom: true })
  expect(registrationPrice(edition, dear)).toEqual({ cents: 7_800, isFrom: false })
  expect(registrationPrice(exampleEdition({ epreuves: [cheap] }))?.isFrom).toBe(false)
  expect(registrationPrice(exampleEdition({ prix_min: null }))).toBeNull()
})
