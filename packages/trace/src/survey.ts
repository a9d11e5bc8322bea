import { cleanElevations, hasElevation, type Samples, sampleAltitudes } from './altitudes.ts'
import { at, findBelow, lastOf } from './column.ts'
import { accumulateDistances, wrapLongitude } from './distance.ts'
import { measureRelief, type Relief } from './elevation.ts'
import { chooseReach, type Lissage, measureNoise } from './noise.ts'
import type { Segment, Track } from './track.ts'

/**
 * Track with precomputed distances and ground, the input of all measures. Distances continue across
 * parts.
 */
export type Survey = {
  parts: readonly Part[]
  /** Gaps between parts are not counted. */
  distance: number
  hasRelief: boolean
  /** Null without altitudes, or if already smoothed. */
  lissage: Lissage | null
}

export type Climbs = { denivele: number; denivele_negatif: number }

/** Segment on the distance axis of the whole track. */
export type Part = {
  segment: Segment
  debut: number
  fin: number
  before: Climbs
  distances: Float64Array
  relief: Relief | null
}

type Sampled = Pick<Part, 'segment' | 'debut' | 'fin' | 'distances'> & { samples: Samples | null }

function sampleSegments({ segments }: Pick<Track, 'segments'>): Sampled[] {
  const isKnown = hasElevation(segments)
  const sampled: Sampled[] = []
  let debut = 0
  for (const segment of segments) {
    if (segment.lon.length === 0) continue
    const distances = accumulateDistances(segment, debut)
    const fin = lastOf(distances)
    const samples = isKnown
      ? sampleAltitudes(cleanElevations(segment.ele, distances), distances)
      : null
    sampled.push({ segment, debut, fin, distances, samples })
    debut = fin
  }
  return sampled
}

/** One smoothing per file, recorded by one receiver. */
function chooseLissage(sampled: readonly Sampled[]): Lissage | null {
  const samples = sampled.flatMap(({ samples }) => samples ?? [])
  if (!samples.length) return null
  let metres = 0
  let intervals = 0
  for (const { debut, fin, segment, samples } of sampled) {
    if (!samples) continue
    metres += fin - debut
    intervals += segment.ele.length - 1
  }
  const bruit = measureNoise(samples, metres / Math.max(1, intervals))
  return { bruit, rayon: chooseReach(bruit) }
}

export function surveyTrack(track: Pick<Track, 'segments'>): Survey {
  const sampled = sampleSegments(track)
  const lissage = chooseLissage(sampled)
  const parts: Part[] = []
  let before: Climbs = { denivele: 0, denivele_negatif: 0 }
  for (const { samples, ...place } of sampled) {
    const relief = samples && lissage ? measureRelief(samples, lissage.rayon) : null
    parts.push({ ...place, before, relief })
    if (relief) {
      before = {
        denivele: before.denivele + lastOf(relief.montees),
        denivele_negatif: before.denivele_negatif + lastOf(relief.descentes),
      }
    }
  }
  return { parts, distance: parts.at(-1)?.fin ?? 0, hasRelief: lissage !== null, lissage }
}

/** Part at a distance, the later one at a boundary; null without points. */
export function findPart({ parts }: Survey, distance: number): Part | null {
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((parts[middle]?.debut ?? 0) <= distance) low = middle
    else high = middle - 1
  }
  return parts[low] ?? null
}

/** Interpolated column of the relief, constant beyond its ends. */
export function readRelief(
  part: Part,
  { step }: Relief,
  column: Float64Array,
  distance: number,
): number {
  const last = column.length - 1
  const place = Math.min(last, Math.max(0, (distance - part.debut) / step))
  const from = Math.floor(place)
  const to = Math.min(from + 1, last)
  return at(column, from) * (1 - place + from) + at(column, to) * (place - from)
}

export function readClimbs(survey: Survey, distance: number): Climbs | null {
  const part = survey.hasRelief ? findPart(survey, distance) : null
  if (!part?.relief) return part?.before ?? null
  const { relief, before } = part
  return {
    denivele: before.denivele + readRelief(part, relief, relief.montees, distance),
    denivele_negatif:
      before.denivele_negatif + readRelief(part, relief, relief.descentes, distance),
  }
}

export function readAltitude(survey: Survey, distance: number): number | null {
  const part = findPart(survey, distance)
  return part?.relief ? readRelief(part, part.relief, part.relief.altitudes, distance) : null
}

export function readPosition(part: Part, distance: number): { lon: number; lat: number } {
  const { lon, lat } = part.segment
  const from = findBelow(part.distances, distance)
  const width = at(part.distances, from + 1) - at(part.distances, from)
  const along = (distance - at(part.distances, from)) / width
  // Also at the last point, without a next one (NaN).
  if (!(along > 0)) return { lon: at(lon, from), lat: at(lat, from) }
  const turn = wrapLongitude(at(lon, from + 1) - at(lon, from))
  return {
    lon: wrapLongitude(at(lon, from) + turn * along),
    lat: at(lat, from) * (1 - along) + at(lat, from + 1) * along,
  }
}

export function samplePositions(
  survey: Survey,
  count: number,
): { lon: Float64Array; lat: Float64Array } {
  const lon = new Float64Array(count)
  const lat = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const distance = count > 1 ? (index * survey.distance) / (count - 1) : 0
    const part = findPart(survey, distance)
    if (!part) break
    const position = readPosition(part, distance)
    lon[index] = position.lon
    lat[index] = position.lat
  }
  return { lon, lat }
}
