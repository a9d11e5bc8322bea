import { Encoder } from '@garmin/fitsdk'
import { at, lastOf } from './column.ts'
import { identifyFile } from './fit/file-identity.ts'
import { SEMICIRCLE } from './fit/fit-profile.ts'
import { numberOf } from './fit/message-numbers.ts'
import {
  type GuidedTrack,
  type GuideOptions,
  type GuidePoint,
  planGuidedTrack,
} from './guided-track.ts'
import type { Track } from './track.ts'
import { cutBytes } from './write-text.ts'

/** UTF-8 bytes shown by watches for the names of track and point. */
const MAX_NAME = 60
const MAX_POINT_NAME = 30

export type FitOptions = GuideOptions & {
  /** Stable identity of the parcours, its URL; name and line by default. */
  key?: string
}

/** 2³¹ − 1 is the invalid value, and 180° would be 2³¹: clamped one step below. */
const semicircles = (degrees: number) => Math.min(Math.round(degrees / SEMICIRCLE), 2 ** 31 - 2)

/**
 * Guided track in FIT, for the import folder of a watch: one line, cumulative distances, waypoints
 * within 500 m as course points, synthetic even times. Positions to a centimetre, altitudes to 20
 * cm. @throws TraceError `trop_peu_de_points` below two points
 *
 * Message order: https://developer.garmin.com/fit/cookbook/encoding-course-files/. Uses the
 * manufacturer’s SDK, licensed for servers only: never load this module in a browser. About 30 µs
 * per point; watches accept a few thousand, so simplify before.
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
  const { waypoint, title, kind, index } = point
  return {
    timestamp: new Date(at(line.time, index)),
    positionLat: semicircles(waypoint.lat),
    positionLong: semicircles(waypoint.lon),
    distance: at(distances, index),
    type: kind.fit,
    name: cutBytes(title ?? kind.tcx, MAX_POINT_NAME),
  }
}
