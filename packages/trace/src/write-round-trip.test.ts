import { dropUnseen } from '@foulee/domain/shared/signes'
import { Decoder, Stream } from '@garmin/fitsdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrack } from './read-track.ts'
import { makeSegment, makeTrack } from './simulated-track.ts'
import { dropStaleTimes } from './stale-clock.ts'
import { countPoints, type Segment, type Track, type Waypoint } from './track.ts'
import { writeFit } from './write-fit.ts'
import { writeGpx } from './write-gpx.ts'
import { writeTcx } from './write-tcx.ts'

const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const orUnknown = (value: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: fc.constant(Number.NaN) })
/** Avoids 0°, treated as invalid, and 180°, returned as −180. */
const longitudes = fc.oneof(finite(-180, -0.001), finite(0.001, 179.9999))
/** A tenth of a year between points, so that any two places are reachable. */
const LATER = 36 * 86_400_000
const points = fc.array(
  fc.tuple(longitudes, finite(-90, 90), orUnknown(finite(-499, 8999)), fc.boolean()),
  { minLength: 1, maxLength: 20 },
)
const words = fc.option(
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .filter((text) => /[\p{L}\p{N}]/u.test(text)),
)
const waypoint: fc.Arbitrary<Waypoint> = fc.record({
  lon: finite(-180, 180),
  lat: finite(-90, 90),
  ele: fc.option(finite(-499, 8999)),
  name: words,
  description: words,
  type: words,
})
/** Several segments, at least two points, away from 0°, 0°. */
const tracks: fc.Arbitrary<Track> = fc
  .record({
    name: words,
    description: words,
    segments: fc.array(points, { minLength: 2, maxLength: 4 }),
    waypoints: fc.array(waypoint, { maxLength: 4 }),
  })
  .map(({ segments, ...rest }) => {
    let hour = 0
    const timed = segments.map((segment) =>
      segment.map(([lon, lat, ele, isTimed], index) => {
        hour += LATER
        return [lon, lat, ele, isTimed || index % 2 === 0 ? hour : Number.NaN]
      }),
    )
    // Steps of days at the start are a stale clock, whose hours are forgotten.
    const known = dropStaleTimes(timed.map(makeSegment))
    return { ...makeTrack(...known), ...rest }
  })
  .filter(({ segments }) => segments.every(hasHours))

/** A segment that keeps fewer is a plan, which is left out beside others. */
function hasHours({ time }: Segment): boolean {
  return 2 * time.filter((hour) => Number.isFinite(hour)).length >= time.length
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Signs that XML forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the signs in question.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const normalize = (text: string | null) =>
  dropUnseen(text?.toWellFormed().replace(FORBIDDEN, '') ?? '')
    .replace(/\s+/g, ' ')
    .trim() || null

function expectColumns(found: Segment, written: Segment, degrees: number, metres: number): void {
  const close = (a: Float64Array, b: Float64Array, most: number) =>
    a.length === b.length &&
    a.every(
      (value, index) => Object.is(value, b[index]) || Math.abs(value - (b[index] ?? 0)) <= most,
    )
  expect(close(found.lon, written.lon, degrees)).toBe(true)
  expect(close(found.lat, written.lat, degrees)).toBe(true)
  expect(close(found.ele, written.ele, metres)).toBe(true)
}

function expectSegments(found: Track, written: Track, degrees: number, metres: number): void {
  expect(found.segments).toHaveLength(written.segments.length)
  written.segments.forEach((segment, index) => {
    expectColumns(found.segments[index] as Segment, segment, degrees, metres)
  })
}

const join = (segments: readonly Segment[], column: keyof Segment) =>
  Float64Array.from(segments.flatMap((segment) => [...segment[column]]))
const joined = ({ segments }: Track): Segment => ({
  lon: join(segments, 'lon'),
  lat: join(segments, 'lat'),
  ele: join(segments, 'ele'),
  time: join(segments, 'time'),
})

describe('a track that is written and read again', () => {
  it('is the same in GPX, texts and waypoints too', () => {
    fc.assert(
      fc.property(tracks, fc.boolean(), (track, hasTimes) => {
        const again = readTrack(bytesOf(writeGpx(track, { hasTimes })))
        expectSegments(again, track, 0.5e-7, 0.005)
        expect(again.name).toBe(normalize(track.name))
        expect(again.waypoints.map(({ name, type }) => [name, type])).toEqual(
          track.waypoints.map(({ name, type }) => [normalize(name), normalize(type)]),
        )
        const times = joined(track).time
        expect(joined(again).time).toEqual(hasTimes ? times : times.fill(Number.NaN))
      }),
    )
  })

  it('is the same in TCX, with times of its own', () => {
    fc.assert(
      fc.property(tracks, (track) => {
        const again = readTrack(bytesOf(writeTcx(track)))
        expectSegments(again, track, 0.5e-7, 0.005)
        expect(again.source.kind).toBe('parcours')
        const { time } = joined(again)
        expect(time.every((ms, index) => index === 0 || ms > (time[index - 1] ?? 0))).toBe(true)
        expect(time[0]).toBe(Date.UTC(2020, 0, 1))
      }),
    )
  })

  it('is the same in FIT, as one line', () => {
    fc.assert(
      fc.property(tracks, (track) => {
        const again = readTrack(writeFit(track))
        expect(again.segments).toHaveLength(1)
        expect(countPoints(again)).toBe(countPoints(track))
        expectColumns(again.segments[0] as Segment, joined(track), 2e-7, 0.1001)
        expect(again.source.kind).toBe('parcours')
      }),
    )
  })

  it('is a FIT file to the SDK of its maker', () => {
    fc.assert(
      fc.property(tracks, (track) => {
        const decoder = new Decoder(Stream.fromByteArray(writeFit(track)))
        expect(decoder.checkIntegrity()).toBe(true)
        const { messages, errors } = decoder.read()
        expect(errors).toEqual([])
        expect(messages.recordMesgs).toHaveLength(countPoints(track))
      }),
      { numRuns: 30 },
    )
  })
})
