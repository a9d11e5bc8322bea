import { at } from './column.ts'
import { cosDegrees, DEGREE, wrapLongitude } from './distance.ts'
import type { Part, Survey } from './survey.ts'

export type Place = { metres: number; offset: number }

type Sought = {
  lon: number
  lat: number
  reach: number
  /** Expected metres, to choose between several passes. */
  near?: number | null
}

/** Weight of a metre away from `near`, in metres beside the track. */
const STRAY = 0.02

/**
 * Place along a track; null beyond reach. With several passes, the nearest one, or the one
 * requested by `near`.
 */
export function placeAlong({ parts }: Survey, sought: Sought): Place | null {
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  for (const part of parts) {
    for (let index = 0; index < part.distances.length; index++) {
      const place = placeBeside(part, index, sought)
      if (place.offset > sought.reach) continue
      const stray = sought.near == null ? 0 : Math.abs(place.metres - sought.near)
      const cost = place.offset + STRAY * stray
      if (cost < least) [best, least] = [place, cost]
    }
  }
  return best
}

/** Nearest place on the line from a point to the next; the last point is degenerate. */
function placeBeside({ segment, distances }: Part, index: number, { lon, lat }: Sought): Place {
  const width = DEGREE * cosDegrees(lat)
  const x = wrapLongitude(at(segment.lon, index) - lon) * width
  const y = (at(segment.lat, index) - lat) * DEGREE
  const here = at(distances, index)
  const lineX = wrapLongitude(at(segment.lon, index + 1) - lon) * width - x
  const lineY = (at(segment.lat, index + 1) - lat) * DEGREE - y
  const share = -(x * lineX + y * lineY) / (lineX * lineX + lineY * lineY)
  // Also without a next point, or without length (NaN).
  if (!(share > 0)) return { metres: here, offset: Math.hypot(x, y) }
  const along = Math.min(1, share)
  return {
    metres: here + along * (at(distances, index + 1) - here),
    offset: Math.hypot(x + along * lineX, y + along * lineY),
  }
}
