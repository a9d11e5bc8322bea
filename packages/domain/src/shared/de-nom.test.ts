import { expect, test } from 'vitest'
import { aNom, deNom, dePersonne } from './de-nom.ts'

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

test.each([
  ['Le Gall Yann', 'de Le Gall Yann'],
  ['Les M.', 'de Les M.'],
  ['Élodie M.', 'd’Élodie M.'],
])('« de » before the person %s is %s', (nom, expected) => {
  expect(dePersonne(nom)).toBe(expected)
})

test.each([
  ['Annecy', 'à Annecy'],
  ['Le Mans', 'au Mans'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['La Rochelle', 'à La Rochelle'],
  ['L’Isle-Adam', 'à L’Isle-Adam'],
  ['Léa', 'à Léa'],
])('« à » before %s is %s', (nom, expected) => {
  expect(aNom(nom)).toBe(expected)
})
