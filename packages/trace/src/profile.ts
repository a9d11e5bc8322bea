import { mapSlopes } from './slopes.ts'
import { findPart, readClimbs, readPosition, readRelief, type Survey } from './survey.ts'
import { measureTimes, readClock } from './times.ts'

/** A place on the profile, and on the map. Metres from the start, metres above the sea, rise over run. */
export type ProfilePoint = {
  distance: number
  lon: number
  lat: number
  /** Smoothed; null where unknown. */
  altitude: number | null
  /** Over 100 m; null where the altitude is unknown. */
  pente: number | null
}

const round = (value: number, factor: number) => Math.round(value * factor) / factor

/**
 * The profile for display: `samples` places at even distances, both ends included. Distances and altitudes
 * to 0.1 m, slopes to 0.1 %, positions to 1e−5 degrees (about 1 m). Empty for a track without points.
 */
export function buildProfile(survey: Survey, samples: number): ProfilePoint[] {
  const slopes = mapSlopes(survey)
  const points: ProfilePoint[] = []
  for (let index = 0; index < samples; index++) {
    const distance = samples > 1 ? (index * survey.distance) / (samples - 1) : 0
    const part = findPart(survey, distance)
    if (!part) break
    const { lon, lat } = readPosition(part, distance)
    const read = (column: Float64Array | undefined) =>
      part.relief && column ? readRelief(part, part.relief, column, distance) : null
    const altitude = read(part.relief?.altitudes)
    const pente = read(slopes.get(part))
    points.push({
      distance: round(distance, 10),
      lon: round(lon, 1e5),
      lat: round(lat, 1e5),
      altitude: altitude === null ? null : round(altitude, 10),
      pente: pente === null ? null : round(pente, 1000),
    })
  }
  return points
}

/** A stretch of the route. Metres, and seconds with pauses; null is unknown. */
export type Troncon = {
  debut: number
  fin: number
  denivele: number | null
  denivele_negatif: number | null
  duree: number | null
}

/**
 * The stretches between the given distances (metres from the start, any order), from the start of the track
 * to its end. Their climbs add up to those of the whole: legs of a roadbook, splits.
 */
export function splitAt(survey: Survey, distances: readonly number[]): Troncon[] {
  const clock = measureTimes(survey)?.clock
  const inside = distances.filter((distance) => distance > 0 && distance < survey.distance)
  const limits = [...new Set([0, ...inside, survey.distance])].sort((a, b) => a - b)
  const marks = limits.map((distance) => ({
    distance,
    climbs: readClimbs(survey, distance),
    seconds: clock ? readClock(clock, distance) : null,
  }))
  return marks.slice(1).map((end, index) => {
    const start = marks[index] ?? end
    const since = (to: number | null | undefined, from: number | null | undefined) =>
      to === null || to === undefined ? null : to - (from ?? 0)
    return {
      debut: start.distance,
      fin: end.distance,
      denivele: since(end.climbs?.denivele, start.climbs?.denivele),
      denivele_negatif: since(end.climbs?.denivele_negatif, start.climbs?.denivele_negatif),
      duree: since(end.seconds, start.seconds),
    }
  })
}

/** More would be no table to read, and a route around the world cut by the metre no answer. */
const MOST_SPLITS = 10_000

/** Stretches of `length` metres (1 km by default), the last one with what remains. */
export function splitEvery(survey: Survey, length = 1000): Troncon[] {
  if (!(length > 0)) throw new RangeError('A split needs a length')
  const step = Math.max(length, survey.distance / MOST_SPLITS)
  // A remainder under a thousandth belongs to the last stretch.
  const count = Math.ceil(survey.distance / step - 0.001) - 1
  return splitAt(
    survey,
    Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step),
  )
}
