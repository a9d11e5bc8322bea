import { at } from './column.ts'
import { kindOf } from './guide-point-kind.ts'
import type { Segment, Track, TrackTurn, Waypoint } from './track.ts'
import { TURN_KINDS } from './turn-kind.ts'
import { element, escapeXml, formatDegrees, formatLongitude, formatMetres } from './write-text.ts'

export type GpxOptions = {
  creator?: string
  link?: string
  /** Includes timestamps, which reveal where the author was and when. */
  hasTimes?: boolean
}

const NAMESPACES = [
  'xmlns="http://www.topografix.com/GPX/1/1"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd"',
].join(' ')

/**
 * Schema-valid GPX 1.1: one track with segments, waypoints, and its turns as a route beside it. Positions to 7 decimals (a
 * centimetre), altitudes to the centimetre, times on request only.
 */
export function writeGpx(track: Track, options: GpxOptions = {}): string {
  const { creator = 'Foulée', link, hasTimes = false } = options
  const { name, description, segments, waypoints } = track
  const title = element('name', name) + element('desc', description)
  const href = link ? `<link href="${escapeXml(link)}"/>` : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(creator)}" ${NAMESPACES}>`,
    title || href ? `<metadata>${title}${href}</metadata>` : '',
    ...waypoints.map(writeWaypoint),
    ...writeTurns(track, title),
    `<trk>${title}`,
    ...segments.flatMap((segment) => [
      '<trkseg>',
      ...Array.from(segment.lon, (_, index) => writePoint(segment, index, hasTimes)),
      '</trkseg>',
    ]),
    '</trk>',
    '</gpx>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}

const position = (lon: number, lat: number) =>
  `lat="${formatDegrees(lat)}" lon="${formatLongitude(lon)}"`

const elevation = (ele: number | null) =>
  ele === null || Number.isNaN(ele) ? '' : `<ele>${formatMetres(ele)}</ele>`

function writePoint({ lon, lat, ele, time }: Segment, index: number, hasTimes: boolean): string {
  const ms = hasTimes ? at(time, index) : Number.NaN
  const when = Number.isNaN(ms) ? '' : `<time>${new Date(ms).toISOString()}</time>`
  const content = elevation(at(ele, index)) + when
  const start = `<trkpt ${position(at(lon, index), at(lat, index))}`
  return content ? `${start}>${content}</trkpt>` : `${start}/>`
}

/** From one end of the line to the other by its turns; nothing without turns. */
function writeTurns({ turns = [], segments }: Track, title: string): string[] {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!turns.length || !first?.lon.length || !last?.lon.length) return []
  const end = last.lon.length - 1
  return [
    `<rte>${title}`,
    writeTurn({ lon: at(first.lon, 0), lat: at(first.lat, 0), type: 'depart', text: '' }),
    ...turns.map(writeTurn),
    writeTurn({ lon: at(last.lon, end), lat: at(last.lat, end), type: 'arrivee', text: '' }),
    '</rte>',
  ]
}

function writeTurn({ lon, lat, type, text }: Omit<TrackTurn, 'segment' | 'metres'>): string {
  const { label, tcx } = TURN_KINDS[type]
  const content = element('name', label) + element('desc', text) + element('type', tcx)
  return `<rtept ${position(lon, lat)}>${content}</rtept>`
}

function writeWaypoint({ lon, lat, ele, name, description, type }: Waypoint): string {
  const content = [
    elevation(ele),
    element('name', name),
    element('desc', description),
    type ? element('sym', kindOf(type).gpx) : '',
    element('type', type),
  ].join('')
  return `<wpt ${position(lon, lat)}>${content}</wpt>`
}
