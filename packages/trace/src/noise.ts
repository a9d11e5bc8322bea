import type { Samples } from './altitudes.ts'
import { at } from './column.ts'

/**
 * Sample offsets compared. Smaller ones miss errors lasting some seconds, larger ones see bends of
 * the ground.
 */
const SCALES = { short: 4, long: 6 }
/** Factor for errors lasting longer than the long scale. */
const BEYOND = 1.5
/** Growth of ground bends over twice the distance; errors at most double. */
const GROUND_GROWTH = 4
/** E[√ x ] of a normal error, relative to the root of its deviation. */
const ROOT_MEAN = 0.822179
/** Variance of a second difference of unit errors. */
const VARIANCE = 6
/** Metres between points: interpolation between sparse points hides part of the error. */
const SPARSE = 100
const SPARSEST = 50

/** Smoothing radius in metres, without and with large errors. */
const REACH = { least: 30, most: 100 }
/** Error in metres tolerated by the least radius, and growth beyond: half way every 0.77 m. */
const BORNE = 1
const GROWTH = 0.9

export type Lissage = {
  bruit: number
  rayon: number
}

/** Short mean first: uncorrelated errors vanish in any smoothing. */
const meanAround = (altitudes: Float64Array, index: number) =>
  (at(altitudes, index - 1) + at(altitudes, index) + at(altitudes, index + 1)) / 3

/** Robust second difference at `scale` samples. */
function measureBends(means: readonly Float64Array[], scale: number): number {
  let roots = 0
  let count = 0
  for (const altitudes of means) {
    for (let index = scale; index < altitudes.length - scale; index++) {
      const line = at(altitudes, index - scale) + at(altitudes, index + scale)
      roots += Math.sqrt(Math.abs(line - 2 * at(altitudes, index)))
    }
    count += Math.max(0, altitudes.length - 2 * scale)
  }
  const deviation = count > 0 ? (roots / count / ROOT_MEAN) ** 2 : 0
  return deviation ** 2 / VARIANCE
}

/**
 * Deviation of altitude errors in metres, from a structure function at two lags: bends of real
 * ground about double over twice the distance, errors do not. Invariant under reversal, and nearly
 * under thinning of points.
 * @param spacing mean metres between points of the file
 */
export function measureNoise(parts: readonly Samples[], spacing: number): number {
  const means = parts.map(({ altitudes }) =>
    altitudes.subarray(1, -1).map((_, index) => meanAround(altitudes, index + 1)),
  )
  const measure = (scale: number) => {
    const [near, far] = [measureBends(means, scale), measureBends(means, 2 * scale)]
    return Math.max(0, (GROUND_GROWTH * near - far) / (GROUND_GROWTH - 1))
  }
  const [short, long] = [measure(SCALES.short), measure(SCALES.long)]
  const variance = Math.max(short, long + BEYOND * (long - short))
  const hidden = 1 + Math.min(SPARSEST, Math.max(0, spacing)) / SPARSE
  return Math.sqrt(variance) * hidden
}

/** Smoothing radius from 30 to 100 m, continuous in the noise. */
export const chooseReach = (bruit: number): number =>
  REACH.most - (REACH.most - REACH.least) * Math.exp(-GROWTH * Math.max(0, bruit - BORNE))
