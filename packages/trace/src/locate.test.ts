import { describe, expect, it } from 'vitest'
import { DEGREE } from './distance.ts'
import { type Fix, type Located, layWay, locateOnWay, type Way } from './locate.ts'

const LON = DEGREE * Math.cos((45 * Math.PI) / 180)
const line = (points: readonly (readonly [number, number])[]) => ({
  lon: Float64Array.from(points, ([east]) => 6 + east / LON),
  lat: Float64Array.from(points, ([, north]) => 45 + north / DEGREE),
})
const fix = (east: number, north: number, accuracy = 5): Fix => ({
  lon: 6 + east / LON,
  lat: 45 + north / DEGREE,
  accuracy,
})

function follow(way: Way, positions: readonly (readonly [number, number])[]): (Located | null)[] {
  let before: Located | null = null
  return positions.map(([east, north]) => {
    before = locateOnWay(way, fix(east, north), before)
    return before
  })
}

const straight = layWay([
  line([
    [0, 0],
    [1000, 0],
    [2000, 0],
  ]),
])
const outAndBack = layWay([
  line([
    [0, 0],
    [1000, 0],
    [2000, 0],
    [1000, 0],
    [0, 0],
  ]),
])

describe('a straight way', () => {
  it.each([
    ['at the start', 0, 0, 0, 0],
    ['beside it', 700, 20, 700, 20],
    ['before the start', -100, 0, 0, 100],
    ['beyond the end', 2050, 0, 2000, 50],
  ])('%s', (_, east, north, metres, away) => {
    const found = locateOnWay(straight, fix(east, north))
    expect(found?.metres).toBeCloseTo(metres, 0)
    expect(found?.away).toBeCloseTo(away, 0)
  })
})

it('a position is located beside a way that leads north', () => {
  const north = layWay([
    line([
      [0, 0],
      [0, 1000],
    ]),
  ])
  const found = locateOnWay(north, fix(20, 700))
  expect([found?.metres, found?.away].map((value) => Math.round(value ?? 0))).toEqual([700, 20])
})

describe('a way that comes back on another street', () => {
  const backOn = (street: number) =>
    layWay([
      line([
        [0, 0],
        [1000, 0],
        [1000, street],
        [0, street],
      ]),
    ])
  it.each([
    ['far away: the nearer street', 200, 5, 1700],
    ['beside it, for a good receiver: the nearer street', 60, 5, 1560],
    ['beside it, for a poor receiver: the first of both', 60, 80, 500],
  ])('%s', (_, street, accuracy, metres) => {
    const found = locateOnWay(backOn(street), fix(500, street, accuracy))
    expect(Math.round((found?.metres ?? 0) / 10) * 10).toBe(metres)
  })
})

describe('out and back', () => {
  it('goes on outwards, though the way back lies at the same place', () => {
    const found = follow(outAndBack, [
      [0, 0],
      [500, 4],
      [496, 0],
      [1500, -3],
    ])
    expect(found.map((located) => Math.round((located?.metres ?? 0) / 10) * 10)).toEqual([
      0, 500, 500, 1500,
    ])
  })

  it('comes back after the turn', () => {
    const found = follow(outAndBack, [
      [1900, 0],
      [1990, 0],
      [1950, 0],
      [1800, 0],
      [100, 0],
    ])
    const metres = found.map((located) => located?.metres ?? 0)
    expect(metres[2]).toBeCloseTo(2050, 0)
    expect(metres[3]).toBeCloseTo(2200, 0)
    expect(metres[4]).toBeCloseTo(3900, 0)
  })

  it('believes whoever turns back early', () => {
    const found = follow(outAndBack, [
      [0, 0],
      [600, 0],
      [560, 0],
      [400, 0],
    ])
    expect(found.at(-1)?.metres).toBeCloseTo(400, 0)
  })
})

it('laps of a circuit are located one after the other', () => {
  const lap = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const
  const laps = layWay([line([...lap, ...lap, ...lap, [0, 0]])])
  const found = follow(laps, [
    [0, 0],
    [100, 50],
    [0, 90],
    [50, 0],
    [100, 50],
  ])
  expect(found.map((located) => Math.round(located?.metres ?? 0))).toEqual([0, 150, 310, 450, 550])
})

describe('off the way', () => {
  it('takes more to leave than to come back', () => {
    const steps: [north: number, is_off: boolean][] = [
      [0, false],
      [50, false],
      [64, false],
      [80, true],
      [55, true],
      [30, false],
      [50, false],
    ]
    const found = follow(
      straight,
      steps.map(([north]) => [500, north]),
    )
    expect(found.map((located) => located?.is_off)).toEqual(steps.map(([, is_off]) => is_off))
  })

  it('gives a poor receiver the benefit of the doubt, up to a point', () => {
    expect(locateOnWay(straight, fix(500, 110, 60))?.is_off).toBe(false)
    expect(locateOnWay(straight, fix(500, 500, 5000))?.is_off).toBe(true)
  })
})

describe('the length of a way', () => {
  it('is what it is told to be', () => {
    const way = layWay(
      [
        line([
          [0, 0],
          [1000, 0],
        ]),
      ],
      1010,
    )
    expect(locateOnWay(way, fix(500, 0))?.metres).toBeCloseTo(505, 0)
  })

  it('does not count gaps', () => {
    const way = layWay([
      line([
        [0, 0],
        [1000, 0],
      ]),
      line([
        [5000, 0],
        [6000, 0],
      ]),
    ])
    expect(way.distance).toBeCloseTo(2000, 0)
    expect(locateOnWay(way, fix(5500, 0))?.metres).toBeCloseTo(1500, 0)
  })

  it.each([[[]], [[line([[0, 0]])]]])('of nothing locates nobody', (lines) => {
    expect(locateOnWay(layWay(lines), fix(0, 0))).toBeNull()
  })
})

it('a position is located across the 180th meridian', () => {
  const way = layWay([{ lon: Float64Array.of(179.99, -179.99), lat: Float64Array.of(0, 0) }])
  const found = locateOnWay(way, { lon: -179.995, lat: 0, accuracy: 5 })
  expect(found?.metres).toBeCloseTo(way.distance * 0.75, -1)
})
