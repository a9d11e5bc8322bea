import { describe, expect, it } from 'vitest'
import { paint, type Troncon } from './paint.ts'

const BASE: Troncon[] = [
  [0, 1000, 'path'],
  [1000, 3000, 'asphalt'],
]

describe('painting', () => {
  it.each<[string, number, number, Troncon[2] | null, Troncon[]]>([
    [
      'over the middle',
      500,
      1500,
      'gravel',
      [
        [0, 500, 'path'],
        [500, 1500, 'gravel'],
        [1500, 3000, 'asphalt'],
      ],
    ],
    [
      'backwards',
      1500,
      500,
      'gravel',
      [
        [0, 500, 'path'],
        [500, 1500, 'gravel'],
        [1500, 3000, 'asphalt'],
      ],
    ],
    [
      'inside one',
      1500,
      2000,
      'mud',
      [
        [0, 1000, 'path'],
        [1000, 1500, 'asphalt'],
        [1500, 2000, 'mud'],
        [2000, 3000, 'asphalt'],
      ],
    ],
    ['everything', 0, 3000, 'track', [[0, 3000, 'track']]],
    [
      'the same beside',
      1000,
      1500,
      'path',
      [
        [0, 1500, 'path'],
        [1500, 3000, 'asphalt'],
      ],
    ],
    ['after the end', 3500, 4000, 'sand', [...BASE, [3500, 4000, 'sand']]],
    ['nothing wide', 500, 500, 'sand', BASE],
    [
      'away',
      500,
      1500,
      null,
      [
        [0, 500, 'path'],
        [1500, 3000, 'asphalt'],
      ],
    ],
  ])('a surface set on a section replaces what it overlaps: %s', (_, from, to, type, expected) => {
    expect(paint(BASE, from, to, type)).toEqual(expected)
  })
})
