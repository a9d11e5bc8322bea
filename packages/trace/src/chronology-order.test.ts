import { describe, expect, it } from 'vitest'
import { orderByTime } from './chronology.ts'
import { makeSegment } from './simulated-track.ts'
import type { Segment } from './track.ts'

/** A place in units of 11 m to the north, and its second. */
type Point = readonly [place: number, second: number | null]
const line = (points: readonly Point[]) =>
  makeSegment(
    points.map(([place, second]) => [
      6,
      45 + place / 1e4,
      0,
      second === null ? NaN : second * 1000,
    ]),
  )
const way = (from: number, to: number, start: number, every = 10): Point[] =>
  range(from, to).map((place, index) => [place, start + index * every])
const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    to > from ? from + index : from - index,
  )
const placesOf = ({ lat }: Segment) =>
  Array.from(lat, (degrees) => Math.round((degrees - 45) * 1e5) / 10)

describe('points are put in the order of their times', () => {
  const LATER = way(0, 4, 1000)
  it.each<[string, Point[][], number[][], number]>([
    [
      'not where a clock goes back ten seconds',
      [way(0, 2, 0), way(3, 5, 10)],
      [range(0, 2), range(3, 5)],
      0,
    ],
    ['where it goes back more', [way(3, 5, 30), way(0, 2, 0)], [range(0, 5)], 0],
    [
      'before others, where half of a line has times',
      [
        LATER,
        [
          [500, 0],
          [501, null],
          [502, 20],
          [503, null],
        ],
      ],
      [range(500, 503), range(0, 4)],
      0,
    ],
    [
      'at the end, where fewer have: it lies elsewhere, and nothing says when',
      [
        LATER,
        [
          [500, 0],
          [501, null],
          [502, null],
        ],
      ],
      [range(0, 4), range(500, 502)],
      0,
    ],
    [
      'before others, where two have the same time',
      [
        LATER,
        [
          [500, 0],
          [501, 0],
        ],
      ],
      [[500, 501], range(0, 4)],
      0,
    ],
    [
      'at the end, where three have the same: it is that of writing',
      [
        LATER,
        [
          [500, 0],
          [501, 0],
          [502, 0],
        ],
      ],
      [range(0, 4), range(500, 502)],
      0,
    ],
    [
      'with the first time that is known, where the first is not',
      [
        [
          [3, null],
          [4, 1000],
          [5, 1010],
          [6, 1020],
        ],
        way(0, 2, 970),
      ],
      [range(0, 6)],
      0,
    ],
    [
      'with the time before, where one is not known',
      [
        [
          [3, 1000],
          [4, null],
          [5, 1020],
          [6, 1030],
        ],
        way(0, 2, 970),
      ],
      [range(0, 6)],
      0,
    ],
    [
      'not where the line would be twice as long: the times are wrong',
      [way(0, 9, 100), way(10, 19, 0)],
      [range(0, 9), range(10, 19)],
      0,
    ],
    [
      'where it would be a few metres longer',
      [way(0, 9, 100), way(-2, 1, 60)],
      [[...range(-2, 1), ...range(0, 9)]],
      0,
    ],
    [
      'not where the clock was set back on the way',
      [[...way(0, 20, 0), ...way(21, 40, 100)]],
      [[...range(0, 20), ...range(21, 40)]],
      0,
    ],
    [
      'where a second recording begins far from the end of the first, for what it adds',
      [[...way(0, 20, 0), ...way(30, 49, 100)]],
      [range(0, 20), range(40, 49)],
      10,
    ],
    [
      'where the second half of a way there and back was written first',
      [[...way(20, 0, 210), ...way(0, 20, 0)]],
      [[...range(0, 20), ...range(20, 0)]],
      0,
    ],
    [
      'where two recordings were never far from each other',
      [[...way(0, 20, 0), [21, 100], [22, 125], [23, 150], [23, 175], ...way(23, 30, 200)]],
      [[...range(0, 20), ...range(23, 30)]],
      4,
    ],
  ])('%s', (_, segments, places, repeated) => {
    const ordered = orderByTime(segments.map(line))
    expect(ordered.segments.map(placesOf)).toEqual(places)
    expect(ordered).toMatchObject({ repeated, planned: 0 })
  })
})

