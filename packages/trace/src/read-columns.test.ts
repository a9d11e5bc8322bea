import { describe, expect, it } from 'vitest'
import {
  createColumns,
  createWaypoints,
  finishTrack,
  type Reading,
  type Session,
} from './read-columns.ts'
import { TraceError } from './track.ts'

const columns = (points: readonly (readonly number[] | '|')[], maxPoints = 10_000) => {
  const made = createColumns({ maxPoints })
  for (const point of points) {
    if (point === '|') made.breakSegment()
    else made.add(point[0] ?? 0, point[1] ?? 0, point[2] ?? Number.NaN, point[3] ?? Number.NaN)
  }
  return made
}

describe('a point that is read', () => {
  it.each([
    [180, 90, 1],
    [-180, -90, 1],
    // Unwrapped across the date line.
    [180.01, 0, 1],
    [-180.01, 0, 1],
    [360.01, 0, 0],
    [-360.01, 0, 0],
    [0, 90.01, 0],
    [0, -90.01, 0],
    [Number.NaN, 0, 0],
    [0, Number.NaN, 0],
  ])('at %d°, %d° is on Earth: %d', (lon, lat, count) => {
    const made = columns([[lon, lat]])
    expect([made.count, made.dropped]).toEqual([count, 1 - count])
  })

  it.each([
    [-500, Number.NaN],
    [-499.9, -499.9],
    [0, 0],
    [9000, 9000],
    [9000.1, Number.NaN],
    [Number.NaN, Number.NaN],
  ])('with the altitude %d is kept with %d', (ele, expected) => {
    expect(columns([[1, 2, ele]]).segments()[0]?.ele[0]).toBe(expected)
  })

  it('has a place for each, however many there are', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => [at / 100, at / 200, at / 10, at])
    const [segment] = columns(many).segments()
    expect(segment?.lon).toEqual(Float64Array.from(many, ([lon = 0]) => lon))
    expect(segment?.lat).toEqual(Float64Array.from(many, ([, lat = 0]) => lat))
    expect(segment?.ele).toEqual(Float64Array.from(many, ([, , ele = 0]) => ele))
    expect(segment?.time).toEqual(Float64Array.from(many, ([, , , time = 0]) => time))
  })

  it('is one too many beyond the limit, which dropped ones do not reach', () => {
    expect(
      columns(
        [
          [1, 1],
          [999, 1],
          [2, 2],
        ],
        2,
      ).count,
    ).toBe(2)
    expect(() =>
      columns(
        [
          [1, 1],
          [2, 2],
          [3, 3],
        ],
        2,
      ),
    ).toThrow(TraceError)
  })
})

describe('points that are read', () => {
  it.each<[string, (readonly number[] | '|')[], number[]]>([
    [
      'one segment',
      [
        [1, 1],
        [2, 2],
      ],
      [2],
    ],
    ['two segments', [[1, 1], '|', [2, 2], [3, 3]], [1, 2]],
    ['no empty segment', ['|', '|', [1, 1], '|', '|', [2, 2], '|'], [1, 1]],
    ['no segment at all', ['|'], []],
  ])('make %s', (_, points, lengths) => {
    expect(
      columns(points)
        .segments()
        .map(({ lon }) => lon.length),
    ).toEqual(lengths)
  })

  it.each<[string, number[], boolean]>([
    ['no time', [Number.NaN, Number.NaN], false],
    ['one time', [Number.NaN, 5, Number.NaN], false],
    ['the same time', [5, 5, 5], false],
    ['a later time', [5, 5, 6], true],
    ['an earlier time, and then the same again', [5, 4, 5], true],
  ])('of which there is %s are something that was done: %3$s', (_, times, isTimed) => {
    expect(columns(times.map((time) => [1, 1, 0, time])).isTimed).toBe(isTimed)
  })
})

it.each<[string, number[], from: number, to: number, debut: number, fin: number]>([
  ['all', [Number.NaN, 5, 3, 9, Number.NaN], 0, 5, 3, 9],
  ['some', [1, 5, 3, 9, 2], 1, 3, 3, 5],
  ['one', [1, 5, 3], 1, 2, 5, 5],
  ['none that is known', [Number.NaN, 5], 0, 1, Number.NaN, Number.NaN],
])(
  'the first and the last time are known between two points: %s',
  (_, times, from, to, debut, fin) => {
    expect(columns(times.map((time) => [1, 1, 0, time])).span(from, to)).toEqual({ debut, fin })
  },
)

