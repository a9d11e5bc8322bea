import { describe, expect, it } from 'vitest'
import { applyLecons, keepSameGround, learnSections } from './lecons.ts'

const AT = [{ metres: 10_000, reel: 0.2, prevu: 0.25 }]

describe('sections of a course are learnt', () => {
  it.each([
    ['of many runners almost whole', [{ nb: 2000, points: AT }], [0.802, 1.066]],
    ['of twenty by half', [{ nb: 20, points: AT }], [0.894, 1.033]],
    ['of nineteen not at all', [{ nb: 19, points: AT }], []],
    [
      'of two groups by how many they are',
      [
        { nb: 1500, points: AT },
        { nb: 500, points: [{ metres: 10_000, reel: 0.25, prevu: 0.25 }] },
      ],
      [0.847, 1.049],
    ],
  ])('%s', (_, groupes, factors) => {
    const lecons = learnSections(groupes, 40_000)
    expect(lecons.map(({ facteur }) => Number(facteur.toFixed(3)))).toEqual(factors)
  })

  it('at the points that all groups passed', () => {
    const groupes = [
      { nb: 30, points: AT },
      { nb: 30, points: [...AT, { metres: 20_000, reel: 0.5, prevu: 0.5 }] },
    ]
    expect(learnSections(groupes, 40_000).map(({ debut, fin }) => [debut, fin])).toEqual([
      [0, 10_000],
      [10_000, 40_000],
    ])
  })

  it('no section of no time is learnt', () => {
    const points = [
      { metres: 10_000, reel: 0.3, prevu: 0.3 },
      { metres: 20_000, reel: 0.3, prevu: 0.5 },
    ]
    expect(learnSections([{ nb: 30, points }], 40_000).map(({ debut }) => debut)).toEqual([
      0, 20_000,
    ])
  })
})

describe('lessons change the way, never the finish', () => {
  const even = (metres: number) => metres / 4
  it.each([
    ['no lesson', [], [2500, 5000, 10_000]],
    ['a slow start', [{ debut: 0, fin: 10_000, facteur: 1.25 }], [2941, 5294, 10_000]],
    ['a fast middle', [{ debut: 10_000, fin: 20_000, facteur: 0.5 }], [2857, 4286, 10_000]],
  ])('%s', (_, lecons, times) => {
    const temps = applyLecons(even, 40_000, lecons)
    expect([10_000, 20_000, 40_000].map((metres) => Math.round(temps(metres)))).toEqual(times)
  })
})

describe('lessons are of the same ground', () => {
  const before = {
    distance: 40_000,
    points: [
      { metres: 10_000, nom: 'Le pont' },
      { metres: 25_000, nom: 'Le col' },
    ],
  }
  const lecons = [
    { debut: 0, fin: 10_000, facteur: 0.9 },
    { debut: 10_000, fin: 25_000, facteur: 1.1 },
    { debut: 25_000, fin: 40_000, facteur: 1.2 },
  ]
  it.each([
    ['all of it', before, [0, 10_000, 25_000]],
    [
      'a point that is measured anew',
      {
        ...before,
        points: [
          { metres: 10_200, nom: 'le PONT' },
          { metres: 25_000, nom: null },
        ],
      },
      [0, 10_200, 25_000],
    ],
    [
      'a point that moved',
      {
        ...before,
        points: [
          { metres: 12_000, nom: 'Le pont' },
          { metres: 25_000, nom: 'Le col' },
        ],
      },
      [25_000],
    ],
    [
      'points that are near, sections that are not as long',
      {
        ...before,
        points: [
          { metres: 10_400, nom: 'Le pont' },
          { metres: 24_600, nom: 'Le col' },
        ],
      },
      [24_600],
    ],
    ['another point there', { ...before, points: [{ metres: 10_000, nom: 'Le lac' }] }, []],
    ['a longer end', { ...before, distance: 43_000 }, [0, 10_000]],
  ])('%s', (_, now, starts) => {
    expect(keepSameGround(lecons, before, now).map(({ debut }) => debut)).toEqual(starts)
  })
})

describe('a simulated field of 400', () => {
  const DISTANCE = 60_000
  const PLACES = [0.1, 0.25, 0.5, 0.75].map((share) => share * DISTANCE)
  /** Share of the time after a share of the effort: the later, the slower. */
  const law = (metres: number) => (metres / DISTANCE) ** 1.2
  /** Even draws between −1 and 1, the same each time. */
  const draw = (seed: number) => 2 * ((((seed * 7919) % 104_729) + 0.5) / 104_729) - 1
  const medianOf = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

  it('that fades by a known law is found again within 3 %, where the prediction is even', () => {
    const field = Array.from({ length: 400 }, (_, rank) =>
      PLACES.map((metres, nth) => law(metres) * (1 + 0.1 * draw(13 * rank + 4001 * nth + 1))),
    )
    const groupes = Array.from({ length: 5 }, (_, nth) => {
      const group = field.filter((_, rank) => rank % 5 === nth)
      const points = PLACES.map((metres, place) => ({
        metres,
        reel: medianOf(group.map((shares) => shares[place] ?? 0)),
        prevu: metres / DISTANCE,
      }))
      return { nb: group.length, points }
    })
    const even = (metres: number) => (36_000 * metres) / DISTANCE
    const learnt = applyLecons(even, DISTANCE, learnSections(groupes, DISTANCE))
    for (const metres of PLACES) {
      expect(Math.abs(learnt(metres) / (36_000 * law(metres)) - 1), `${metres} m`).toBeLessThan(
        0.03,
      )
    }
    expect(learnt(DISTANCE)).toBeCloseTo(36_000, 6)
  })
})
