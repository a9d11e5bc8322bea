import { at, lastOf } from './column.ts'
import {
  type GuidedTrack,
  type GuideOptions,
  type GuidePoint,
  planGuidedTrack,
} from './guided-track.ts'
import type { Track } from './track.ts'
import {
  cleanXml,
  cutText,
  element,
  escapeXml,
  formatDegrees,
  formatLongitude,
  formatMetres,
} from './write-text.ts'

/** Maximum name lengths of the TCX schema. */
const MAX_NAME = 15
const MAX_POINT_NAME = 10

const NAMESPACES = [
  'xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2 http://www.garmin.com/xmlschemas/TrainingCenterDatabasev2.xsd"',
].join(' ')

/**
 * Guided track in schema-valid TCX (TrainingCenterDatabase v2): names truncated to 15 and 10
 * characters, complete in the notes. Waypoints within 500 m become course points. @throws
 * TraceError `trop_peu_de_points` below two points
 */
export function writeTcx(track: Track, options: GuideOptions = {}): string {
  const plan = planGuidedTrack(track, options)
  const notes = [track.name, track.description].filter(Boolean).join('\n')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<TrainingCenterDatabase ${NAMESPACES}>`,
    '<Courses><Course>',
    element('Name', shorten(track.name, MAX_NAME) || 'Parcours'),
    writeLap(plan),
    ...plan.ends.map((end, index) => writePart(plan, plan.ends[index - 1] ?? 0, end)),
    element('Notes', notes),
    ...plan.points.map((point) => writeGuidePoint(plan, point)),
    '</Course></Courses>',
    '</TrainingCenterDatabase>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}

const position = (name: string, lon: number, lat: number) =>
  `<${name}><LatitudeDegrees>${formatDegrees(lat)}</LatitudeDegrees><LongitudeDegrees>${formatLongitude(lon)}</LongitudeDegrees></${name}>`

/** Empty if no character is allowed: omitted. */
const shorten = (text: string | null, max: number) => cutText(cleanXml(text ?? ''), max)

const altitude = (ele: number) =>
  Number.isNaN(ele) ? '' : `<AltitudeMeters>${formatMetres(ele)}</AltitudeMeters>`

const instant = (ms: number) => new Date(ms).toISOString()

function writeLap({ line, distances, duration }: GuidedTrack): string {
  return [
    `<Lap><TotalTimeSeconds>${duration}</TotalTimeSeconds>`,
    `<DistanceMeters>${formatMetres(lastOf(distances))}</DistanceMeters>`,
    position('BeginPosition', at(line.lon, 0), at(line.lat, 0)),
    position('EndPosition', lastOf(line.lon), lastOf(line.lat)),
    '<Intensity>Active</Intensity></Lap>',
  ].join('')
}

function writePart(plan: GuidedTrack, from: number, to: number): string {
  const points = Array.from({ length: to - from }, (_, index) => writePoint(plan, from + index))
  return points.length > 0 ? ['<Track>', ...points, '</Track>'].join('\n') : ''
}

function writePoint({ line, distances }: GuidedTrack, index: number): string {
  return [
    `<Trackpoint><Time>${instant(at(line.time, index))}</Time>`,
    position('Position', at(line.lon, index), at(line.lat, index)),
    altitude(at(line.ele, index)),
    `<DistanceMeters>${formatMetres(at(distances, index))}</DistanceMeters></Trackpoint>`,
  ].join('')
}

function writeGuidePoint({ line }: GuidedTrack, { waypoint, kind, index }: GuidePoint): string {
  const { name, description, lon, lat, ele } = waypoint
  const whole = cleanXml(name ?? '').trim() || kind.tcx
  const short = shorten(whole, MAX_POINT_NAME)
  const notes = [short === whole ? '' : whole, description].filter(Boolean).join('\n')
  return [
    `<CoursePoint><Name>${escapeXml(short)}</Name>`,
    `<Time>${instant(at(line.time, index))}</Time>`,
    position('Position', lon, lat),
    altitude(ele ?? Number.NaN),
    `<PointType>${kind.tcx}</PointType>`,
    `${element('Notes', notes)}</CoursePoint>`,
  ].join('')
}
