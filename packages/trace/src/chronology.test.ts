import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderByTime } from './chronology.ts'
import { measureDistance } from './distance.ts'
import { HEAD } from './gpx/made-gpx.ts'
import { readTrack } from './read-track.ts'
import { makeSegment, simulateSegment } from './simulated-track.ts'
import { countPoints, type Segment } from './track.ts'

const RUN = simulateSegment({
  length: 5000,
  speed: 3,
  way: (metres) => [2000 * Math.sin(metres / 2000), 2000 * (1 - Math.cos(metres / 2000))],
})
const KM = measureDistance({ segments: [RUN] })

const cut = ({ lon, lat, ele, time }: Segment, from: number, to: number): Segment => ({
  lon: lon.slice(from, to),
  lat: lat.slice(from, to),
  ele: ele.slice(from, to),
  time: time.slice(from, to),
})
const turn = ({ lon, lat, ele, time }: Segment): Segment => ({
  lon: lon.toReversed(),
  lat: lat.toReversed(),
  ele: ele.toReversed(),
  time: time.toReversed(),
})
const join = (parts: readonly Segment[]): Segment => {
  const column = (name: keyof Segment) =>
    Float64Array.from(parts.flatMap((part) => [...part[name]]))
  return { lon: column('lon'), lat: column('lat'), ele: column('ele'), time: column('time') }
}
const shift = (segment: Segment, ms: number): Segment => ({
  ...segment,
  time: segment.time.map((time) => time + ms),
})
const withoutHours = (segment: Segment): Segment => ({
  ...segment,
  time: segment.time.map(() => Number.NaN),
})
const halves = [cut(RUN, 0, 250), cut(RUN, 250, 501)] as const
const [first, second] = halves

const expectRun = (segments: readonly Segment[]) => {
  const ordered = orderByTime(segments)
  expect(Math.abs(measureDistance(ordered) - KM) / KM).toBeLessThan(0.01)
  const times = ordered.segments.flatMap(({ time }) => [...time])
  expect(times.filter((time, index) => time < (times[index - 1] ?? 0))).toEqual([])
  return ordered
}

describe('an outing stays as long as it was run', () => {
  it.each<[string, Segment[]]>([
    ['its halves are swapped in one segment', [join([second, first])]],
    ['its halves are swapped as segments', [second, first]],
    ['all is reversed', [turn(RUN)]],
    [
      'a piece of it is reversed after a single point from before',
      [
        join(
          [
            [20, 21],
            [29, 35],
            [35, 501],
            [21, 29],
            [0, 20],
          ].map(([from = 0, to = 0]) => {
            const piece = cut(RUN, from, to)
            return from === 29 ? turn(piece) : piece
          }),
        ),
      ],
    ],
    ['its segments are reversed, each by itself', [turn(first), turn(second)]],
    ['its segments go from last to first and backwards', [turn(second), turn(first)]],
    ['the track is there twice', [RUN, RUN]],
    ['the track is there twice in one segment', [join([RUN, RUN])]],
    ['the track is there twice, once in another time zone', [RUN, shift(RUN, 7_200_000)]],
    ['segments repeat those before', [first, cut(RUN, 0, 400), RUN]],
    ['segments begin before the last one ended', [cut(RUN, 0, 300), cut(RUN, 200, 501)]],
    ['a planned line stands beside it', [RUN, withoutHours(RUN)]],
    ['a planned line stands before it, turned round', [withoutHours(turn(RUN)), RUN]],
    [
      'a planned line has one hour for all its points',
      [RUN, { ...RUN, time: RUN.time.map(() => 1) }],
    ],
    ['two watches recorded it', [RUN, shift({ ...RUN, lat: RUN.lat.map((d) => d + 1e-5) }, 400)]],
  ])('when %s', (_, segments) => {
    expectRun(segments)
  })

  it('whatever the order of its segments, and whichever of them are reversed or there twice', () => {
    const pieces = fc
      .array(fc.integer({ min: 20, max: 480 }), { minLength: 1, maxLength: 6 })
      .map((at) => [0, ...new Set(at.toSorted((a, b) => a - b)), 501])
      .chain((bounds) =>
        fc.tuple(
          fc.shuffledSubarray([...bounds.keys()].slice(1), { minLength: bounds.length - 1 }),
          fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 8, maxLength: 8 }),
          fc.boolean(),
          fc.constant(bounds),
        ),
      )
    fc.assert(
      fc.property(pieces, ([order, flags, isOne, bounds]) => {
        const segments = order.flatMap((rank) => {
          const piece = cut(RUN, bounds[rank - 1] ?? 0, bounds[rank] ?? 0)
          const [isTurned, isTwice] = flags[rank] ?? []
          const shown = isTurned ? turn(piece) : piece
          return isTwice ? [shown, piece] : [shown]
        })
        expectRun(isOne ? [join(segments)] : segments)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what is real stays', () => {
  it('when the clock of the watch was set back on the way', () => {
    const back = join([first, shift(second, -600_000)])
    expect(measureDistance(orderByTime([back]))).toBeCloseTo(KM, 3)
  })

  it('when there was a long pause, or a way by car, between two segments', () => {
    const later = { ...shift(second, 3_600_000), lon: second.lon.map((lon) => lon + 0.3) }
    expect(orderByTime([first, later])).toEqual({
      segments: [first, later],
      planned: 0,
      repeated: 0,
    })
  })

  it('when a line without hours lies elsewhere: nothing says that it was not run', () => {
    const elsewhere = withoutHours({ ...RUN, lon: RUN.lon.map((lon) => lon + 1) })
    expect(orderByTime([RUN, elsewhere]).segments).toHaveLength(2)
  })

  it('when nothing has hours: it is a drawing', () => {
    const drawn = withoutHours(RUN)
    expect(orderByTime([drawn, drawn])).toEqual({
      segments: [drawn, drawn],
      planned: 0,
      repeated: 0,
    })
  })

  it('when a clock steps back by seconds, as receivers do', () => {
    const jitter = makeSegment([0, 1, 2, 1.5, 3].map((at) => [6, 45 + at / 1e4, 0, at * 1000]))
    expect(orderByTime([jitter]).segments).toEqual([jitter])
  })
})

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
/** From place to place, one after the other. */
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

it('points removed from an activity are counted', () => {
  const point = (lat: number, minute: number) =>
    `<trkpt lat="${lat}" lon="6"><time>2026-06-07T07:0${minute}:00Z</time></trkpt>`
  const line = [0, 1, 2, 3, 4].map((at) => point(45 + at / 500, at)).join('')
  const planned = line.replaceAll(/<time>.*?<\/time>/g, '')
  const trk = (points: string) => `<trk><trkseg>${points}</trkseg></trk>`
  const text = `${HEAD}${trk(line)}${trk(line)}${trk(planned)}</gpx>`
  const read = readTrack(new TextEncoder().encode(text))
  expect(countPoints(read)).toBe(5)
  expect(read.source.cleaned).toEqual({ planned: 5, repeated: 5, jumps: 0, spikes: 0 })
})
