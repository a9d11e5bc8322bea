import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, lastOf } from './column.ts'
import { distanceBetween, measureDistance } from './distance.ts'
import { findHiddenZones, hideEnds, isHidden } from './privacy.ts'
import { makeSegment, makeTrack, type Simulation, simulateTrack } from './simulated-track.ts'
import type { Track } from './track.ts'

const HIDDEN = { rayon: 300 }
const METRE = 1 / 111_194.93

type Way = NonNullable<Simulation['way']>
const WAYS: Record<string, Way> = {
  'a crossing': (distance) => [0, distance],
  'a loop': (distance) => [900 * Math.sin(distance / 900), 900 - 900 * Math.cos(distance / 900)],
  'there and back': (distance) => [0, Math.min(distance, 6000 - distance)],
  'past the door again and again': (distance) => [
    800 * Math.sin(distance / 300),
    40 * Math.sin(distance / 77),
  ],
}

const endsOf = (track: Track) => {
  const filled = track.segments.filter(({ lon }) => lon.length > 0)
  const [first, last] = [filled[0], filled.at(-1)]
  return [
    [at(first?.lon ?? new Float64Array(), 0), at(first?.lat ?? new Float64Array(), 0)],
    [lastOf(last?.lon ?? new Float64Array()), lastOf(last?.lat ?? new Float64Array())],
  ] as const
}

function nearest({ segments }: Pick<Track, 'segments'>, lon: number, lat: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const segment of segments) {
    for (const [index, x] of segment.lon.entries()) {
      least = Math.min(least, distanceBetween(x, at(segment.lat, index), lon, lat))
    }
  }
  return least
}

describe.each(Object.entries(WAYS))('%s', (_label, way) => {
  it('shows no point within the radius of its true ends, for any radius and place', () => {
    const start = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -75, max: 75, noNaN: true }),
    )
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 1500 }), (place, rayon) => {
        const track = simulateTrack({ length: 6000, spacing: 20, way, start: place, wander: 4 })
        const hidden = hideEnds(track, { rayon })
        for (const [lon, lat] of endsOf(track)) {
          expect(nearest(hidden.track, lon, lat)).toBeGreaterThan(rayon)
        }
        const shown = measureDistance(hidden.track)
        expect(shown + hidden.masque).toBeCloseTo(measureDistance(track), 3)
        expect(hidden.track.segments.every(({ lon }) => lon.length >= 2)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the circle', () => {
  const anywhere = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -75, max: 75, noNaN: true }),
  )
  const from = (start: readonly [number, number], east = 0) =>
    simulateTrack({ start, length: 3000, way: (distance) => [east, distance] })

  it('covers the radius around the door from any place', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 2000 }), (start, rayon) => {
        const [zone] = findHiddenZones(from(start), { rayon })
        const away = distanceBetween(zone?.lon ?? 0, zone?.lat ?? 0, ...start)
        expect(away).toBeLessThan(280)
        expect(away + rayon).toBeLessThan(zone?.rayon ?? 0)
      }),
    )
  })

  it('has one middle, whatever the radius, the way and the owner', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 2000 }), (start, rayon) => {
        const [zone] = findHiddenZones(from(start), HIDDEN)
        const way = simulateTrack({ start, length: 900, way: (distance) => [distance, 0] })
        expect(findHiddenZones(way, { rayon })[0]).toEqual({ ...zone, rayon: rayon + 350 })
      }),
    )
  })

  it('stays where it was when the next routes begin some metres beside', () => {
    const beside = fc.double({ min: -65, max: 65, noNaN: true })
    fc.assert(
      fc.property(anywhere, fc.array(beside), (start, steps) => {
        const [carre] = findHiddenZones(from(start), HIDDEN)
        if (!carre) throw new Error('No circle')
        for (const east of steps) {
          const [zone] = findHiddenZones(from(start, east), { ...HIDDEN, carres: [carre] })
          expect(zone).toEqual(carre)
        }
      }),
    )
  })

  it('is that of the oldest square, so that a younger one does not divide the doors of the first', () => {
    const start = [5.8, 45.3] as const
    const [first] = findHiddenZones(from(start), HIDDEN)
    if (!first) throw new Error('No circle')
    const over = from(start, 200 + (first.lon - start[0]) * 78_200)
    const [next] = findHiddenZones(over, HIDDEN)
    if (!next) throw new Error('No circle')
    expect(next).not.toEqual(first)
    expect(findHiddenZones(over, { ...HIDDEN, carres: [first, next] })[0]).toEqual(first)
    expect(findHiddenZones(over, { ...HIDDEN, carres: [next, first] })[0]).toEqual(next)
  })

  it('is one for the start and the end of a way that comes back beside its start', () => {
    const way = (distance: number) =>
      [60 * (distance / 4000), Math.min(distance, 4000 - distance)] as const
    fc.assert(
      fc.property(anywhere, (start) => {
        const zones = findHiddenZones(simulateTrack({ start, length: 4000, way }), HIDDEN)
        expect(zones[1]).toEqual(zones[0])
      }),
    )
  })
})

