import { simulateTrack } from '@foulee/trace/simulated-track'
import { type MadeTour, madeTcx } from '@foulee/trace/tcx/made-tcx'
import type { Track } from '@foulee/trace/track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { makeLoop } from './parcours.ts'

type GpxOptions = {
  track?: Track
  name?: string
  /** Metres per second of a recorded activity; without it, an untimed line. */
  speed?: number
  /** Start and length in metres (eight kilometres by default), with a speed. */
  begun?: Date
  length?: number
  nom?: string
}

export function makeGpx({
  track,
  name,
  speed,
  begun,
  length = 8000,
}: GpxOptions = {}): Uint8Array<ArrayBuffer> {
  const line = track ?? (speed ? beginAt(simulateTrack({ length, speed }), begun) : makeLoop())
  const text = writeGpx({ ...line, name: name ?? line.name }, { hasTimes: speed !== undefined })
  return new TextEncoder().encode(text)
}

function beginAt(track: Track, begun: Date | undefined): Track {
  const first = track.segments[0]?.time[0]
  if (!begun || first === undefined) return track
  const later = begun.getTime() - first
  const segments = track.segments.map((segment) => ({
    ...segment,
    time: segment.time.map((at) => at + later),
  }))
  return { ...track, segments }
}

export const makeGpxFile = (options: GpxOptions = {}): File =>
  new File([makeGpx(options)], options.nom ?? 'trace.gpx', { type: 'application/gpx+xml' })

/** Unique random track in France: six kilometres, 240 m up and down. */
export function makeRandomWay(): Track {
  const turn = Math.random() * 6
  return simulateTrack({
    length: 6000,
    start: [3 + Math.random() * 2, 45 + Math.random() * 2],
    way: (distance) => [
      distance * Math.cos(turn) + 300 * Math.sin(distance / 500),
      distance * Math.sin(turn),
    ],
    altitude: (distance) => 600 + 120 * (1 - Math.cos((2 * Math.PI * distance) / 6000)),
  })
}

/** Laps of the session `makeSteps`: seconds, metres. */
export const SEANCE_TOURS: readonly MadeTour[] = [
  { duree: 1205, distance: 3600 },
  ...Array.from({ length: 6 }, () => [
    { duree: 30, distance: 150 },
    { duree: 31, distance: 80 },
  ]).flat(),
  { duree: 602, distance: 1700 },
]

type OutingOptions = { debut?: Date; tours?: readonly MadeTour[]; nom?: string }

export const makeTcx = ({ debut, tours = SEANCE_TOURS }: OutingOptions = {}) =>
  new TextEncoder().encode(madeTcx({ debut: debut?.getTime() ?? Date.UTC(2027, 4, 12, 6), tours }))

export const makeTcxFile = (options: OutingOptions = {}): File =>
  new File([makeTcx(options)], options.nom ?? 'seance.tcx', {
    type: 'application/vnd.garmin.tcx+xml',
  })
