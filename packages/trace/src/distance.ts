import { at } from './column.ts'
import type { Segment, Track } from './track.ts'

/** Mean radius of the Earth in metres, as watches and sites take it. */
export const EARTH_RADIUS = 6_371_000
const RADIANS = Math.PI / 180

/** One degree of latitude in metres. */
export const DEGREE = EARTH_RADIUS * RADIANS

export const cosDegrees = (degrees: number): number => Math.cos(degrees * RADIANS)

/** Degrees of longitude from one point to another, the short way round: −180 to 180. */
export const wrapLongitude = (degrees: number): number => degrees - 360 * Math.round(degrees / 360)

/** Half an angle in radians (6 km) under which two terms of a series are as exact as the function. */
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
 * Metres along the great circle (haversine, Sinnott 1984), from degrees. The sphere is within 0.56 %
 * of the WGS 84 ellipsoid everywhere, within 0.2 % in France.
 */
export function distanceBetween(lonA: number, latA: number, lonB: number, latB: number): number {
  return haversine(lonB - lonA, latB - latA, cosDegrees(latA) * cosDegrees(latB))
}

/**
 * Metres since the first point of the segment, for each of its points, plus `start`. 2D: the climb is
 * told apart, and adds nothing to what a runner calls the distance.
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

/** Metres of the track: inside its segments, never from one to the next. */
export function measureDistance(track: Pick<Track, 'segments'>): number {
  let total = 0
  for (const segment of track.segments) {
    total = accumulateDistances(segment, total).at(-1) ?? total
  }
  return total
}
