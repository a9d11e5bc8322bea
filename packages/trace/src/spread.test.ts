import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalShare, Z80 } from './normal.ts'
import { simulateTrack } from './simulated-track.ts'
import {
  blendDeviation,
  correctMedian,
  deviationAt,
  findDeviation,
  findMontagne,
  findWeighedDeviation,
  getSource,
} from './spread.ts'
import { surveyTrack } from './survey.ts'

const MEDIANS = [
  [0.1, 0.91],
  [0.25, 0.97],
  [0.5, 1],
  [0.9, 1.08],
  [99, 1.17],
] as const
const DEVIATIONS = [
  [12, 0.17],
  [36, 0.2],
  [48, 0.215],
  [99, 0.23],
] as const
const classOf = (classes: readonly (readonly [number, number])[], x: number): number =>
  classes.find(([limit]) => x < limit)?.[1] ?? Number.NaN

describe('the median', () => {
  it.each([
    [0, 0.91],
    [0.05, 0.91],
    [0.175, 0.97],
    [0.375, 1],
    [0.7, 1.08],
    [1.1, 1.17],
    [3, 1.17],
  ])('in the mountains at a gap of %s is %s times Riegel’s', (ecart, factor) => {
    expect(correctMedian(ecart, 1)).toBeCloseTo(factor, 9)
    expect(correctMedian(ecart, 0)).toBe(1)
    expect(correctMedian(ecart, 0.5)).toBeCloseTo(Math.sqrt(factor), 9)
  })
})

