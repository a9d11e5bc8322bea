import { at } from './column.ts'
import type { Relief } from './elevation.ts'
import type { Part, Survey } from './survey.ts'

/** Metres on each side: slopes over 100 m, as perceived by runners. */
const REACH = 50

/** Limits of 10 slope classes (rise over run): four descents, nearly flat on each side of 0. */
export const PENTE_LIMITES = [-0.25, -0.15, -0.08, -0.03, 0, 0.03, 0.08, 0.15, 0.25] as const

export const PENTE_CENTRES = [
  -0.32, -0.2, -0.115, -0.055, -0.015, 0.015, 0.055, 0.115, 0.2, 0.32,
] as const

/** Number of descent classes (below −3 %). */
const DESCENTES = 4

/** Rise over run at each sample, over ±50 m (less at the ends). Positive uphill. */
export function computeSlopes({
  altitudes,
  step,
}: Pick<Relief, 'altitudes' | 'step'>): Float64Array {
  const reach = Math.max(1, Math.round(REACH / step))
  const slopes = new Float64Array(altitudes.length)
  for (let index = 0; index < altitudes.length; index++) {
    const from = Math.max(0, index - reach)
    const to = Math.min(altitudes.length - 1, index + reach)
    slopes[index] = to > from ? (at(altitudes, to) - at(altitudes, from)) / ((to - from) * step) : 0
  }
  return slopes
}

export function mapSlopes({ parts }: Survey): ReadonlyMap<Part, Float64Array> {
  const slopes = new Map<Part, Float64Array>()
  for (const part of parts) if (part.relief) slopes.set(part, computeSlopes(part.relief))
  return slopes
}

const findClass = (slope: number) => {
  const index = PENTE_LIMITES.findIndex((limit) => slope < limit)
  return index < 0 ? PENTE_LIMITES.length : index
}

/** Share of the distance (0 to 1) in each of the 10 slope classes; null without altitudes. */
export function measureSlopeShares(survey: Survey): number[] | null {
  const metres = PENTE_CENTRES.map(() => 0)
  let total = 0
  for (const { relief } of survey.parts) {
    if (!relief) continue
    const slopes = computeSlopes(relief)
    // Between two samples, half of the distance has the slope of each.
    for (let index = 1; index < slopes.length; index++) {
      const rank = findClass((at(slopes, index - 1) + at(slopes, index)) / 2)
      metres[rank] = (metres[rank] ?? 0) + relief.step
      total += relief.step
    }
  }
  return total > 0 ? metres.map((value) => value / total) : null
}

/** Share of the distance descending more than 3 %. */
export const sumDescentShare = (shares: readonly number[]): number =>
  shares.slice(0, DESCENTES).reduce((sum, share) => sum + share, 0)
