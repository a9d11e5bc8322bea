import { Encoder, Profile } from '@garmin/fitsdk'
import { at, lastOf } from './column.ts'
import { identifyFile } from './fit/file-identity.ts'
import { SEMICIRCLE } from './fit/fit-profile.ts'
import {
  type GuidedTrack,
  type GuideOptions,
  type GuidePoint,
  planGuidedTrack,
} from './guided-track.ts'
import type { Track } from './track.ts'
import { cutBytes } from './write-text.ts'

/** Bytes of UTF-8 that watches show of the name of a guided track, and of a point on it. */
const MAX_NAME = 60
const MAX_POINT_NAME = 30

const { MesgNum } = Profile

export type FitOptions = GuideOptions & {
  /** The lasting name of the route, its address; its name and line are taken without one. */
  key?: string
}

/** The SDK of the maker knows a message by its number. */
const numberOf = (message: string): number => {
  const number = MesgNum[message]
  if (number === undefined) throw new Error(`The profile of FIT has no message ${message}.`)
  return number
}

/** 2³¹ − 1 says « no position » and 180° would be 2³¹: there, one step less. */
const semicircles = (degrees: number) => Math.min(Math.round(degrees / SEMICIRCLE), 2 ** 31 - 2)

/**
 * A guided track in FIT, as a watch takes it from its folder of new files: one line of all segments, cumulative
 * distances, waypoints within 500 m as points of it, even and made-up times. Positions are kept to a
 * centimetre, altitudes to 20 cm. Throws `trop_peu_de_points` below two points.
 *
 * Messages and their order: https://developer.garmin.com/fit/cookbook/encoding-course-files/. Written
 * with the maker's SDK, which its licence keeps on servers: no browser may load this module. It takes
 * some 30 µs a point; watches want a few thousand, so simplify before.
 */
export function writeFit(track: Track, options: FitOptions = {}): Uint8Array {
  const plan = planGuidedTrack(track, options)
  const { line, points } = plan
  const encoder = new Encoder()
  const write = (message: string, fields: object) => encoder.onMesg(numberOf(message), fields)
  const first = new Date(at(line.time, 0))
  const last = new Date(lastOf(line.time))

  write('FILE_ID', {
    type: 'course',
    manufacturer: 'development',
    product: 0,
    ...identifyFile(options.key ?? describe(track.name, plan)),
  })
  write('COURSE', { name: cutBytes(track.name ?? 'Parcours', MAX_NAME), sport: 'running' })
  write('LAP', lapOf(plan))
  write('EVENT', { timestamp: first, event: 'timer', eventType: 'start', eventGroup: 0 })
  let next = 0
  for (let index = 0; index < line.lon.length; index++) {
    write('RECORD', recordOf(plan, index))
    for (let point = points[next]; point?.index === index; point = points[++next]) {
      write('COURSE_POINT', guidePointOf(plan, point))
    }
  }
  write('EVENT', { timestamp: last, event: 'timer', eventType: 'stopDisableAll', eventGroup: 0 })
  return encoder.close()
}

const describe = (name: string | null, { line }: GuidedTrack) =>
  [name, ...line.lon, ...line.lat].join()

function lapOf({ line, distances, duration }: GuidedTrack) {
  return {
    timestamp: new Date(at(line.time, 0)),
    startTime: new Date(at(line.time, 0)),
    startPositionLat: semicircles(at(line.lat, 0)),
    startPositionLong: semicircles(at(line.lon, 0)),
    endPositionLat: semicircles(lastOf(line.lat)),
    endPositionLong: semicircles(lastOf(line.lon)),
    totalElapsedTime: duration,
    totalTimerTime: duration,
    totalDistance: lastOf(distances),
  }
}

function recordOf({ line, distances }: GuidedTrack, index: number) {
  const ele = at(line.ele, index)
  return {
    timestamp: new Date(at(line.time, index)),
    positionLat: semicircles(at(line.lat, index)),
    positionLong: semicircles(at(line.lon, index)),
    distance: at(distances, index),
    ...(Number.isNaN(ele) ? {} : { altitude: ele }),
  }
}

function guidePointOf({ line, distances }: GuidedTrack, point: GuidePoint) {
  const { waypoint, kind, index } = point
  return {
    timestamp: new Date(at(line.time, index)),
    positionLat: semicircles(waypoint.lat),
    positionLong: semicircles(waypoint.lon),
    distance: at(distances, index),
    type: kind.fit,
    name: cutBytes(waypoint.name ?? kind.tcx, MAX_POINT_NAME),
  }
}