describe('a time that two recordings have', () => {
  it.each<[string, Point[][], number[][], number]>([
    [
      'is that of the longer one, though it comes later',
      [way(2, 4, 20), way(0, 9, 0)],
      [range(0, 9)],
      3,
    ],
    [
      'is kept once where one begins as the other ends',
      [way(10, 15, 100), way(0, 10, 0)],
      [range(0, 15)],
      1,
    ],
    [
      'is kept once where one ends as the other begins',
      [way(10, 20, 100), way(5, 10, 50)],
      [range(5, 20)],
      1,
    ],
    [
      'is kept twice at two places',
      [way(10.2, 15.2, 100), way(0, 10, 0)],
      [[...range(0, 10), ...range(10.2, 15.2)]],
      0,
    ],
    [
      'is that of a watch that slept for less than two intervals and a half',
      [[...way(0, 2, 0, 60), ...way(3, 6, 270, 60)], [[2.5, 200]]],
      [range(0, 6)],
      1,
    ],
    [
      'is that of another while a watch slept for longer',
      [[...way(0, 2, 0, 60), ...way(3, 6, 271, 60)], [[2.5, 200]]],
      [[0, 1, 2, 2.5, ...range(3, 6)]],
      0,
    ],
    [
      'is that of a watch that slept for a minute',
      [[...way(0, 5, 0, 1), ...way(6, 9, 65, 1)], [[5.5, 30]]],
      [range(0, 9)],
      1,
    ],
    [
      'is that of another while a watch slept for more than a minute',
      [[...way(0, 5, 0, 1), ...way(6, 9, 66, 1)], [[5.5, 30]]],
      [range(0, 5), [5.5], range(6, 9)],
      0,
    ],
  ])('%s', (_, segments, places, repeated) => {
    const ordered = orderByTime(segments.map(line))
    expect(ordered.segments.map(placesOf)).toEqual(places)
    expect(ordered.repeated).toBe(repeated)
  })
})

describe('recordings are joined', () => {
  it.each<[string, Point[][], number[][]]>([
    ['after two intervals and a half', [way(5, 9, 65), way(0, 4, 0)], [range(0, 9)]],
    ['not after more', [way(5, 9, 66), way(0, 4, 0)], [range(0, 4), range(5, 9)]],
    [
      'after any pause, where it is one recording',
      [[...way(5, 9, 1000), ...way(0, 4, 0)]],
      [range(0, 9)],
    ],
    [
      'at forty metres a second',
      [[...way(71, 75, 60), ...way(0, 4, 0)]],
      [[...range(0, 4), ...range(71, 75)]],
    ],
    ['not faster', [[...way(77, 81, 60), ...way(0, 4, 0)]], [range(0, 4), range(77, 81)]],
    [
      'a step of forty metres away at one moment',
      [way(7.5, 12.5, 40), way(0, 4, 0)],
      [[...range(0, 4), ...range(7.5, 12.5)]],
    ],
    [
      'not from farther at one moment',
      [way(7.7, 12.7, 40), way(0, 4, 0)],
      [range(0, 4), range(7.7, 12.7)],
    ],
  ])('%s', (_, segments, places) => {
    expect(orderByTime(segments.map(line)).segments.map(placesOf)).toEqual(places)
  })
})

it('points that are shuffled are sorted one by one, each time once', () => {
  const pairs = range(0, 1200).flatMap((pair): Point[] => [
    [2 * pair + 1, 40 * pair + 20],
    [2 * pair, 40 * pair],
  ])
  const ordered = orderByTime([line([...pairs, [0, 0]])])
  expect(ordered.segments.map(placesOf)).toEqual([range(0, 2401)])
  expect(ordered.repeated).toBe(1)
})

it('a few pieces that are turned round keep points of one time', () => {
  const ordered = orderByTime([
    line([
      [2, 20],
      [1.5, 20],
      [1, 10],
      [0, 0],
    ]),
  ])
  expect(ordered.segments.map(placesOf)).toEqual([[0, 1, 1.5, 2]])
})
