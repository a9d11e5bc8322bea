import { expect, test } from 'vitest'
import { deNom } from './de-nom.ts'

test.each([
  ['Annecy', 'd’Annecy'],
  ['Élodie M.', 'd’Élodie M.'],
  ['Hélène', 'd’Hélène'],
  ['Yvetot', 'd’Yvetot'],
  ['Yann', 'de Yann'],
  ['Le Havre', 'du Havre'],
  ['Les Sentiers d’ailleurs', 'des Sentiers d’ailleurs'],
  ['La Rochelle', 'de La Rochelle'],
  ['Léa', 'de Léa'],
  ['Lescar', 'de Lescar'],
])('« de » before %s is %s', (nom, expected) => {
  expect(deNom(nom)).toBe(expected)
})
