import { describe, expect, it } from 'vitest'
import { compareLines, dropCopies } from './likeness.ts'

/** Squares are compared: a thousandth of a degree, 111 m. */
type Spot = readonly [east: number, north: number]
const lineOf = (spots: readonly Spot[]) => ({
  lon: Float64Array.from(spots, ([east]) => 6 + east / 1000),
  lat: Float64Array.from(spots, ([, north]) => 45 + north / 1000),
})
const straight = (count: number, [east, north]: Spot, [toEast, toNorth]: Spot): Spot[] =>
  Array.from({ length: count }, (_, index) => [
    east + ((toEast - east) * index) / (count - 1),
    north + ((toNorth - north) * index) / (count - 1),
  ])

describe('beside a run of twenty squares to the north', () => {
  const isAlong = compareLines([lineOf(straight(81, [0, 0], [0, 20]))])
  it.each<[string, Spot[], boolean]>([
    ['the same way with three points is planned', straight(3, [0, 0], [0, 20]), true],
    ['two points are no line', straight(2, [0, 0], [0, 20]), false],
    ['the way back is planned', straight(9, [0, 20], [0, 0]), true],
    ['the next squares are planned', straight(9, [1.4, 0], [1.4, 20]), true],
    ['squares farther are another way', straight(9, [3.5, 0], [3.5, 20]), false],
    ['squares farther to the west are another way', straight(9, [-3.5, 0], [-3.5, 20]), false],
    ['half of the way with four points is planned', straight(4, [0, 0], [0, 11]), true],
    ['a third of it with four points is chance', straight(4, [0, 0], [0, 5]), false],
    ['a third of it with five points is planned', straight(5, [0, 0], [0, 5]), true],
    [
      'a third of it that goes on elsewhere is another way',
      [...straight(5, [0, 0], [0, 5]), ...straight(5, [0, 5], [10, 5])],
      false,
    ],
    [
      'a third of it that leaves for a few squares is planned',
      [...straight(5, [0, 0], [0, 5]), ...straight(5, [0, 5], [3, 5])],
      true,
    ],
    [
      'the way and much more is planned',
      [...straight(9, [0, 0], [0, 20]), ...straight(9, [0, 20], [90, 20])],
      true,
    ],
    [
      'steps of fifty squares are planned',
      [
        [0, 0],
        [0, 74],
        [0, 0],
      ],
      true,
    ],
    [
      'longer steps say nothing of the way',
      [
        [0, 0],
        [0, 76],
        [0, 0],
      ],
      false,
    ],
    ['a line that crosses it is another way', straight(9, [-10, 10], [10, 10]), false],
  ])('%s', (_, spots, isPlanned) => {
    expect(isAlong(lineOf(spots))).toBe(isPlanned)
  })
})

it.each<[string, Spot[], Spot[], boolean]>([
  ['aslant', straight(3, [0, 0], [30, 20]), straight(40, [0, 0], [30, 20]), true],
  ['aslant, mirrored', straight(3, [0, 0], [30, 20]), straight(40, [0, 0], [-30, 20]), false],
  ['aslant the other way', straight(3, [30, 0], [0, 20]), straight(40, [30, 0], [0, 20]), true],
])('a run with few points is followed between them: %s', (_, run, spots, isPlanned) => {
  expect(compareLines([lineOf(run)])(lineOf(spots))).toBe(isPlanned)
  expect(compareLines([lineOf(spots)])(lineOf(run))).toBe(isPlanned)
})

describe('a line that is there twice', () => {
  const five = straight(5, [0, 0], [3, 7])
  const moved = five.map(([east, north], index): Spot => [east, index === 2 ? north + 1 : north])
  it.each<[string, Spot[], Spot[], number]>([
    ['is kept once', five, five, 1],
    ['is kept once, though turned round', five, five.toReversed(), 1],
    ['of four points may be another', five.slice(1), five.slice(1), 2],
    ['with another point is another', five, moved, 2],
    ['with east for north is another', five, five.map(([east, north]): Spot => [north, east]), 2],
  ])('%s', (_, first, second, count) => {
    expect(dropCopies([lineOf(first), lineOf(second)])).toHaveLength(count)
  })
})
