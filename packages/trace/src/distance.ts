import { at } from './column.ts'
import type { Segment, Track } from './track.ts'

/** Mean radius of the Earth in metres, as used by watches and websites. */
export const EARTH_RADIUS = 6_371_000
const RADIANS = Math.PI / 180

/** One degree of latitude in metres. */
export const DEGREE = EARTH_RADIUS * RADIANS

export const cosDegrees = (degrees: number): number => Math.cos(degrees * RADIANS)

/** Difference of longitudes by the short way: −180 to 180. */
export const wrapLongitude = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)

/** Half an angle in radians (6 km) below which two terms of the series are exact. */
const SMALL = 5e-4

const sine = (angle: number) =>
  angle < SMALL && angle > -SMALL ? angle - (angle * angle * angle) / 6 : Math.sin(angle)

const arcSine = (value: number) =>
  value < SMALL ? value + (value * value * value) / 6 : Math.asin(Math.min(1, value))

function haversine(lon: number, lat: number, cosines: number): number {
  const sinLat = sine((lat * RADIANS) / 2)
  const sinLon = sine((lon * RADIANS) / 2)
  return 2 * EARTH_RADIUS * arcSine(Math.sqrt(sinLat * sinLat + cosines * sinLon * sinLon))
}

/**
 * Great-circle distance in metres (haversine, Sinnott 1984), from degrees. Within 0.56 % of the WGS
 * 84 ellipsoid, 0.2 % in France.
 */
export function distanceBetween(lonA: number, latA: number, lonB: number, latB: number): number {
  return haversine(lonB - lonA, latB - latA, cosDegrees(latA) * cosDegrees(latB))
}

/**
 * Cumulative metres from `start` for each point. 2D: climb is separate and does not add to the
 * running distance.
 */
export function accumulateDistances(
  segment: Pick<Segment, 'lon' | 'lat'>,
  start = 0,
): Float64Array {
  const { lon, lat } = segment
  const distances = new Float64Array(lon.length)
  let total = start
  let [lonBefore, latBefore, cosine] = [at(lon, 0), at(lat, 0), cosDegrees(at(lat, 0))]
  for (let index = 0; index < lon.length; index++) {
    const lonHere = lon[index] ?? 0
    const latHere = lat[index] ?? 0
    const nextCosine = cosDegrees(latHere)
    total += haversine(lonHere - lonBefore, latHere - latBefore, cosine * nextCosine)
    distances[index] = total
    lonBefore = lonHere
    latBefore = latHere
    cosine = nextCosine
  }
  return distances
}

export function measureDistance(track: Pick<Track, 'segments'>): number {
  let total = 0
  for (const segment of track.segments) {
    total = accumulateDistances(segment, total).at(-1) ?? total
  }
  return total
}
