import { at } from './column.ts'
import { cosDegrees, DEGREE, wrapLongitude } from './distance.ts'
import type { Part, Survey } from './survey.ts'

/** Metres along the track, and metres beside it. */
export type Place = { metres: number; offset: number }

type Sought = {
  lon: number
  lat: number
  /** Metres beside the track beyond which the place is not on it. */
  reach: number
  /** Where it is thought to be: of several passes, the one near it. */
  near?: number | null
}

/** What a metre along the track, away from where the place is thought to be, weighs in metres beside it. */
const STRAY = 0.02

/**
 * Where along a track a place lies; null when it lies beyond its reach. Where the track passes several
 * times, the nearest pass, or the one that `near` asks for.
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

/** The nearest place on the line from one point of a part to the next; the last point is a line too. */
function placeBeside({ segment, distances }: Part, index: number, { lon, lat }: Sought): Place {
  const width = DEGREE * cosDegrees(lat)
  const x = wrapLongitude(at(segment.lon, index) - lon) * width
  const y = (at(segment.lat, index) - lat) * DEGREE
  const here = at(distances, index)
  const lineX = wrapLongitude(at(segment.lon, index + 1) - lon) * width - x
  const lineY = (at(segment.lat, index + 1) - lat) * DEGREE - y
  const share = -(x * lineX + y * lineY) / (lineX * lineX + lineY * lineY)
  // Also where there is no next point, or no way to it (NaN).
  if (!(share > 0)) return { metres: here, offset: Math.hypot(x, y) }
  const along = Math.min(1, share)
  return {
    metres: here + along * (at(distances, index + 1) - here),
    offset: Math.hypot(x + along * lineX, y + along * lineY),
  }
}