describe('waypoints that are read', () => {
  const POINT = {
    lon: 1,
    lat: 2,
    ele: Number.NaN,
    name: ' Un\n col ',
    description: '',
    type: undefined,
  }

  it('say nothing where nothing is known', () => {
    const { list, add } = createWaypoints({ maxWaypoints: 2 })
    add(POINT)
    add({ ...POINT, ele: 0 })
    expect(list).toEqual([
      { lon: 1, lat: 2, ele: null, name: 'Un col', description: null, type: null },
      { lon: 1, lat: 2, ele: 0, name: 'Un col', description: null, type: null },
    ])
  })

  it('are left out off the Earth, and refused beyond the limit', () => {
    const { list, add } = createWaypoints({ maxWaypoints: 1 })
    add({ ...POINT, lat: 91 })
    add(POINT)
    expect(list).toHaveLength(1)
    expect(() => add(POINT)).toThrow(/plus de 1 points d’intérêt/)
  })
})

describe('a file that is over', () => {
  const finish = (points: readonly (readonly number[] | '|')[], more: Partial<Reading> = {}) =>
    finishTrack({
      columns: columns(points),
      waypoints: [],
      name: null,
      description: null,
      source: { format: 'gpx', creator: null, kind: 'parcours', sport: null },
      ...more,
    })
  const waypoint = { lon: 1, lat: 1, ele: null, name: null, description: null, type: null }

  it.each<[string, (readonly number[])[], Partial<Reading>, RegExp]>([
    ['has no point', [], {}, /Ce fichier GPX ne contient aucun point\u00a0: la sortie/],
    ['has no point on Earth', [[400, 1]], {}, /ne contient aucune position utilisable/],
    ['has a waypoint alone', [], { waypoints: [waypoint] }, /un point d’intérêt mais aucune/],
    [
      'has waypoints alone',
      [],
      { waypoints: [waypoint, waypoint] },
      /2\u00a0points d’intérêt mais/,
    ],
    ['has one point', [[1, 1]], {}, /un seul point/],
    [
      'has one point beside 0°, 0°',
      [
        [0, 0],
        [45, 45],
      ],
      {},
      /un seul point/,
    ],
  ])('and %s is refused in words', (_, points, more, words) => {
    expect(() => finish(points, more)).toThrow(words)
  })

  it('counts what it dropped, points at 0°, 0° of a far track among them', () => {
    const { segments, source, tours } = finish([
      [0, 0],
      [45, 45],
      [400, 1],
      [46, 45],
    ])
    expect(source.dropped).toBe(2)
    expect(segments[0]?.lon).toEqual(Float64Array.of(45, 46))
    expect(tours).toBeUndefined()
  })

  it.each<[string, (readonly number[])[], number]>([
    [
      'near it',
      [
        [0, 0],
        [10, 10],
      ],
      2,
    ],
    [
      'that is far by its longitude',
      [
        [0, 0],
        [10.1, 0],
        [11, 0],
      ],
      2,
    ],
    [
      'that is far by its latitude',
      [
        [0, 0],
        [0, -10.1],
        [0, -11],
      ],
      2,
    ],
    [
      'that only crosses its lines',
      [
        [0, 45],
        [45, 0],
        [11, 11],
      ],
      3,
    ],
  ])('keeps of a track %2$s what is no watch that searches: %s', (_, points, count) => {
    const track = finish(points)
    expect(track.segments[0]?.lon).toHaveLength(count)
  })

  it.each<[string, (readonly number[] | '|')[], number[]]>([
    ['a segment of it alone', [[0, 0], [0, 0], '|', [45, 45], [46, 45]], [2]],
    ['it in one of two segments', [[2, 2], [1, 1], '|', [0, 0], [45, 45], [46, 45]], [2, 2]],
    ['points on its lines', [[0, 45], [45, 0], '|', [0, 0], [45, 45]], [2, 1]],
    ['it near a track', [[0, 0], [1, 1], '|', [2, 2], [3, 3]], [2, 2]],
  ])('has segments without 0°, 0°, where there are %s', (_, points, lengths) => {
    expect(finish(points).segments.map(({ lon }) => lon.length)).toEqual(lengths)
  })
})

