import { describe, expect, it } from 'vitest'
import { createColumns, createWaypoints, finishTrack, type Reading } from './read-columns.ts'
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
})
