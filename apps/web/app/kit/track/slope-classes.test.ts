import { expect, it } from 'vitest'
import { classifySlope, cutSlopes } from './slope-classes.ts'

it.each([
  [-0.4, 'chute'],
  [-0.15, 'descente'],
  [-0.08, 'pente'],
  [-0.03, 'plat'],
  [0, 'plat'],
  [0.03, 'faux-plat'],
  [0.08, 'cote'],
  [0.2, 'raide'],
  [0.25, 'mur'],
])('a slope of %s is in the class %s', (slope, expected) =>
  expect(classifySlope(slope)).toBe(expected),
)

it('a profile is split where its colour changes, each part starting at the end of the one before', () => {
  expect(cutSlopes([0, 0.01, 0.1, 0.11, null, 0.1])).toEqual([
    { from: 0, to: 1, slope: 'plat' },
    { from: 1, to: 3, slope: 'cote' },
    { from: 3, to: 4, slope: null },
    { from: 4, to: 5, slope: 'cote' },
  ])
  expect(cutSlopes([])).toEqual([])
})
