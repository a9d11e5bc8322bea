import { describe, expect, it } from 'vitest'
import { findClimbs } from './climbs.ts'
import type { Relief } from './elevation.ts'
import { makeTrack, simulateSegment } from './simulated-track.ts'
import { type Survey, surveyTrack } from './survey.ts'

const through =
  (...corners: readonly (readonly [number, number])[]) =>
  (distance: number) => {
    const after = corners.findIndex(([place]) => place > distance)
    const [to, high] = corners.at(after) ?? [0, 0]
    const [from, low] = corners[after - 1] ?? [to, high]
    return after < 1 ? high : low + ((high - low) * (distance - from)) / (to - from)
  }
const climbsOf = (length: number, altitude: (distance: number) => number, count?: number) =>
  findClimbs(surveyTrack(makeTrack(simulateSegment({ length, altitude }))), count)

it.each([
  ['flat', 5000, through([0, 100], [5000, 100]), []],
  ['a long false flat', 20_000, through([0, 100], [20_000, 400]), []],
  ['a bump of 15 m', 2000, through([0, 100], [300, 115], [600, 100], [2000, 100]), []],
  ['down only', 3000, through([0, 900], [3000, 300]), []],
  [
    'one climb after a flat approach',
    6000,
    through([0, 100], [3000, 110], [5000, 310], [6000, 310]),
    [[3, 5, 200]],
  ],
  [
    'a dip of 10 m is part of the climb',
    4000,
    through([0, 100], [1800, 280], [2000, 270], [4000, 470]),
    [[0, 4, 370]],
  ],
  [
    'a descent of 60 m ends it',
    5000,
    through([0, 100], [2000, 300], [2600, 240], [5000, 480]),
    [
      [2.6, 5, 240],
      [0, 2, 200],
    ],
  ],
])('%s', (_label, length, altitude, expected) => {
  // The mean over ±100 m rounds each corner.
  const near = (metres: number, within: number) => expect.closeTo(metres / within / 2, 0)
  const climbs = climbsOf(length, altitude)
  expect(climbs.map(({ debut, fin, denivele }) => [debut / 300, fin / 300, denivele / 30])).toEqual(
    expected.map(([debut = 0, fin = 0, denivele = 0]) => [
      near(debut * 1000, 150),
      near(fin * 1000, 150),
      near(denivele, 15),
    ]),
  )
})

it('the three longest climbs are listed with their slopes, longest first', () => {
  const altitude = through(
    [0, 0],
    [1000, 100],
    [2000, 0],
    [4000, 200],
    [6000, 0],
    [9000, 300],
    [10_000, 0],
    [10_500, 60],
    [11_000, 0],
  )
  const climbs = climbsOf(11_000, altitude)
  expect(climbs.map(({ longueur }) => Math.round(longueur / 1000))).toEqual([3, 2, 1])
  for (const climb of climbs) {
    expect(climb.pente_moyenne).toBeCloseTo(0.1, 1)
    expect(climb.pente_max).toBeGreaterThanOrEqual(climb.pente_moyenne)
    expect(climb.altitude_fin - climb.altitude_debut).toBeCloseTo(climb.denivele, 9)
    expect(climb.fin - climb.debut).toBeCloseTo(climb.longueur, 6)
  }
  expect(climbsOf(11_000, altitude, 10)).toHaveLength(4)
})

it('a climb never crosses a gap between segments', () => {
  const low = simulateSegment({ length: 1000, altitude: () => 1000 })
  const high = simulateSegment({ length: 1000, altitude: () => 1900, start: [6, 46] })
  expect(findClimbs(surveyTrack(makeTrack(low, high)))).toEqual([])
})

describe('of altitudes every 50 m, a climb', () => {
  const surveyOf = (altitudes: readonly number[]): Survey => {
    const survey = surveyTrack(makeTrack(simulateSegment({ length: 1000, altitude: () => 100 })))
    const relief = { altitudes: Float64Array.from(altitudes), step: 50 }
    return {
      ...survey,
      parts: survey.parts.map((part) => ({
        ...part,
        debut: 7000,
        relief: { ...part.relief, ...relief } as Relief,
      })),
    }
  }
  const rise = (count: number, by: number, from = 100) =>
    Array.from({ length: count + 1 }, (_, index) => from + index * by)

  it.each<[string, number[], number]>([
    ['gains at least 20 m', rise(5, 4), 1],
    ['does not gain less', rise(5, 3.9), 0],
    ['takes at least 200 m', rise(4, 8), 1],
    ['does not take less', rise(3, 12), 0],
    ['has a slope of at least three hundredths', rise(20, 1.5), 1],
    ['has no lesser slope', rise(20, 1.4), 0],
    ['is none downwards', rise(20, -5), 0],
    ['goes on after a descent of less than 20 m', [...rise(10, 6), ...rise(10, 6, 141)], 1],
    ['ends at a descent of more', [...rise(10, 6), ...rise(10, 6, 139)], 2],
  ])('%s', (_, altitudes, count) => {
    expect(findClimbs(surveyOf(altitudes))).toHaveLength(count)
  })

  it('is described from the end of the flat to the top', () => {
    const [climb] = findClimbs(
      surveyOf([100, 100, 100, ...rise(4, 5), ...rise(2, 15, 135), 165, 165]),
    )
    expect(climb).toMatchObject({
      debut: 7150,
      fin: 7500,
      longueur: 350,
      denivele: 65,
      altitude_debut: 100,
      altitude_fin: 165,
      pente_max: 0.3,
    })
    expect(climb?.pente_moyenne).toBeCloseTo(65 / 350, 9)
  })
})