describe('the deviation', () => {
  it.each([
    ['the mountains, under 12 h', 10, 0.375, 1, 0.17, 0.01],
    ['a day of them', 24, 0.5, 1, 0.2, 0.005],
    ['two days', 49, 0.5, 1, 0.23, 0.005],
    ['a known result near', 24, 0.2, 1, 0.18, 0.01],
    ['one that is far', 24, 1.2, 1, 0.22, 0.005],
    ['a road, from near', 1, 0.1, 0, 0.08, 1e-9],
    ['a road, from far', 4, 1.4, 0, 0.1, 1e-9],
  ])('of %s is what was measured or assumed', (_, heures, ecart, montagne, expected, within) => {
    const deviation = findDeviation({ heures, ecart, montagne })
    expect(Math.abs(deviation - expected)).toBeLessThanOrEqual(within)
  })

  const hours = fc.double({ min: 0.1, max: 80, noNaN: true })
  const gap = fc.double({ min: 0, max: 4, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  it('grows with the hours, the gap and the mountains, and never jumps', () => {
    fc.assert(
      fc.property(hours, gap, share, hours, gap, share, (h, g, m, otherH, otherG, otherM) => {
        const less = {
          heures: Math.min(h, otherH),
          ecart: Math.min(g, otherG),
          montagne: Math.min(m, otherM),
        }
        const more = {
          heures: Math.max(h, otherH),
          ecart: Math.max(g, otherG),
          montagne: Math.max(m, otherM),
        }
        const grown = findDeviation(more) - findDeviation(less)
        expect(grown).toBeGreaterThanOrEqual(-1e-12)
        const steps =
          0.005 * (more.heures - less.heures) +
          0.1 * (more.ecart - less.ecart) +
          0.2 * (more.montagne - less.montagne)
        expect(grown).toBeLessThanOrEqual(steps + 1e-12)
      }),
    )
  })

  it('lets a later median be no earlier in any part of its interval', () => {
    fc.assert(
      fc.property(hours, hours, gap, (a, b, ecart) => {
        const read = (heures: number, side: number) =>
          heures * Math.exp(side * Z80 * findDeviation({ heures, ecart, montagne: 1 }))
        const [early, late] = a < b ? [a, b] : [b, a]
        for (const side of [-1, 1]) {
          expect(read(late, side)).toBeGreaterThanOrEqual(read(early, side) * (1 - 1e-12))
        }
      }),
    )
  })
})

describe('the deviation around all results', () => {
  it.each([
    ['near ones, in the mountains', 0.2, 1, 0.1444],
    ['ones that are far', 1.2, 1, 0.1672],
    ['near ones, on a road', 0.1, 0, 0.08],
  ])('of %s is what was measured or assumed', (_, ecart, montagne, expected) => {
    expect(findWeighedDeviation({ heures: 30, ecart, montagne })).toBeCloseTo(expected, 4)
  })
})

describe('on the way', () => {
  it.each([
    [1, 0.2],
    [0.5, 0.2002],
    [0, 0.182],
    [-1, 0.182],
    [2, 0.2],
  ])('with %s of it behind', (part, expected) => {
    expect(deviationAt(0.2, part)).toBeCloseTo(expected, 4)
  })
})

describe('own results', () => {
  it.each([
    ['too few of them', null, 3, 0.2],
    ['eight that agree', 0, 8, 0.1777],
    ['eight that vary as others do', 0.2, 8, 0.2],
    ['four that vary more', 0.4, 4, 0.2326],
  ])('%s', (_, dispersion, nombre, expected) => {
    expect(blendDeviation(0.2, { dispersion, nombre })).toBeCloseTo(expected, 4)
  })
})

describe('the similarity of a route to mountain races', () => {
  const rolling = (climb: number) =>
    surveyTrack(
      simulateTrack({
        length: 20_000,
        spacing: 50,
        altitude: (distance) => 500 + (climb / 2) * (1 - Math.cos((2 * Math.PI * distance) / 4000)),
      }),
    )

  it.each([
    ['a flat road', 0, 0, 0],
    ['a flat path', 0, 0.125, 0.5],
    ['a road over hills', 100, 0, 0.5],
    ['a mountain', 200, 0.125, 1],
    ['a mountain road', 200, 0, 1],
  ])('%s', (_, climb, perte, expected) => {
    expect(findMontagne(rolling(climb), perte)).toBeCloseTo(expected, 1)
  })

  it.each([
    [1, 20, 'mesure'],
    [1, 3, 'voisine'],
    [1, 90, 'voisine'],
    [0.6, 20, 'voisine'],
    [0.2, 20, 'hypothese'],
  ] as const)('%s of a mountain and %s h: %s', (montagne, heures, source) => {
    expect(getSource({ montagne, heures, ecart: 0.3 })).toBe(source)
  })
})

/** Uniform deterministic numbers (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Simulated runners with the measured distributions, as the real data is not included: Riegel
 * times, decreasing extrapolation, medians and deviations by class.
 */
describe('runners drawn from what was measured', () => {
  it.each([
    ['46 km', 6, 12, 0.35],
    ['70 km', 11, 24, 0.45],
    ['101 km', 16, 32, 0.45],
    ['175 km', 26, 55, 0.6],
    ['101 km, who know it well', 16, 32, 0.15],
  ])('of %s finish in their interval six times of ten', (_, least, most, gaps) => {
    const draw = drawFrom(46)
    const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
    const scores = Array.from({ length: 20_000 }, () => {
      const riegel = least + (most - least) * draw()
      const ecart = -gaps * Math.log(1 - draw())
      const real =
        riegel * classOf(MEDIANS, ecart) * Math.exp(classOf(DEVIATIONS, riegel) * normal())
      const heures = riegel * correctMedian(ecart, 1)
      return Math.log(real / heures) / findDeviation({ heures, ecart, montagne: 1 })
    })
    const inside = scores.filter((score) => Math.abs(score) <= Z80).length / scores.length
    expect(inside).toBeGreaterThan(0.55)
    expect(inside).toBeLessThan(0.65)
    const before = scores.filter((score) => score <= 0).length / scores.length
    // 3 % of the time is 0.15 deviations.
    expect(before).toBeGreaterThan(normalShare(-0.15))
    expect(before).toBeLessThan(normalShare(0.15))
  })
})
