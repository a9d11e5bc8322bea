import { describe, expect, it } from 'vitest'
import {
  cleanElevations,
  computeMeans,
  computeMedians,
  hasElevation,
  sampleAltitudes,
} from './altitudes.ts'

const { NaN: unknown } = Number
const column = (...values: number[]) => Float64Array.from(values)

describe('hasElevation', () => {
  it.each([
    ['nothing known', [[unknown, unknown]], false],
    ['zeros only, from a program without altitudes', [[0, 0, 0], [0]], false],
    ['zeros and unknown', [[0, unknown]], false],
    ['sensor errors only', [[-12_000, 40_000]], false],
    ['one real altitude', [[0, 0, 0.4]], true],
    ['a segment without, and one with altitudes', [[0, 0], [812]], true],
    ['below the sea', [[-3, -2]], true],
  ])('%s: %s', (_label, segments, expected) => {
    expect(hasElevation(segments.map((ele) => ({ ele: column(...ele) })))).toBe(expected)
  })
})

describe('cleanElevations', () => {
  it.each([
    ['real altitudes', [800, 801, 803], [800, 801, 803]],
    ['higher than any summit', [800, 9500, 803], [800, unknown, 803]],
    ['lower than any shore', [-600, 10, -20], [unknown, 10, -20]],
    ['a fix that comes late', [0, 0, 812, 813], [unknown, unknown, 812, 813]],
    ['a fix that is lost', [812, 0, 0], [812, unknown, unknown]],
    ['a hole', [812, 0, unknown, 0, 815], [812, unknown, unknown, unknown, 815]],
    ['a beach', [12, 0, 0, 8], [12, 0, 0, 8]],
    ['the sea, and a polder', [3, 0, -4], [3, 0, -4]],
  ])('%s', (_label, ele, expected) => {
    const distances = column(...ele.map((_, index) => index * 20))
    expect([...cleanElevations(column(...ele), distances)]).toEqual(expected)
  })

  it('a point on the shore, far from a hill, stays', () => {
    expect([...cleanElevations(column(0, 300), column(0, 2000))]).toEqual([0, 300])
  })
})

describe('sampleAltitudes', () => {
  it.each([
    ['between two points', [100, 140], [0, 40], 10, [100, 110, 120, 130, 140]],
    ['with a step that fits', [100, 112], [0, 36], 9, [100, 103, 106, 109, 112]],
    [
      'over a point that does not know',
      [100, unknown, 140],
      [0, 3, 40],
      10,
      [100, 110, 120, 130, 140],
    ],
    [
      'held before the first and after the last',
      [unknown, 7, unknown],
      [0, 20, 40],
      10,
      [7, 7, 7, 7, 7],
    ],
    ['from a start that is not 0', [5, 7], [500, 520], 10, [5, 6, 7]],
    ['over a summit', [100, 110, 90], [0, 20, 40], 10, [100, 105, 110, 100, 90]],
    ['standing still', [5, 9, 4], [60, 60, 60], 10, [5]],
    ['shorter than a step', [5, 6], [0, 2], 2, [5, 6]],
  ])('%s', (_label, ele, distances, step, expected) => {
    const samples = sampleAltitudes(column(...ele), column(...distances))
    expect(samples?.step).toBeCloseTo(step, 9)
    expect([...(samples?.altitudes ?? [])].map((value) => Math.round(value * 1e6) / 1e6)).toEqual(
      expected,
    )
  })

  it('keeps unknown altitudes unknown', () => {
    expect(sampleAltitudes(column(unknown, unknown), column(0, 10))).toBeNull()
    expect(sampleAltitudes(column(), column())).toBeNull()
  })

  it('stays small for a track that jumps around the world', () => {
    const distances = column(0, 4e10)
    expect(sampleAltitudes(column(1, 2), distances)?.altitudes.length).toBeLessThan(1e6)
  })
})

it.each([
  ['a spike of two samples', [5, 5, 90, 90, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5]],
  ['a slope', [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
  ['next to the ends', [1, 9, 2, 3, 0, 4], [1, 2, 2, 3, 3, 4]],
  ['too few to tell', [1, 9], [1, 9]],
])('the moving median is computed for %s', (_label, values, expected) => {
  expect([...computeMedians(column(...values))]).toEqual(expected)
})

it('the moving mean keeps a straight slope unchanged up to its ends', () => {
  const slope = Float64Array.from({ length: 60 }, (_, index) => 3 * index)
  const means = computeMeans({ step: 10, altitudes: slope }, 100)
  for (const [index, mean] of means.entries()) expect(mean).toBeCloseTo(3 * index, 9)
})

it('the moving mean counts the outermost samples by their share of the radius', () => {
  const altitudes = column(0, 4, 10, 20, 40)
  const [, , middle] = computeMeans({ step: 10, altitudes }, 15)
  expect(middle).toBeCloseTo((4 + 10 + 20 + (0 + 40) / 2) / 4, 9)
})

it('the moving mean has a radius of 100 m, whatever the step', () => {
  for (const step of [5, 10, 20]) {
    const altitudes = new Float64Array(101)
    altitudes[50] = 1
    const means = computeMeans({ step, altitudes }, 100)
    const reached = means.filter((mean) => mean > 1e-12).length
    expect(reached).toBe(200 / step + 1)
  }
})
