import { describe, expect, it } from 'vitest'
import { DEGREE } from './distance.ts'
import { measureTrack } from './measure.ts'
import { dropOutliers } from './outliers.ts'
import { makeSegment, makeTrack, simulateSegment } from './simulated-track.ts'
import type { Segment } from './track.ts'

const altitude = (metres: number) => 450 + 90 * (1 - Math.cos((metres / 5000) * 2 * Math.PI))
const DENSE = simulateSegment({ length: 5000, speed: 3, altitude })
const SPARSE = simulateSegment({ length: 5000, speed: 3, spacing: 180, altitude })

function change(
  { lon, lat, ele, time }: Segment,
  at: readonly number[],
  by: { degrees?: number; metres?: number },
): Segment {
  const moved = { lon: lon.slice(), lat: lat.slice(), ele: ele.slice(), time: time.slice() }
  for (const index of at) {
    moved.lat[index] = (lat[index] ?? 0) + (by.degrees ?? 0)
    moved.ele[index] = (ele[index] ?? 0) + (by.metres ?? 0)
  }
  return moved
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const pauseAt = (segment: Segment, from: number): Segment => ({
  ...segment,
  time: segment.time.map((time, index) => (index < from ? time : time + 3_600_000)),
})
const measure = (segment: Segment) => measureTrack(makeTrack(segment))
const last = DENSE.lon.length - 1

describe('a leap of the receiver is left out and counted', () => {
  it.each<[string, Segment, number]>([
    ['33 km, one point', change(DENSE, [200], { degrees: 0.3 }), 1],
    ['33 km, a point each minute', change(SPARSE, [12], { degrees: 0.3 }), 1],
    ['3 km, a point each minute', change(SPARSE, [12], { degrees: 0.027 }), 1],
    ['500 m, a point every three seconds', change(DENSE, [200], { degrees: 0.0045 }), 1],
    ['several points that lie together', change(DENSE, [200, 201, 202], { degrees: 0.3 }), 3],
    ['two leaps', change(DENSE, [100, 300], { degrees: -0.2 }), 2],
    ['the first point', change(DENSE, [0], { degrees: 0.3 }), 1],
    ['the last point', change(DENSE, [last], { degrees: 0.3 }), 1],
    ['500 m at the first points', change(DENSE, [0, 1], { degrees: 0.0045 }), 2],
    ['500 m at the last point', change(DENSE, [last], { degrees: 0.0045 }), 1],
    ['a point before a pause of an hour', pauseAt(change(DENSE, [200], { degrees: 0.3 }), 201), 1],
  ])('%s', (_, segment, count) => {
    const sifted = dropOutliers([segment])
    expect(sifted.jumps).toBe(count)
    expect(Math.abs(measureTrack(sifted).distance - 5000)).toBeLessThan(250)
  })
})

describe('a spike of the altitude is left out and counted', () => {
  it.each<[string, Segment, number]>([
    ['900 m, one point', change(DENSE, [200], { metres: 900 }), 1],
    ['900 m down', change(DENSE, [200], { metres: -900 }), 1],
    ['100 m', change(DENSE, [200], { metres: 100 }), 1],
    ['three points', change(DENSE, [200, 201, 202], { metres: 900 }), 3],
    ['two spikes', change(DENSE, [100, 300], { metres: 900 }), 2],
    ['a point each minute', change(SPARSE, [12], { metres: 900 }), 1],
    ['ten points', change(DENSE, range(200, 209), { metres: 900 }), 10],
    ['the first point', change(DENSE, [0], { metres: 900 }), 1],
    ['the last points', change(DENSE, [last - 2, last - 1, last], { metres: -900 }), 3],
  ])('%s', (_, segment, count) => {
    const sifted = dropOutliers([segment])
    expect(sifted.spikes).toBe(count)
    const { denivele } = measureTrack(sifted)
    expect(denivele.brut).toBeCloseTo(180, 0)
    expect(Math.abs((denivele.calcule ?? 0) - 180)).toBeLessThan(4)
  })
})

describe('what is real stays as it is', () => {
  const [lon, lat] = [6, 45]
  const walk = (points: readonly (readonly [north: number, up: number, second: number])[]) =>
    makeSegment(points.map(([north, up, s]) => [lon, lat + north / 111_195, up, 1.7e12 + s * 1000]))
  const steps = (count: number, from: readonly number[], by: readonly number[]) =>
    Array.from({ length: count }, (_, step): [number, number, number] => [
      (from[0] ?? 0) + step * (by[0] ?? 0),
      (from[1] ?? 0) + step * (by[1] ?? 0),
      (from[2] ?? 0) + step * (by[2] ?? 0),
    ])
  it.each<[string, Segment]>([
    [
      'a ferry of 20 km without a point',
      walk([...steps(20, [0, 0, 0], [10, 0, 3]), ...steps(20, [20_000, 0, 3600], [10, 0, 3])]),
    ],
    [
      'a train under a mountain',
      walk([...steps(20, [0, 0, 0], [80, 0, 1]), ...steps(20, [25_000, 0, 320], [80, 0, 1])]),
    ],
    [
      'a car there and back',
      walk([
        ...steps(20, [0, 0, 0], [10, 0, 3]),
        ...steps(10, [200, 0, 60], [1500, 0, 60]),
        ...steps(10, [15_200, 0, 660], [-1500, 0, 60]),
      ]),
    ],
    [
      'a pause of an hour',
      walk([...steps(20, [0, 0, 0], [10, 0, 3]), ...steps(20, [200, 0, 3700], [10, 0, 3])]),
    ],
    [
      'a lift up and a descent on skis',
      walk([
        ...steps(30, [0, 450, 0], [60, 30, 12]),
        ...steps(30, [1740, 1320, 400], [-60, -30, 3]),
      ]),
    ],
    [
      'a tower by its lift',
      walk([
        ...steps(10, [0, 50, 0], [10, 0, 3]),
        ...steps(20, [95, 50, 40], [0, 6, 2]),
        ...steps(20, [95, 164, 300], [0, -6, 2]),
        ...steps(10, [100, 50, 400], [10, 0, 3]),
      ]),
    ],
    [
      'a cliff that is gone round',
      walk([...steps(10, [0, 50, 0], [10, 0, 3]), ...steps(10, [95, 180, 90], [10, 0, 3])]),
    ],
  ])('%s', (_, segment) => {
    expect(dropOutliers([segment])).toEqual({ segments: [segment], jumps: 0, spikes: 0 })
  })
})

type Point = readonly [north: number, up: number, second: number]
const line = (points: readonly Point[]) =>
  makeSegment(points.map(([north, up, s]) => [6, 45 + north / DEGREE, up, 1.7e12 + s * 1000]))
const onFoot = (index: number): Point => [index * 10, 100, index * 10]
/** Ten metres a second, of which one point lies so many metres to the north. */
const ride = (at: number, north: number) =>
  line(range(0, 11).map((index): Point => [index === at ? -north : index * 100, 100, index * 10]))
const after = (from: number, up: number) =>
  Object.fromEntries(range(from, 11).map((index) => [index, { up }]))
/** Altitudes that are off by so much, among points at so many seconds and metres. */
const slow = (off: number, seconds: number, metres: number, count = 1) =>
  line(
    range(0, 11).map(
      (index): Point => [
        index * metres,
        index >= 5 && index < 5 + count ? 100 + off : 100,
        index * seconds,
      ],
    ),
  )
/** A walk with so many points 50 km away, so many seconds apart. */
const away = (count: number, every: number): Point[] => [
  ...range(0, 4).map(onFoot),
  ...range(1, count).map((index): Point => [50_000, 100, 40 + index * every]),
  ...range(0, 9).map((index): Point => [60 + index * 10, 100, 40 + (count + 1 + index) * every]),
]
/** A walk of twelve points, ten metres in ten seconds each, of which some lie elsewhere. */
const walkWith = (
  others: Readonly<Record<number, Partial<{ north: number; up: number; second: number }>>>,
) =>
  line(
    Array.from({ length: 12 }, (_, index) => {
      const { north = index * 10, up = 100, second = index * 10 } = others[index] ?? {}
      return [north, up, second]
    }),
  )
const lostOf = (segment: Segment) => {
  const kept = new Set(dropOutliers([segment]).segments.flatMap(({ time }) => [...time]))
  return [...segment.time.keys()].filter((index) => !kept.has(segment.time[index] ?? 0))
}

describe('a point that is far away', () => {
  it.each<[string, Segment, number[]]>([
    ['on foot is left out beyond forty metres a second', walkWith({ 5: { north: 460 } }), [5]],
    ['on foot stays below', walkWith({ 5: { north: 440 } }), []],
    [
      'with a second is left out beyond sixty metres a second',
      walkWith({ 5: { north: 660 }, 6: { north: 670 } }),
      [5, 6],
    ],
    ['with a second stays below', walkWith({ 5: { north: 630 }, 6: { north: 640 } }), []],
    [
      'stays where the other way is slow',
      line([
        ...range(0, 5).map(onFoot),
        [660, 100, 50],
        [670, 100, 60],
        ...range(5, 11).map((index): Point => [index * 10, 100, index * 10 + 40]),
      ]),
      [],
    ],
    [
      'at a walk in seconds stays within a hundred metres',
      line(range(0, 11).map((index): Point => [index === 5 ? 95 : index, 100, index])),
      [],
    ],
    [
      'at a walk in seconds is left out beyond',
      line(range(0, 11).map((index): Point => [index === 5 ? 106 : index, 100, index])),
      [5],
    ],
    [
      'is left out when it comes back half as far at most',
      line([
        ...range(0, 4).map(onFoot),
        [3000, 100, 50],
        ...range(0, 6).map((index): Point => [1020 + index * 10, 100, 80 + index * 10]),
      ]),
      [5],
    ],
    [
      'stays when it comes back less',
      line([
        ...range(0, 4).map(onFoot),
        [3000, 100, 50],
        ...range(0, 6).map((index): Point => [1050 + index * 10, 100, 80 + index * 10]),
      ]),
      [],
    ],
    ['is one of twenty that are left out', line(away(20, 10)), range(5, 24)],
    ['is one of more, which stay', line(away(21, 10)), []],
    ['is left out with others within ten minutes', line(away(9, 60)), range(5, 13)],
    ['stays with others for longer', line(away(10, 60)), []],
    [
      'stays in a car, as one point in ten seconds',
      line(range(0, 11).map((index): Point => [index === 5 ? 1510 : index * 200, 100, index * 10])),
      [],
    ],
    ['is the first', walkWith({ 0: { north: 2000 } }), [0]],
    [
      'is among the first three',
      walkWith({ 0: { north: 9000 }, 1: { north: 9000 }, 2: { north: 9000 } }),
      [0, 1, 2],
    ],
    [
      'is among the last three',
      walkWith({ 9: { north: 9000 }, 10: { north: 9000 }, 11: { north: 9000 } }),
      [9, 10, 11],
    ],
    [
      'stays with three others at the start',
      walkWith({ 0: { north: 9000 }, 1: { north: 9000 }, 2: { north: 9000 }, 3: { north: 9000 } }),
      [],
    ],
    [
      'stays with three others at the end',
      walkWith({
        8: { north: 9000 },
        9: { north: 9000 },
        10: { north: 9000 },
        11: { north: 9000 },
      }),
      [],
    ],
    ['stays first within 200 m of a walk', walkWith({ 0: { north: 190 } }), []],
    ['stays last within 200 m of a walk', walkWith({ 11: { north: -80 } }), []],
    ['stays first within a kilometre of a ride', ride(0, 890), []],
    [
      'stays first, where all is fast',
      line(
        range(0, 11).map((index): Point => [index === 0 ? -9000 : index * 210, 100, index * 10]),
      ),
      [],
    ],
    ['stays first of eight', line([[2000, 100, 0], ...range(1, 7).map(onFoot)]), []],
    ['is the first of nine', line([[2000, 100, 0], ...range(1, 8).map(onFoot)]), [0]],
  ])('%s', (_, segment, lost) => {
    expect(lostOf(segment)).toEqual(lost)
  })
})

describe('an altitude that is far off', () => {
  const spikesOf = (segment: Segment) => {
    const kept = dropOutliers([segment]).segments[0]?.ele ?? []
    return [...segment.ele.keys()].filter(
      (index) => Number.isNaN(kept[index]) && !Number.isNaN(segment.ele[index]),
    )
  }
  it.each<[string, Segment, number[]]>([
    ['is left out from fifty metres', walkWith({ 5: { up: 150 } }), [5]],
    ['stays below', walkWith({ 5: { up: 149 } }), []],
    ['is left out below the ground', walkWith({ 5: { up: 40 } }), [5]],
    [
      'is left out three times',
      walkWith({ 5: { up: 150 }, 6: { up: 155 }, 7: { up: 150 } }),
      [5, 6, 7],
    ],
    [
      'stays four times',
      walkWith({ 5: { up: 150 }, 6: { up: 150 }, 7: { up: 150 }, 8: { up: 150 } }),
      [],
    ],
    [
      'is left out where what is around differs by three tenths',
      walkWith({ 5: { up: 200 }, ...after(6, 129) }),
      [5],
    ],
    ['stays where it differs by more', walkWith({ 5: { up: 200 }, ...after(6, 131) }), []],
    [
      'is compared with those that are known',
      walkWith({ 4: { up: Number.NaN }, 5: { up: 160 }, 6: { up: Number.NaN } }),
      [5],
    ],
    ['stays first', walkWith({ 0: { up: 900 } }), []],
    ['stays last', walkWith({ 11: { up: 900 } }), []],
    ['is the last but one', walkWith({ 10: { up: 900 } }), [10]],
    ['is the second', walkWith({ 1: { up: 900 } }), [1]],
    ['is left out twice, one after another', walkWith({ 3: { up: 900 }, 5: { up: 900 } }), [3, 5]],
    [
      'stays where the ground may be so steep',
      line(range(0, 11).map((index): Point => [index * 61, index === 5 ? 160 : 100, index * 10])),
      [],
    ],
    [
      'is left out where it may not',
      line(range(0, 11).map((index): Point => [index * 59, index === 5 ? 160 : 100, index * 10])),
      [5],
    ],
    ['alone, is left out from a metre a second where nothing is so steep', slow(60, 60, 19), [5]],
    ['alone, stays below a metre a second', slow(60, 61, 19), []],
    ['alone and slow, stays where the ground may be so steep', slow(60, 30, 21), []],
    ['in two, stays below two metres and a half a second', slow(60, 25, 19, 2), []],
    ['in two, is left out from there', slow(60, 24, 19, 2), [5, 6]],
  ])('%s', (_, segment, spikes) => {
    expect(spikesOf(segment)).toEqual(spikes)
    expect(dropOutliers([segment])).toMatchObject({ spikes: spikes.length, jumps: 0 })
  })
})

it('a segment that a jump empties, or that has two points, is as it was', () => {
  const two = line([
    [0, 100, 0],
    [90_000, 9000, 1],
  ])
  expect(dropOutliers([two])).toEqual({ segments: [two], jumps: 0, spikes: 0 })
})

it('measures what the receiver made up when nothing is left out', () => {
  expect(measure(change(DENSE, [200], { degrees: 0.3 })).distance).toBeGreaterThan(70_000)
})
