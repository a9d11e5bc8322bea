import { at } from './column.ts'
import type { Segment, Track, Waypoint } from './track.ts'
import { element, formatDegrees, formatMetres } from './write-text.ts'

/**
 * KML 2.2 for Google Earth: clamped line with a part per segment of at least two points, and
 * waypoints. Positions to 7 decimals, altitudes to the centimetre.
 */
export function writeKml(track: Track): string {
  const { name, description, segments, waypoints } = track
  const title = element('name', name) + element('description', description)
  const lines = segments.filter(({ lon }) => lon.length > 1).map(writeLine)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${title}`,
    '<Style id="trace"><LineStyle><color>ff2b5cf0</color><width>4</width></LineStyle></Style>',
    `<Placemark>${title}<styleUrl>#trace</styleUrl><MultiGeometry>`,
    ...lines,
    '</MultiGeometry></Placemark>',
    ...waypoints.map(writeWaypoint),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}

const coordinates = (lon: number, lat: number, ele: number) =>
  `${formatDegrees(lon)},${formatDegrees(lat)}${Number.isNaN(ele) ? '' : `,${formatMetres(ele)}`}`

function writeLine({ lon, lat, ele }: Segment): string {
  const points = Array.from(lon, (_, index) =>
    coordinates(at(lon, index), at(lat, index), at(ele, index)),
  )
  return `<LineString><tessellate>1</tessellate><coordinates>${points.join('\n')}</coordinates></LineString>`
}

function writeWaypoint({ lon, lat, ele, name, description }: Waypoint): string {
  const title = element('name', name) + element('description', description)
  return `<Placemark>${title}<Point><coordinates>${coordinates(lon, lat, ele ?? Number.NaN)}</coordinates></Point></Placemark>`
}
