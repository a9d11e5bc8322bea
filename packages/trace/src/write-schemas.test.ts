import { readFileSync } from 'node:fs'
import { CONSIGNE_TYPES } from '@foulee/domain/parcours/itineraire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { makeSegment, makeTrack } from './simulated-track.ts'
import type { Track } from './track.ts'
import { writeGpx } from './write-gpx.ts'
import { writeTcx } from './write-tcx.ts'

const schemaOf = (name: string) =>
  readFileSync(new URL(`../schemas/${name}.xsd`, import.meta.url), 'utf8')

async function findFaults(schema: string, files: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [schemaOf(schema)],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\u000b x',
  ']]>&<"\'',
  '🏃'.repeat(40),
  'é\n\té',
  'A'.repeat(300),
]
const text = fc.option(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })))
const degrees = (most: number) =>
  fc.oneof(
    fc.constantFrom(-most, most, most - 1e-9, 0, -0, 1e-9),
    fc.double({ min: -most, max: most, noNaN: true }),
  )
const ele = fc.oneof(
  fc.constantFrom(Number.NaN, 0, -0, 1e-7),
  fc.double({ min: -499, max: 8999, noNaN: true }),
)
const points = fc.array(
  fc.tuple(degrees(180), degrees(90), ele, fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })),
  { minLength: 2, maxLength: 5 },
)
const tracks: fc.Arbitrary<Track> = fc
  .record({
    segments: fc.array(points, { minLength: 1, maxLength: 3 }),
    name: text,
    description: text,
    waypoints: fc.array(
      fc.record({
        lon: degrees(180),
        lat: degrees(90),
        ele: fc.option(fc.double({ min: -499, max: 8999, noNaN: true })),
        name: text,
        description: text,
        type: fc.option(
          fc.oneof(fc.constantFrom('water', 'secours', 'left', 'sommet'), fc.string()),
        ),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ segments, ...told }) => ({
    ...makeTrack(...segments.map((segment) => makeSegment(segment))),
    ...told,
  }))

const withTurns = (track: Track): Track => ({
  ...track,
  turns: CONSIGNE_TYPES.map((type, rank) => ({
    segment: 0,
    metres: rank,
    lon: track.segments[0]?.lon[0] ?? 0,
    lat: track.segments[0]?.lat[0] ?? 0,
    type,
    text: HOSTILE[rank % HOSTILE.length] ?? '',
  })),
})

const SOME = fc.sample(tracks, { numRuns: 150, seed: 38 })
/** Course points lie on the line, others are dropped. */
const ON_LINE = SOME.map((track) => ({
  ...track,
  waypoints: track.waypoints.map((waypoint) => ({
    ...waypoint,
    lon: track.segments[0]?.lon[0] ?? 0,
    lat: track.segments[0]?.lat[0] ?? 0,
  })),
}))

it('every GPX file is valid by the schema of GPX 1.1', async () => {
  const files = SOME.flatMap((track) => [
    writeGpx(track, { hasTimes: true, link: 'https://foulee.fr/parcours/a?b=c&d' }),
    writeGpx(track),
    writeGpx(withTurns(track)),
  ])
  expect(await findFaults('gpx-1.1', files)).toEqual([])
})

it('every TCX file is valid by the schema of TrainingCenterDatabase v2', async () => {
  const files = [...SOME, ...ON_LINE, ...SOME.map(withTurns)].map((track) => writeTcx(track))
  expect(await findFaults('tcx-2', files)).toEqual([])
})
