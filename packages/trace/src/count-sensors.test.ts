import { expect, it } from 'vitest'
import { madeDefinition, madeFile, madeMessage, semicircles } from './fit/made-fit.ts'
import { readTrack } from './read-track.ts'

const POINTS = (extra: string) =>
  Array.from(
    { length: 3 },
    (_, rank) =>
      `<trkpt lat="45.${rank}" lon="5"><time>2026-05-03T08:0${rank}:00Z</time>${extra}</trkpt>`,
  ).join('')
const gpx = (extra: string) =>
  readTrack(
    new TextEncoder().encode(
      `<gpx version="1.1"><trk><trkseg>${POINTS(extra)}</trkseg></trk></gpx>`,
    ),
  ).source.capteurs

it.each([
  ['none', '', undefined],
  [
    'a heart rate and a cadence of Garmin',
    '<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>150</gpxtpx:hr><gpxtpx:cad>88</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions>',
    2,
  ],
  ['power', '<extensions><power>280</power></extensions>', 1],
  ['a word that only begins alike', '<extensions><hrv>1</hrv></extensions>', undefined],
])('counts sensors of a GPX: %s', (_label, extra, count) => {
  expect(gpx(extra)).toBe(count)
})

const RECORD = {
  local: 0,
  message: 20,
  fields: [
    [253, 4, 0x86],
    [0, 4, 0x85],
    [1, 4, 0x85],
    [3, 1, 0x02],
    [4, 1, 0x02],
  ],
} as const

it.each([
  ['worn', 150, 2],
  ['written as unknown', 0xff, 1],
])('counts sensors of a FIT file: a heart rate %s', (_label, pulse, count) => {
  const records = [0, 1, 2].map((rank) =>
    madeMessage(RECORD, [
      1_000_000_000 + rank,
      semicircles(45 + rank / 1000),
      semicircles(5),
      pulse,
      88,
    ]),
  )
  expect(readTrack(madeFile([madeDefinition(RECORD), ...records])).source.capteurs).toBe(count)
})