describe('an activity that is over', () => {
  const walk = (count: number) =>
    Array.from({ length: count }, (_, index) => [6, 45 + index * 2e-4, 0, index * 10_000])
  const finish = (points: readonly (readonly number[] | '|')[], more: Partial<Reading> = {}) =>
    finishTrack({
      columns: columns(points),
      waypoints: [],
      name: null,
      description: null,
      source: { format: 'fit', creator: null, kind: 'activite', sport: null },
      ...more,
    })
  const session = (sport: Session['sport'], from: number, to: number): Session => ({
    sport,
    debut: from * 1000,
    fin: to * 1000,
  })
  const tour = (from: number, seconds: number) => ({
    debut: from * 1000,
    chrono: seconds,
    ecoule: seconds,
    distance: Number.NaN,
    fin: 'touche' as const,
    etape: Number.NaN,
  })
  const legsOf = (points: readonly (readonly number[] | '|')[], more: Partial<Reading>) =>
    finish(points, more).legs?.map(({ source, segments, tours }) => [
      source.sport,
      segments.map(({ time }) => [(time[0] ?? 0) / 1000, (time.at(-1) ?? 0) / 1000]),
      tours?.map(({ duree }) => duree),
    ])

  it.each<[string, Session[], unknown]>([
    ['none', [], undefined],
    ['one', [session('velo', 0, 200)], undefined],
    [
      'two sports, the later one first in the file',
      [session('course_a_pied', 100, 200), session('velo', 0, 90)],
      [
        ['velo', [[0, 90]], []],
        ['course_a_pied', [[100, 200]], []],
      ],
    ],
    [
      'a watch that was restarted',
      [session('velo', 0, 40), session('velo', 50, 90), session('trail', 100, 200)],
      [
        ['velo', [[0, 90]], []],
        ['trail', [[100, 200]], []],
      ],
    ],
    [
      'one within another',
      [session('velo', 0, 90), session('velo', 20, 40), session('trail', 100, 200)],
      [
        ['velo', [[0, 90]], []],
        ['trail', [[100, 200]], []],
      ],
    ],
    ['a pool before', [session('natation', -500, -10), session('velo', 0, 200)], undefined],
    ['one with a single point', [session('velo', 0, 9), session('trail', 10, 200)], undefined],
    [
      'one of two points',
      [session('velo', 0, 10), session('trail', 20, 200)],
      [
        ['velo', [[0, 10]], []],
        ['trail', [[20, 200]], []],
      ],
    ],
  ])('has a leg for each sport, where sessions are %s', (_, sessions, legs) => {
    expect(legsOf(walk(21), { sessions })).toEqual(legs)
  })

  it('has in each leg its own segments and laps', () => {
    const points = walk(21)
    const halves = [...points.slice(0, 5), '|' as const, ...points.slice(5)]
    const sessions = [session('velo', 0, 100), session('trail', 100, 200)]
    const tours = [tour(0, 60), tour(60, 40), tour(100, 95)]
    expect(legsOf(halves, { sessions, tours })).toEqual([
      [
        'velo',
        [
          [0, 40],
          [50, 100],
        ],
        [60, 40],
      ],
      ['trail', [[100, 200]], [95]],
    ])
    expect(finish(halves, { tours }).tours?.map(({ duree }) => duree)).toEqual([60, 40, 95])
    const source = { format: 'fit', creator: null, kind: 'parcours', sport: null } as const
    expect(finish(halves, { sessions, source }).legs).toBeUndefined()
  })

  it('tells what was cleaned, and only then', () => {
    expect(finish(walk(21)).source).not.toHaveProperty('cleaned')
    const off = walk(21).map((point, index) => (index === 9 ? [6, 46, 0, 90_000] : point))
    expect(finish(off).source.cleaned).toEqual({ planned: 0, repeated: 0, jumps: 1, spikes: 0 })
    const source = { format: 'gpx', creator: null, kind: 'parcours', sport: null } as const
    expect(finish(off, { source }).source).not.toHaveProperty('cleaned')
  })
})
