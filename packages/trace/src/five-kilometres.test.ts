import { expect, it } from 'vitest'
import { DEGREE } from './distance.ts'
import { measureTrack } from './measure.ts'
import { readTrack } from './read-track.ts'
import { seededNormal } from './seeded-random.ts'
import { surveyTrack } from './survey.ts'

/** A run of 5 km in 25 minutes, a point each second, with the noise of a watch. */
type Point = { lat: number; lon: number; ele: number; at: number }
const START = Date.UTC(2026, 4, 3, 8)
const SECONDS = 1500
const METRES = 5000

function makeRun(seed: string): Point[] {
  const normal = seededNormal(seed)
  let drift = 0
  return Array.from({ length: SECONDS + 1 }, (_, second) => {
    drift = 0.97 * drift + 0.4 * normal()
    const along = (METRES * second) / SECONDS
    return {
      lat: 45 + (along + drift) / DEGREE,
      lon: 5 + drift / DEGREE,
      ele: 200 + 10 * Math.sin(along / 400),
      at: START + second * 1000,
    }
  })
}

const writePoint = ({ lat, lon, ele, at }: Point) =>
  `<trkpt lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}"><ele>${ele.toFixed(1)}</ele><time>${new Date(at).toISOString()}</time></trkpt>`
const writeGpx = (segments: readonly (readonly Point[])[]) =>
  `<gpx version="1.1"><trk>${segments
    .map((points) => `<trkseg>${points.map(writePoint).join('')}</trkseg>`)
    .join('')}</trk></gpx>`

const writeTcxPoint = ({ lat, lon, ele, at }: Point) =>
  `<Trackpoint><Time>${new Date(at).toISOString()}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position><AltitudeMeters>${ele}</AltitudeMeters></Trackpoint>`
const writeTcx = (laps: readonly (readonly Point[])[]) =>
  `<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running">${laps
    .map((points) => `<Lap><Track>${points.map(writeTcxPoint).join('')}</Track></Lap>`)
    .join('')}</Activity></Activities></TrainingCenterDatabase>`

/** In pieces of five minutes, the last ones first. */
const cutBackwards = (points: readonly Point[]) =>
  [4, 3, 2, 1, 0].map((rank) => points.slice(rank * 300, rank * 300 + 301))
const move = (points: readonly Point[], from: number, count: number, east: number) =>
  points.map((point, rank) =>
    rank >= from && rank < from + count ? { ...point, lon: point.lon + east / DEGREE } : point,
  )

const RUN = makeRun('five')
const SPIKED = RUN.map((point, rank) => (rank === 700 ? { ...point, ele: 8000 } : point))

it.each<[string, string]>([
  ['as it was', writeGpx([RUN])],
  ['with segments out of order', writeGpx(cutBackwards(RUN))],
  ['with laps out of order', writeTcx(cutBackwards(RUN))],
  ['with a jump of 33 km and back', writeGpx([move(RUN, 700, 1, 33_000)])],
  ['with five points 33 km away', writeGpx([move(RUN, 700, 5, 33_000)])],
  [
    'with three jumps',
    writeGpx([move(move(move(RUN, 300, 1, 11_000), 700, 1, 9000), 1100, 1, 13_000)]),
  ],
  ['with laps out of order and a jump', writeTcx(cutBackwards(move(RUN, 700, 1, 33_000)))],
  ['with every segment twice', writeGpx([...cutBackwards(RUN), RUN])],
  ['with a spike of height', writeGpx([SPIKED])],
  [
    'beginning at 0°, 0°',
    writeGpx([[{ ...(RUN[0] as Point), lat: 0, lon: 0, at: START - 1000 }, ...RUN]]),
  ],
])('five kilometres stay five: a run %s', (_label, file) => {
  const track = readTrack(new TextEncoder().encode(file))
  const { distance, denivele } = measureTrack(track, surveyTrack(track))
  expect(distance).toBeGreaterThan(4900)
  expect(distance).toBeLessThan(5200)
  expect(denivele.calcule ?? 0).toBeLessThan(150)
})
