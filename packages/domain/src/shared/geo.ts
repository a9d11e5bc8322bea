export type Position = readonly [lon: number, lat: number]

const EARTH_RADIUS = 6_371_008.8
export const RAYON_MAX_KM = 500

const DECIMAL_PATTERN = /^[+-]?\d{1,4}(\.\d{1,15})?$/

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine). */
export function distanceMetres(a: Position, b: Position): number {
  const halfLat = toRadians(b[1] - a[1]) / 2
  const halfLon = toRadians(b[0] - a[0]) / 2
  const cosines = Math.cos(toRadians(a[1])) * Math.cos(toRadians(b[1]))
  const h = Math.sin(halfLat) ** 2 + cosines * Math.sin(halfLon) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)))
}

const isDegrees = (value: unknown, max: number) =>
  typeof value === 'number' && Math.abs(value) <= max

export function isPosition(value: unknown): value is Position {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    isDegrees(value[0], 180) &&
    isDegrees(value[1], 90)
  )
}

function parseDecimals(text: string, count: number): number[] | null {
  const parts = text.split(',', count + 1).map((part) => part.trim())
  const isGood = parts.length === count && parts.every((part) => DECIMAL_PATTERN.test(part))
  return isGood ? parts.map(Number) : null
}

/**
 * Parses `lon,lat,rayon_km` (radius above 0, at most 500 km); null if malformed or out of bounds.
 */
export function parseAutour(text: string): { position: Position; rayon_km: number } | null {
  const [lon = Number.NaN, lat = Number.NaN, rayon_km = 0] = parseDecimals(text, 3) ?? []
  const position: Position = [lon, lat]
  if (!isPosition(position) || rayon_km <= 0 || rayon_km > RAYON_MAX_KM) return null
  return { position, rayon_km }
}

export interface Zone {
  ouest: number
  sud: number
  est: number
  nord: number
}

/** Parses `ouest,sud,est,nord` in degrees; null if malformed, out of bounds or inverted. */
export function parseZone(text: string): Zone | null {
  const values = parseDecimals(text, 4)
  if (!values) return null
  const [ouest = 0, sud = 0, est = 0, nord = 0] = values
  const areCorners = isPosition([ouest, sud]) && isPosition([est, nord])
  return areCorners && ouest < est && sud < nord ? { ouest, sud, est, nord } : null
}
