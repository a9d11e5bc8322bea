import { describe, expect, it } from 'vitest'
import { readTitreEpreuve, suggestEpreuve } from './epreuve-fichier.ts'

describe('the épreuve among those of a file', () => {
  it.each<[string, string[], string, number | null, string | null]>([
    ['the same name', ['10 km', '24 km'], '24 km', null, '24 km'],
    ['a name in other signs', ['10KM', 'Semi-marathon'], 'Le semi marathon', null, 'Semi-marathon'],
    [
      'a longer name in the file',
      ['Trail du Lac 24 km', 'Marche'],
      'Trail du Lac',
      null,
      'Trail du Lac 24 km',
    ],
    ['a shorter name in the file', ['10k', '24k'], 'Le 24 km des crêtes', null, '24k'],
    ['the distance alone', ['10 km', '21,1 km'], 'La Grande', 21_097, '21,1 km'],
    ['a name before a distance', ['Marathon', 'Marathon relais'], 'Marathon', 42_195, 'Marathon'],
    ['no name that is alike', ['A', 'B'], 'Le 24 km', 24_000, null],
    ['two that are alike', ['10 km femmes', '10 km hommes'], '10 km', 10_000, null],
    ['a figure within another', ['110 km', '210 km'], '10 km', null, null],
  ])('by %s', (_, valeurs, nom, distance, expected) => {
    expect(suggestEpreuve(valeurs, { nom, distance })).toBe(expected)
  })
})

describe('a title between the lines of results', () => {
  it.each<[string, string, boolean]>([
    ['24 km', '24 km', true],
    ['Trail 24KM – Femmes', 'Trail 24KM', true],
    ['Résultats du 10 km (Hommes)', '10 km', true],
    ['Épreuve : Semi-marathon', 'Semi-marathon', true],
    ['Classement scratch de la Course des As', 'Course des As', true],
    ['10 km (suite)', '10 km', true],
    ['Trail du Lac - page 2/3', 'Trail du Lac', true],
    ['24 km : abandons', '24 km', true],
    ['La Grande Boucle', 'La Grande Boucle', true],
    ['Bleue', 'Bleue', false],
    ['Femmes', '', false],
    ['CLASSEMENT GÉNÉRAL', '', false],
    ['Non partants', '', false],
    ['Édité le 14/03/2026 à 18:02', '', false],
    ['---', '', false],
  ])('« %s » is of « %s »', (titre, nom, estEpreuve) => {
    expect(readTitreEpreuve(titre)).toEqual({ nom, estEpreuve })
  })
})
