import { describe, expect, it } from 'vitest'
import {
  chooseForme,
  countPlaces,
  findPoint,
  findRecul,
  findWrong,
  type LuPassage,
  mergePassages,
  readPassages,
  replacePassages,
  titlePoint,
} from './passages.ts'

const POINTS = [
  { nom: 'Cilaos', metres: 14_000 },
  { nom: 'Col du Taïbit', metres: 33_500 },
  { nom: 'Col', metres: 50_000 },
  { nom: null, metres: 61_200 },
]

describe('the point of a column', () => {
  it.each([
    ['Cilaos', 14_000],
    ['CP3 - CILAOS (passage)', 14_000],
    ['Heure col du Taibit', 33_500],
    ['Col', 50_000],
    ['km 61', 61_200],
    ['Pk 33,5', 33_500],
    ['61.2 km', 61_200],
    // Other figures, other words, other kilometres.
    ['Clt Cilaos', null],
    ['Vitesse km 14', null],
    ['Colis', null],
    ['km 20', null],
    ['Temps', null],
    ['', null],
  ])('« %s » is at %s', (titre, metres) => {
    expect(findPoint(titre, POINTS)?.metres ?? null).toBe(metres)
  })
})

describe('the title of a column of passages', () => {
  const twice = [
    { nom: 'Vallon', metres: 5000 },
    { nom: 'Vallon', metres: 21_000 },
    { nom: 'Place du marché', metres: 30_000 },
    { nom: 'Relais 1', metres: 35_000 },
    { nom: null, metres: 41_250 },
  ]
  const isTaken = (titre: string) => titre === 'Relais 1'
  it.each([
    [0, 'Vallon'],
    [1, 'Vallon (km 21,0)'],
    [2, 'km 30,0'],
    [3, 'Relais 1 (km 35,0)'],
    [4, 'km 41,3'],
  ])('names point %s when it is read again: « %s »', (nth, titre) => {
    const point = twice[nth] ?? { nom: null, metres: 0 }
    expect(titlePoint(point, twice, isTaken)).toBe(titre)
    expect(findPoint(titre, twice)).toBe(point)
  })
})

const H = 3600
const lu = (value: number | null): LuPassage => ({ duree: value, heure: value })

describe('seconds from the start', () => {
  it.each([
    ['cumulated', 'cumule', null, [2 * H, null, 5 * H], [2 * H, null, 5 * H]],
    ['legs', 'troncon', null, [2 * H, 3 * H, H], [2 * H, 5 * H, 6 * H]],
    ['legs after one that is unknown', 'troncon', null, [2 * H, null, H], [2 * H, null, null]],
    ['times of day', 'horaire', 5 * H, [6 * H, 9 * H], [H, 4 * H]],
    ['over midnight', 'horaire', 22 * H, [23 * H, 2 * H, 9 * H], [H, 4 * H, 11 * H]],
    ['over two', 'horaire', 22 * H, [2 * H, 20 * H, 3 * H], [4 * H, 22 * H, 29 * H]],
    ['an hour back', 'horaire', 5 * H, [9 * H, 8 * H], [4 * H, 3 * H]],
  ] as const)('%s', (_, forme, depart, cells, seconds) => {
    expect(readPassages(cells.map(lu), forme, depart)).toEqual(seconds)
  })
})

it.each([
  ['forward', [H, null, 2 * H], 3 * H, -1],
  ['backward', [2 * H, null, H], 3 * H, 2],
  ['standing', [H, H], 3 * H, 1],
  ['after the finish', [H, 4 * H], 3 * H, 1],
  ['with the finish', [H, 3 * H], 3 * H, 1],
  ['without a finish', [H, 4 * H], null, -1],
])('passages that go %s', (_, passages, temps, rank) => {
  expect(findRecul(passages, temps)).toBe(rank)
})

describe('the form of the columns', () => {
  const points = POINTS.slice(0, 3)
  it.each([
    ['durations', 'cumule', null, [2 * H, 5 * H, 8 * H], 10 * H],
    ['legs', 'troncon', null, [2 * H, 4 * H, 2 * H], 10 * H],
    ['times of day', 'horaire', 5 * H, [7 * H, 10 * H, 13 * H], 10 * H],
    ['times of day over midnight', 'horaire', 22 * H, [23.5 * H, 3 * H, 6 * H], 10 * H],
    ['durations, the start being known', 'cumule', 5 * H, [2 * H, 5 * H, 8 * H], 10 * H],
  ] as const)('%s', (_, forme, depart, cells, temps) => {
    const line = { lus: cells.map(lu), temps }
    const wrong = { lus: [5 * H, 2 * H, 8 * H].map(lu), temps }
    expect(chooseForme([line, line, wrong], points, depart)).toBe(forme)
  })

  it('without lines they are durations', () => {
    expect(chooseForme([], points, null)).toBe('cumule')
  })
})

it('places are won and lost from point to point', () => {
  const passages = [{ rang: 12 }, { rang: 9 }, { rang: 9 }, { rang: 14 }]
  expect(countPlaces(passages).map(({ gagnees }) => gagnees)).toEqual([null, 3, 0, -5])
  expect(countPlaces([])).toEqual([])
})

describe('passages that are mended', () => {
  const before = [
    { metres: 14_000, temps: 2 * H },
    { metres: 30_000, temps: 5 * H },
  ]
  it.each([
    ['replaced', [{ metres: 14_000, temps: H }], [H, 5 * H], null],
    ['taken away', [{ metres: 14_000, temps: null }], [5 * H], null],
    ['added between', [{ metres: 20_000, temps: 3 * H }], [2 * H, 3 * H, 5 * H], null],
    ['put before another', [{ metres: 30_000, temps: H }], [2 * H, H], 30_000],
    ['put after the finish', [{ metres: 40_000, temps: 9 * H }], [2 * H, 5 * H, 9 * H], 40_000],
  ])('%s', (_, said, temps, wrong) => {
    const after = replacePassages(before, said)
    expect(after.map((passage) => passage.temps)).toEqual(temps)
    expect(findWrong(after, 8 * H)?.metres ?? null).toBe(wrong)
  })
})

it.each([
  [
    'each runner knows their part',
    [[[14, 100]], [[30, 300]]],
    [
      [14, 100],
      [30, 300],
    ],
  ],
  [
    'each line tells all of them',
    [
      [
        [14, 100],
        [30, 300],
      ],
      [
        [14, 100],
        [30, 300],
      ],
    ],
    [
      [14, 100],
      [30, 300],
    ],
  ],
  [
    'lines disagree on one',
    [
      [
        [30, 300],
        [14, 100],
      ],
      [[14, 120]],
    ],
    [[30, 300]],
  ],
])('the passages of a team, where %s', (_, lines, expected) => {
  const read = (pairs: number[][]) => pairs.map(([metres = 0, temps = 0]) => ({ metres, temps }))
  expect(mergePassages(lines.map(read))).toEqual(read(expected))
})
