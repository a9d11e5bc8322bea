import { describe, expect, it } from 'vitest'
import { type Arrivee, classer } from './classement.ts'

const line = (arrivee: Partial<Arrivee>): Arrivee => ({
  rang: null,
  temps: null,
  sexe: 'f',
  categorie: 'SE',
  statut: 'classe',
  ...arrivee,
})

describe('classer', () => {
  const cases: [string, Partial<Arrivee>[], (number | null)[][]][] = [
    ['nobody', [], []],
    [
      'places of the file are kept, whatever the times say',
      [
        { rang: 2, temps: 100 },
        { rang: 1, temps: 200 },
      ],
      [
        [2, 2, 2],
        [1, 1, 1],
      ],
    ],
    [
      'one line without a place: all follow from times, those without a time keep theirs',
      [
        { rang: 1, temps: 300 },
        { rang: null, temps: 100 },
        { rang: 9, temps: null },
      ],
      [
        [2, 2, 2],
        [1, 1, 1],
        [9, 3, 3],
      ],
    ],
    [
      'equals share a place, and the next one is further',
      [{ temps: 50 }, { temps: 50 }, { temps: 60 }],
      [
        [1, 1, 1],
        [1, 1, 1],
        [3, 3, 3],
      ],
    ],
    [
      'who is not ranked has no place and takes none',
      [{ temps: 10, statut: 'disqualifie' }, { temps: 20 }, { statut: 'abandon' }],
      [
        [null, null, null],
        [1, 1, 1],
        [null, null, null],
      ],
    ],
    [
      'places among a sex, and among a category of a sex',
      [
        { rang: 1, sexe: 'h' },
        { rang: 2, sexe: 'f' },
        { rang: 3, sexe: 'h', categorie: 'M1' },
        { rang: 4, sexe: 'h' },
        { rang: 5, sexe: null },
        { rang: 6, sexe: 'f', categorie: null },
      ],
      [
        [1, 1, 1],
        [2, 1, 1],
        [3, 2, 1],
        [4, 3, 2],
        [5, null, 1],
        [6, 2, null],
      ],
    ],
  ]
  it.each(cases)('%s', (_, lines, expected) => {
    const places = classer(lines.map(line))
    expect(places.map((place) => [place.rang, place.rang_sexe, place.rang_categorie])).toEqual(
      expected,
    )
  })
})
