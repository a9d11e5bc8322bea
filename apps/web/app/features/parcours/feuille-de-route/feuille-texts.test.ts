import { expect, test } from 'vitest'
import {
  margeText,
  momentText,
  nameOf,
  startText,
  tronconTexts,
  typesText,
} from './feuille-texts.ts'

test.each([
  [1800, '30\u00a0min d’avance'],
  [-4000, 'manquée de 1h07'],
])('a margin of %i s is written in words', (marge, text) => {
  expect(margeText({ marge, heure: '12:00', jour: 0, limite: 10_800, chance: null })).toBe(text)
})

test('passage times, types of points and legs are written in words', () => {
  expect(momentText({ heure: '09:05', jour: 0 })).toBe('9h05')
  expect(momentText({ heure: '02:00', jour: 1 })).toBe('2h\u00a0(J+1)')
  expect(momentText({ heure: '02:00', jour: 1 }, { heure: '01:30', jour: 1 })).toBe('2h')
  expect(momentText({ heure: '00:10', jour: 1 }, { heure: '23:30', jour: 0 })).toBe(
    '0h10\u00a0(J+1)',
  )
  expect(momentText({ heure: '23:50', jour: 0 }, { heure: '00:10', jour: 1 })).toBe(
    '23h50\u00a0(la veille)',
  )
  expect(typesText(['ravito_complet', 'assistance'])).toBe('Ravito complet, assistance autorisée')
  const etape = { nom: null, types: ['eau' as const], is_arrivee: false }
  expect(nameOf(etape as Parameters<typeof nameOf>[0])).toBe('Point d’eau')
  expect(
    tronconTexts({ distance: 12_400, denivele: 540, denivele_negatif: null, nuit: 0 }),
  ).toEqual(['12,4\u00a0km', '540\u00a0m\u00a0D+'])
  const start = { jour: '2026-06-20', depart: '09:00' } as Parameters<typeof startText>[0]
  expect(startText(start)).toBe('samedi 20 juin 2026 à 9h')
  expect(startText({ ...start, jour: null })).toBe('9h')
})
