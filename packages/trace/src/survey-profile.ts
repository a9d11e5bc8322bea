import { at, lastOf } from './column.ts'
import { accumulateClimbs } from './elevation.ts'
import { decodePolyline } from './polyline.ts'
import type { Climbs, Part, Survey } from './survey.ts'

export type StoredProfile = {
  pas: number
  /** Encoded polyline (5 decimals). */
  positions: string
  /** Smoothed; null if unknown. */
  altitudes: readonly (number | null)[]
}

/**
 * Survey of a stored profile, enough and fast for a prediction. Altitudes are already smoothed.
 * Unknown ones split the route like gaps.
 */
export function surveyProfile({ pas, positions, altitudes }: StoredProfile): Survey {
  const { lon, lat } = decodePolyline(positions)
  const count = Math.min(lon.length, altitudes.length)
  const parts: Part[] = []
  let before: Climbs = { denivele: 0, denivele_negatif: 0 }
  for (const { from, to, isKnown } of cutKnown(altitudes.slice(0, count))) {
    const distances = Float64Array.from({ length: to - from + 1 }, (_, i) => (from + i) * pas)
    const relief = isKnown ? makeRelief(altitudes.slice(from, to + 1), pas) : null
    const nothing = new Float64Array(distances.length).fill(Number.NaN)
    const segment = {
      lon: lon.slice(from, to + 1),
      lat: lat.slice(from, to + 1),
      ele: relief?.altitudes ?? nothing,
      time: nothing,
    }
    parts.push({ segment, debut: from * pas, fin: to * pas, before, distances, relief })
    if (relief) {
      before = {
        denivele: before.denivele + lastOf(relief.montees),
        denivele_negatif: before.denivele_negatif + lastOf(relief.descentes),
      }
    }
  }
  const distance = parts.at(-1)?.fin ?? 0
  const hasRelief = parts.some(({ relief }) => relief !== null)
  return { parts, distance, hasRelief, lissage: null }
}

function cutKnown(altitudes: readonly (number | null)[]) {
  const stretches: { from: number; to: number; isKnown: boolean }[] = []
  for (let index = 1; index < altitudes.length; index++) {
    const isKnown = (altitudes[index - 1] ?? null) !== null && (altitudes[index] ?? null) !== null
    const last = stretches.at(-1)
    if (last?.isKnown === isKnown) last.to = index
    else stretches.push({ from: index - 1, to: index, isKnown })
  }
  return stretches
}

function makeRelief(samples: readonly (number | null)[], step: number): Part['relief'] {
  const altitudes = Float64Array.from(samples, (altitude) => altitude ?? Number.NaN)
  return {
    step,
    altitudes,
    ...accumulateClimbs(altitudes),
    altitude_min: altitudes.reduce((a, b) => Math.min(a, b), at(altitudes, 0)),
    altitude_max: altitudes.reduce((a, b) => Math.max(a, b), at(altitudes, 0)),
  }
}
