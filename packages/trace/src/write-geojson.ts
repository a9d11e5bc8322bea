import { at } from './column.ts'
import type { Segment, Track } from './track.ts'

type Position = number[]

const round = (value: number, factor: number) => Math.round(value * factor) / factor
const positionAt = (lon: number, lat: number, ele: number): Position => [
  round(lon, 1e7),
  round(lat, 1e7),
  ...(Number.isNaN(ele) ? [] : [round(ele, 100)]),
]

/**
 * GeoJSON (RFC 7946): one feature for the line, split at the 180th meridian, and one per waypoint.
 * Positions to 7 decimals; single-point segments are skipped.
 */
export function writeGeoJson(track: Track): string {
  const { name, description, segments, waypoints } = track
  const lines = segments.flatMap(cutAtAntimeridian).filter(({ length }) => length > 1)
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature({ type: 'MultiLineString', coordinates: lines }, { name, description }),
      ...waypoints.map((waypoint) =>
        feature(
          {
            type: 'Point',
            coordinates: positionAt(waypoint.lon, waypoint.lat, waypoint.ele ?? Number.NaN),
          },
          { name: waypoint.name, description: waypoint.description, type: waypoint.type },
        ),
      ),
    ],
  })
}

const feature = (geometry: object, properties: object) => ({
  type: 'Feature',
  properties,
  geometry,
})

/** Lines of a segment, continued at the other edge of the map (RFC 7946, 3.1.9). */
function cutAtAntimeridian({ lon, lat, ele }: Segment): Position[][] {
  const lines: Position[][] = [[]]
  for (let index = 0; index < lon.length; index++) {
    const [x, y, z] = [at(lon, index), at(lat, index), at(ele, index)]
    const before = at(lon, index - 1)
    if (Math.abs(x - before) > 180) {
      const edge = before > 0 ? 180 : -180
      const share = (edge - before) / (x + 2 * edge - before)
      const between = at(lat, index - 1) + (y - at(lat, index - 1)) * share
      lines.at(-1)?.push(positionAt(edge, between, Number.NaN))
      lines.push([positionAt(-edge, between, Number.NaN)])
    }
    lines.at(-1)?.push(positionAt(x, y, z))
  }
  return lines
}
