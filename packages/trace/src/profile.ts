import { mapSlopes } from './slopes.ts'
import { findPart, readClimbs, readPosition, readRelief, type Survey } from './survey.ts'
import { measureTimes, readClock } from './times.ts'

export type ProfilePoint = {
  distance: number
  lon: number
  lat: number
  altitude: number | null
  /** Over 100 m; null if the altitude is unknown. */
  pente: number | null
}

const round = (value: number, factor: number) => Math.round(value * factor) / factor

/**
 * Profile for display: `samples` evenly spaced places, ends included. Distances and altitudes to
 * 0.1 m, slopes to 0.1 %, positions to 1e−5 degrees (about 1 m). Empty without points.
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

export type Troncon = {
  debut: number
  fin: number
  denivele: number | null
  denivele_negatif: number | null
  duree: number | null
}

/**
 * Legs between distances (metres from the start, any order), from start to end. Their climbs add up
 * to the total.
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
    // Interpolating between two equal readings may round below them.
    const since = (to: number | null | undefined, from: number | null | undefined) =>
      to === null || to === undefined ? null : Math.max(0, to - (from ?? 0))
    return {
      debut: start.distance,
      fin: end.distance,
      denivele: since(end.climbs?.denivele, start.climbs?.denivele),
      denivele_negatif: since(end.climbs?.denivele_negatif, start.climbs?.denivele_negatif),
      duree: since(end.seconds, start.seconds),
    }
  })
}

/** Bounds the output for absurd inputs. */
const MOST_SPLITS = 10_000

/** Stretches of `length` metres (1 km by default); the last one may be shorter. */
export function splitEvery(survey: Survey, length = 1000): Troncon[] {
  if (!(length > 0)) throw new RangeError('A split needs a length')
  const step = Math.max(length, survey.distance / MOST_SPLITS)
  // A remainder below a thousandth is merged into the last stretch.
  const count = Math.ceil(survey.distance / step - 0.001) - 1
  return splitAt(
    survey,
    Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step),
  )
}
