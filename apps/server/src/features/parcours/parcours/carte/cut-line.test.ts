import { expect, it } from 'vitest'
import { EXTENT, WORLD } from '#kernel/search/carte/mercator.ts'
import { cutLine } from './cut-line.ts'

const TILE = { z: 1, x: 0, y: 0 }
const UNIT = WORLD / 2 / EXTENT
const cut = (...places: [number, number][]) =>
  cutLine(
    Int32Array.from(places.flat(), (units) => units * UNIT),
    TILE,
  )

it.each<[string, [number, number][], [number, number][][]]>([
  [
    'inside',
    [
      [10, 10],
      [500, 20],
    ],
    [
      [
        [10, 10],
        [500, 20],
      ],
    ],
  ],
  [
    'elsewhere',
    [
      [-900, 10],
      [-500, 900],
    ],
    [],
  ],
  [
    'past a corner without touching it',
    [
      [-1000, 500],
      [500, -1000],
    ],
    [],
  ],
  [
    'right through',
    [
      [-1000, 100],
      [9000, 100],
    ],
    [
      [
        [-128, 100],
        [4224, 100],
      ],
    ],
  ],
  [
    'out',
    [
      [100, 100],
      [100, -1000],
    ],
    [
      [
        [100, 100],
        [100, -128],
      ],
    ],
  ],
  [
    'out and in again elsewhere',
    [
      [100, 100],
      [100, -1000],
      [300, -1000],
      [300, 100],
    ],
    [
      [
        [100, 100],
        [100, -128],
      ],
      [
        [300, -128],
        [300, 100],
      ],
    ],
  ],
  [
    'along the edge of the margin',
    [
      [-128, 0],
      [-128, 50],
    ],
    [
      [
        [-128, 0],
        [-128, 50],
      ],
    ],
  ],
  [
    'points closer than a pixel',
    [
      [0, 0],
      [3, 0],
      [7, 7],
      [9, 0],
      [12, 0],
    ],
    [
      [
        [0, 0],
        [9, 0],
        [12, 0],
      ],
    ],
  ],
  [
    'all within a pixel',
    [
      [0, 0],
      [3, 3],
    ],
    [
      [
        [0, 0],
        [3, 3],
      ],
    ],
  ],
  [
    'one place',
    [
      [5, 5],
      [5, 5],
    ],
    [],
  ],
  ['one point', [[5, 5]], []],
])('a line is cut: %s', (_, places, parts) => {
  expect(cut(...places)).toEqual(parts)
})

it('a line is counted from the corner of its tile', () => {
  const line = Int32Array.of(WORLD / 2 + 64 * UNIT, WORLD / 2, WORLD, WORLD / 2)
  expect(cutLine(line, { z: 1, x: 1, y: 1 })).toEqual([
    [
      [64, 0],
      [EXTENT, 0],
    ],
  ])
})
