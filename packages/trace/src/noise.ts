import type { Samples } from './altitudes.ts'
import { at } from './column.ts'

/**
 * Samples from one place to the next of the three that are compared. Nearer ones say nothing of errors
 * that last for some seconds, farther ones are bends of the ground.
 */
const SCALES = { short: 4, long: 6 }
/** What lasts longer than the long scale shows by what the long one sees more than the short: so many times that. */
const BEYOND = 1.5
/** How much more often the ground bends over twice a distance; errors do so no more than twice as much. */
const GROUND_GROWTH = 4
/** A mean of the square root of a normal error is this many times the root of its deviation. */
const ROOT_MEAN = 0.822179
/** The variance of what three places with an error of 1 are off a straight line. */
const VARIANCE = 6
/** Metres between points: between sparse ones a straight line hides a part of the error. */
const SPARSE = 100
const SPARSEST = 50

/** Metres on each side that the mean takes in: of a file without errors, and of one with many. */
const REACH = { least: 30, most: 100 }
/** Metres of error that the least reach bears, and how fast it grows beyond: half of the way each 0.77 m. */
const BORNE = 1
const GROWTH = 0.9

/** What a file's altitudes are smoothed with, and why. */
export type Lissage = {
  /** Metres: the deviation of its errors, as far as they can be told from the ground. */
  bruit: number
  /** Metres on each side of a place. */
  rayon: number
}

/** A short mean first: errors that differ from sample to sample go away in any smoothing. */
const meanAround = (altitudes: Float64Array, index: number) =>
  (at(altitudes, index - 1) + at(altitudes, index) + at(altitudes, index + 1)) / 3

/** How far places are off the line between those `scale` samples before and after, few of them far off. */
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
 * The deviation of the errors of altitudes, in metres. Ground that bends by something over a distance bends
 * by about twice as much over twice the distance, an error does not grow so: what is missing is the error
 * (a structure function at two lags). The same for the reversed track; about the same when points are
 * left out.
 * @param spacing metres between two points of the file, on average
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

/** Metres on each side to smooth over, from 30 to 100: more for more errors, without a jump. */
export const chooseReach = (bruit: number): number =>
  REACH.most - (REACH.most - REACH.least) * Math.exp(-GROWTH * Math.max(0, bruit - BORNE))
