import type { Zone } from '@foulee/domain/shared/geo'
import { at } from './column.ts'
import { wrapLongitude } from './distance.ts'
import type { Track } from './track.ts'

const toLongitude = (degrees: number) =>
  Math.abs(degrees) <= 180 ? degrees : wrapLongitude(degrees)

/**
 * Bounding box; null without points. Across the 180th meridian `ouest` exceeds `est`, as in
 * RFC 7946 §5.2.
 */
export function measureBounds(track: Pick<Track, 'segments'>): Zone | null {
  let longitude = Number.NaN
  let [ouest, sud, est, nord] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { lon, lat } of track.segments) {
    for (let index = 0; index < lon.length; index++) {
      // Unwrapped: continues beyond ±180.
      const turn = wrapLongitude(at(lon, index) - longitude)
      longitude = Number.isNaN(longitude) ? at(lon, index) : longitude + turn
      ouest = Math.min(ouest, longitude)
      est = Math.max(est, longitude)
      sud = Math.min(sud, at(lat, index))
      nord = Math.max(nord, at(lat, index))
    }
  }
  if (ouest > est) return null
  if (est - ouest >= 360) return { ouest: -180, sud, est: 180, nord }
  return { ouest: toLongitude(ouest), sud, est: toLongitude(est), nord }
}
