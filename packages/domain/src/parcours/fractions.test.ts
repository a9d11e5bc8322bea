import { describe, expect, it } from 'vitest'
import type { Tour } from '../entrainement/deroule.ts'
import { findFractionsDeLAllure, findFractionsDesTours, PAS_ALLURE } from './fractions.ts'

type Lap = { duree: number; distance: number; fin: Tour['fin'] }
const lap = (duree: number, distance: number, fin: Tour['fin'] = 'touche'): Lap => ({
  duree,
  distance,
  fin,
})
const repeat = <T>(count: number, ...items: T[]): T[] =>
  Array.from({ length: count }, () => items).flat()

describe('repetitions by the laps of the watch', () => {
  it.each([
    [
      'a warm-up, six thirties and a cool-down',
      [lap(1200, 3600), ...repeat(6, lap(30, 150), lap(30, 80)), lap(600, 1700)],
      6,
    ],
    ['three thousands with a minute standing', repeat(3, lap(240, 1000), lap(60, 0)), 3],
    [
      'a pyramid',
      [
        lap(900, 2500),
        lap(60, 300),
        lap(60, 120),
        lap(120, 600),
        lap(60, 120),
        lap(60, 300),
        lap(600, 1600),
      ],
      3,
    ],
    ['two repetitions', [lap(900, 2500), ...repeat(2, lap(60, 300), lap(60, 120))], 0],
    ['an even run with pressed laps', repeat(6, lap(300, 1000), lap(310, 1000)), 0],
    [
      'automatic kilometres over hills',
      repeat(4, lap(240, 1000, 'distance'), lap(330, 1000, 'distance')),
      0,
    ],
    ['a button pressed twice', repeat(4, lap(2, 15), lap(300, 900)), 0],
    ['no lap', [], 0],
  ])('%s', (_, laps, count) => {
    expect(findFractionsDesTours(laps)).toHaveLength(count)
  })

  it('has the recovery after each but the last', () => {
    const found = findFractionsDesTours([lap(900, 2500), ...repeat(3, lap(60, 300), lap(45, 100))])
    expect(found.map(({ debut }) => debut)).toEqual([1, 3, 5])
    expect(found.map(({ recuperation }) => recuperation)).toEqual([
      { duree: 45, distance: 100 },
      { duree: 45, distance: 100 },
      null,
    ])
  })
})

/** Speeds of pieces: seconds, metres a second. */
type Pace = readonly [seconds: number, speed: number]

function run(pieces: readonly Pace[]) {
  const vitesses = pieces.flatMap(([seconds, speed]) => repeat(seconds / PAS_ALLURE, speed))
  const distances = [0]
  for (const vitesse of vitesses) distances.push((distances.at(-1) ?? 0) + vitesse * PAS_ALLURE)
  return findFractionsDeLAllure(vitesses, distances)
}

describe('repetitions by the pace', () => {
  it('finds six times a minute between a warm-up and a cool-down', () => {
    const found = run([[900, 2.8], ...repeat<Pace>(6, [60, 4.6], [60, 2.3]), [600, 2.6]])
    expect(found).toHaveLength(6)
    for (const { duree } of found) expect(Math.abs(duree - 60)).toBeLessThanOrEqual(10)
    expect(found.at(-1)?.recuperation).toBeNull()
  })

  const NONE: readonly (readonly [name: string, pieces: readonly Pace[]])[] = [
    ['an even run', [[3600, 3]]],
    [
      'a run with a fast end',
      [
        [3000, 2.8],
        [600, 4.2],
      ],
    ],
    ['three repetitions only', [[900, 2.8], ...repeat<Pace>(3, [60, 4.6], [60, 2.3])]],
    [
      'walks of any length in a run',
      [
        [300, 3],
        [60, 1.2],
        [1200, 3],
        [40, 1.2],
        [500, 3],
        [90, 1.2],
        [2200, 3],
        [60, 1.2],
        [700, 3],
      ],
    ],
    ['nothing', []],
  ]
  it.each(NONE)('finds none in %s', (_, pieces) => {
    expect(run(pieces)).toEqual([])
  })
})
