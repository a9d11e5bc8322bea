import { cosDegrees, wrapLongitude } from '@foulee/trace/distance'
import type { Samples } from '#kit/track/route-samples.ts'

type Position = { lon: number; lat: number }

const DIRECTIONS = [
  'le nord',
  'le nord-est',
  'l’est',
  'le sud-est',
  'le sud',
  'le sud-ouest',
  'l’ouest',
  'le nord-ouest',
]

/** Compass direction in eighths, « le nord-est »; null at the same place. */
export function labelDirection(from: Position, to: Position): string | null {
  const east = wrapLongitude(to.lon - from.lon) * cosDegrees(from.lat)
  const north = to.lat - from.lat
  if (east === 0 && north === 0) return null
  const eighth = Math.round((Math.atan2(east, north) * 4) / Math.PI)
  return DIRECTIONS[(eighth + 8) % 8] ?? null
}

/** Metres of climb that end a descent. */
const RISE = 25

/** From, to and elevation loss, all in metres. */
type Descent = { from: number; to: number; drop: number }

/** The descent with the greatest loss without a climb of more than 25 m; null without any. */
export function findLongestDescent({
  altitudes,
  step,
}: Pick<Samples, 'altitudes' | 'step'>): Descent | null {
  let best: Descent | null = null
  let top: { index: number; altitude: number } | null = null
  let low = Number.POSITIVE_INFINITY
  for (const [index, altitude] of altitudes.entries()) {
    if (altitude === null) {
      top = null
      continue
    }
    if (!top || altitude > top.altitude || altitude > low + RISE) {
      top = { index, altitude }
      low = altitude
    }
    low = Math.min(low, altitude)
    const drop = top.altitude - altitude
    if (drop > (best?.drop ?? 0)) best = { from: top.index * step, to: index * step, drop }
  }
  return best
}
