import { at } from '@foulee/trace/column'
import { cosDegrees, wrapLongitude } from '@foulee/trace/distance'
import { isGap, type Samples } from './route-samples.ts'

/** Smallest interval in metres; every interval of the map is a multiple. */
export const LEAST_STEP = 10
export const STEPS_MINZOOM = 11
/**
 * Metres along the route in which an altitude counts once: on the flat, noise crosses it
 * repeatedly.
 */
const WAVER = 150

/** Crossing of a round altitude, and the bearing there, in degrees from the north. */
export type AltitudeStep = { altitude: number; lon: number; lat: number; cap: number }

const share = (from: number, to: number, value: number) => (value - from) / (to - from)

/** Metres before and after used for the bearing: fewer would follow each wiggle. */
const AHEAD = 60

function headingAt({ lon, lat, step }: Samples, index: number): number {
  const reach = Math.max(1, Math.round(AHEAD / step))
  const [from, to] = [Math.max(0, index - reach), Math.min(lon.length - 1, index + reach)]
  const east = wrapLongitude(at(lon, to) - at(lon, from)) * cosDegrees(at(lat, index))
  const north = at(lat, to) - at(lat, from)
  return (Math.atan2(east, north) * 180) / Math.PI
}

function passed(before: number, altitudeNow: number): number[] {
  const [low, high] = [Math.min(before, altitudeNow), Math.max(before, altitudeNow)]
  const first = Math.floor(low / LEAST_STEP) + 1
  const count = Math.max(0, Math.floor(high / LEAST_STEP) - first + 1)
  const altitudes = Array.from({ length: count }, (_, index) => (first + index) * LEAST_STEP)
  return altitudeNow < before ? altitudes.reverse() : altitudes
}

/**
 * Crossings of multiples of `LEAST_STEP` along the route. None across a gap or an unknown altitude.
 */
export function altitudeSteps(samples: Samples): AltitudeStep[] {
  const { lon, lat, altitudes, step } = samples
  const seen = new Map<number, number>()
  const steps: AltitudeStep[] = []
  for (let index = 1; index < altitudes.length; index++) {
    const [before, altitudeNow] = [altitudes[index - 1] ?? null, altitudes[index] ?? null]
    if (before === null || altitudeNow === null || before === altitudeNow || isGap(samples, index))
      continue
    for (const altitude of passed(before, altitudeNow)) {
      const part = share(before, altitudeNow, altitude)
      const metres = (index - 1 + part) * step
      const last = seen.get(altitude)
      seen.set(altitude, metres)
      if (last !== undefined && metres - last < WAVER) continue
      steps.push({
        altitude,
        lon: at(lon, index - 1) + wrapLongitude(at(lon, index) - at(lon, index - 1)) * part,
        lat: at(lat, index - 1) + (at(lat, index) - at(lat, index - 1)) * part,
        cap: headingAt(samples, index),
      })
    }
  }
  return steps
}
