import type { Trace } from '@foulee/contract/parcours/parcours'
import { at } from '@foulee/trace/column'
import { distanceBetween } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'

/** Profile as columns: samples at even distances, both ends included. */
export type Samples = {
  /** Metres: between two samples, and in all. */
  step: number
  length: number
  lon: Float64Array
  lat: Float64Array
  /** Altitudes in metres, slopes as rise over run; null when unknown. */
  altitudes: readonly (number | null)[]
  slopes: readonly (number | null)[]
  /**
   * Lowest and highest altitude of the whole track, as in its figures: samples are smoothed and
   * flatten both. Undefined when not measured.
   */
  range?: AltitudeRange
}

export type AltitudeRange = { low: number; high: number }

export type Place = {
  metres: number
  lon: number
  lat: number
  altitude: number | null
  slope: number | null
}

type Profiled = Pick<Trace, 'distance' | 'profil'> &
  Partial<Pick<Trace, 'altitude_min' | 'altitude_max'>>

export function readSamples(trace: Profiled): Samples {
  const { distance, profil, altitude_min: low = null, altitude_max: high = null } = trace
  return {
    ...decodePolyline(profil.positions),
    step: profil.pas,
    length: distance,
    altitudes: profil.altitudes,
    slopes: profil.pentes,
    ...(low !== null && high !== null && { range: { low, high } }),
  }
}

/** Altitude range of a route, the same on every page; null when unknown. */
export function altitudeRange({ altitudes, range }: Samples): AltitudeRange | null {
  if (range) return range
  const known = altitudes.filter((altitude) => altitude !== null)
  return known.length ? { low: Math.min(...known), high: Math.max(...known) } : null
}

const between = (a: number, b: number, share: number) => a + (b - a) * share

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))

export function placeAt(samples: Samples, metres: number): Place {
  const { lon, lat, step, length, altitudes, slopes } = samples
  const last = Math.max(0, lon.length - 1)
  const clamped = clamp(metres, length)
  const exact = step > 0 ? clamp(clamped / step, last) : 0
  const from = Math.min(Math.floor(exact), Math.max(0, last - 1))
  const to = Math.min(from + 1, last)
  // No interpolation across a gap: the nearer sample.
  const share = isGap(samples, to) ? Math.round(exact - from) : exact - from
  const low = altitudes[from] ?? null
  const high = altitudes[to] ?? null
  return {
    metres: clamped,
    lon: between(at(lon, from), at(lon, to), share),
    lat: between(at(lat, from), at(lat, to), share),
    altitude: low === null || high === null ? (low ?? high) : between(low, high, share),
    slope: slopes[Math.round(from + share)] ?? null,
  }
}

/** Samples are one step apart along the route, so a larger straight-line distance is a gap. */
export function isGap({ lon, lat, step }: Samples, index: number): boolean {
  if (index < 1 || index >= lon.length) return false
  const apart = distanceBetween(
    at(lon, index - 1),
    at(lat, index - 1),
    at(lon, index),
    at(lat, index),
  )
  return apart > step * 1.5 + 10
}

/** Sample nearest to a position in a straight line: metres along the route, and distance. */
export function findNearest(
  { lon, lat, step, length }: Samples,
  [nearLon, nearLat]: readonly [number, number],
): { metres: number; away: number } {
  let [best, away] = [0, Number.POSITIVE_INFINITY]
  for (let index = 0; index < lon.length; index++) {
    const distance = distanceBetween(nearLon, nearLat, at(lon, index), at(lat, index))
    if (distance < away) [best, away] = [index, distance]
  }
  return { metres: Math.min(length, best * step), away }
}

/** `isLeftOut`: the range goes, and what is around it stays. */
export type KeptRange = { debut: number; fin: number; isLeftOut?: boolean }

export function excludedRanges(
  { lon, lat, step }: Samples,
  { debut, fin, isLeftOut = false }: KeptRange,
) {
  const last = lon.length - 1
  const [from, to] = [debut, fin].map((metres) =>
    clamp(Math.round(metres / Math.max(1, step)), last),
  )
  const piece = (first = 0, end = last) =>
    end > first ? [{ lon: lon.slice(first, end + 1), lat: lat.slice(first, end + 1) }] : []
  return isLeftOut ? piece(from, to) : [...piece(0, from), ...piece(to, last)]
}