it('a line that crosses a privacy circle between two far points is cut', () => {
  const away = 5000 * METRE
  const cross = makeSegment([
    [5, 45],
    [5 + away, 45 + away],
    [5 - away, 45 - away],
    [5 - away, 45 + away],
  ])
  const { track } = hideEnds(makeTrack(cross), HIDDEN)
  expect(track.segments.map(({ lat }) => [...lat])).toEqual([])
  const on = makeSegment([
    [5, 45],
    [5 + away, 45 + away],
    [5 + 2 * away, 45 + away],
    [5 - 2 * away, 45 - away],
    [5 - away, 45 - 2 * away],
    [4, 44],
  ])
  expect(hideEnds(makeTrack(on), HIDDEN).track.segments.map(({ lon }) => lon.length)).toEqual([
    2, 2,
  ])
})

it('both ends of a track are masked, whatever its segments, with parallel columns', () => {
  const whole = simulateTrack({ length: 6000, altitude: (distance) => distance, speed: 3 })
  const track = { ...whole, segments: [makeSegment([]), ...whole.segments, makeSegment([])] }
  const { track: shown } = hideEnds(track, HIDDEN)
  expect(shown.segments).toHaveLength(1)
  const [segment] = shown.segments
  expect(segment?.ele).toHaveLength(segment?.lon.length ?? -1)
  expect(segment?.ele.buffer.byteLength).toBe((segment?.ele.length ?? 0) * 8)
  expect(Math.abs(lastOf(segment?.ele ?? new Float64Array()) - (6000 - 300))).toBeLessThan(500)
})

it('waypoints and photos in a privacy circle are masked', () => {
  const track = simulateTrack({ length: 5000 })
  const point = (lat: number) => ({
    lon: 5.8,
    lat,
    ele: null,
    name: null,
    description: null,
    type: null,
  })
  const { track: shown } = hideEnds({ ...track, waypoints: [point(45.3005), point(45.32)] }, HIDDEN)
  expect(shown.waypoints.map(({ lat }) => lat)).toEqual([45.32])
  expect(isHidden(findHiddenZones(track, HIDDEN), 5.8, 45.3005)).toBe(true)
  expect(isHidden(findHiddenZones(track, HIDDEN), 5.8, 45.32)).toBe(false)
})

it.each([
  ['no radius', simulateTrack({ length: 1000 }), 0, 1000],
  ['shorter than the radius', simulateTrack({ length: 200 }), 300, 0],
  ['no points', makeTrack(), 300, 0],
])('%s', (_label, track, rayon, shown) => {
  const hidden = hideEnds(track, { rayon })
  expect(measureDistance(hidden.track)).toBeCloseTo(shown, 3)
})

it.each([-1, Number.NaN])('an invalid radius is rejected: %s', (rayon) => {
  expect(() => findHiddenZones(simulateTrack({ length: 100 }), { rayon })).toThrow(RangeError)
})
