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
const round = (degrees: number) => Number(degrees.toFixed(6))
const halves = [cut(RUN, 0, 250), cut(RUN, 250, 501)] as const
const [first, second] = halves

const aside = (segment: Segment): Segment => ({
  ...segment,
  lat: segment.lat.map((degrees) => degrees + 5e-5),
})
const interleave = (a: Segment, b: Segment): Segment =>
  join(Array.from(a.time, (_, index) => [a, b].map((part) => cut(part, index, index + 1))).flat())

const expectRun = (segments: readonly Segment[]) => {
  const ordered = orderByTime(segments)
  expect(Math.abs(measureDistance(ordered) - KM) / KM).toBeLessThan(0.01)
  const times = ordered.segments.flatMap(({ time }) => [...time])
  expect(times.filter((time, index) => time < (times[index - 1] ?? 0))).toEqual([])
  return ordered
}

it('no point is dropped where the clock stood still on the way', () => {
  const time = RUN.time.map((hour, index) =>
    index > 100 && index < 200 ? (RUN.time[100] ?? 0) : hour,
  )
  expect(orderByTime([{ ...RUN, time }]).segments).toEqual([{ ...RUN, time }])
})

it('no point is dropped where a clock of whole seconds repeats them along the way', () => {
  const time = RUN.time.map((_, index) => 1000 * Math.floor(index / 2))
  expect(orderByTime([{ ...RUN, time }]).segments).toEqual([{ ...RUN, time }])
})

describe('an outing stays as long as it was run', () => {
  it.each<[string, Segment[]]>([
    ['its halves are swapped in one segment', [join([second, first])]],
    ['its halves are swapped as segments', [second, first]],
    ['all is reversed', [turn(RUN)]],
    ['two watches are written in turn', [interleave(RUN, aside(RUN))]],
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
    [
      'the track is there twice, once rounded and in another time zone',
      [RUN, shift({ ...RUN, lat: RUN.lat.map(round), lon: RUN.lon.map(round) }, 3_600_000)],
    ],
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
