import { describe, expect, it } from 'vitest'
import { suggestEpreuve } from './epreuve-fichier.ts'

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
