import { computeMeans, computeMedians, type Samples } from './altitudes.ts'
import { at } from './column.ts'

/** Metres of reversal before a turn counts. */
const HYSTERESIS = 5

/**
 * Ground profile of a segment at even distances. Usual method of French trail running: samples
 * every 10 m, median of 5, moving mean over ±30 to ±100 m depending on the noise of the file
 * (`noise.ts`), then gain and loss with a hysteresis of 5 m. Summing raw differences gives 1.2 to 7
 * times the true climb.
 */
export type Relief = {
  step: number
  /** Smoothed metres above sea level. */
  altitudes: Float64Array
  /** Cumulative gain in metres; the last entry is D+. */
  montees: Float64Array
  /** Cumulative loss in metres; the last entry is D−. */
  descentes: Float64Array
  /** Without spikes, but before the moving mean. */
  altitude_min: number
  altitude_max: number
}

function* walkTurns(altitudes: Float64Array, height: number): Generator<number> {
  let low = 0
  let high = 0
  let direction = 0
  for (let index = 0; index < altitudes.length; index++) {
    const here = at(altitudes, index)
    if (here > at(altitudes, high)) high = index
    if (here < at(altitudes, low)) low = index
    if (direction <= 0 && here - at(altitudes, low) >= height) {
      yield low
      direction = 1
      high = index
    } else if (direction >= 0 && at(altitudes, high) - here >= height) {
      yield high
      direction = -1
      low = index
    }
  }
  if (direction !== 0) yield direction > 0 ? high : low
}

/**
 * Indexes of alternating lows and highs at least `height` metres apart. Smaller oscillations are
 * ignored. Symmetric under reversal; may be empty.
 */
export function findTurns(altitudes: Float64Array, height: number): number[] {
  return [...walkTurns(altitudes, height)]
}

/** Cumulative gain and loss per sample: within a climb, up to the highest so far. */
export function accumulateClimbs(altitudes: Float64Array): Pick<Relief, 'montees' | 'descentes'> {
  const montees = new Float64Array(altitudes.length)
  const descentes = new Float64Array(altitudes.length)
  const turns = findTurns(altitudes, HYSTERESIS)
  let leg = -1
  let extreme = 0
  let [up, down] = [0, 0]
  for (let index = 0; index < altitudes.length; index++) {
    const isBetween = leg >= 0 && leg < turns.length - 1
    if (isBetween) {
      const change = at(altitudes, index) - extreme
      const isUp = at(altitudes, turns[leg + 1] ?? 0) > at(altitudes, turns[leg] ?? 0)
      if (isUp ? change > 0 : change < 0) {
        extreme += change
        up += Math.max(0, change)
        down -= Math.min(0, change)
      }
    }
    montees[index] = up
    descentes[index] = down
    if (index === turns[leg + 1]) {
      leg++
      extreme = at(altitudes, index)
    }
  }
  return { montees, descentes }
}

/** @param rayon metres on each side */
export function measureRelief(samples: Samples, rayon: number): Relief {
  const medians = computeMedians(samples.altitudes)
  const altitudes = computeMeans({ step: samples.step, altitudes: medians }, rayon)
  return {
    step: samples.step,
    altitudes,
    ...accumulateClimbs(altitudes),
    altitude_min: medians.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    altitude_max: medians.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  }
}

/**
 * Raw sum of all differences between consecutive known altitudes, displayed beside the computed
 * values. Null without altitudes.
 */
export function sumRawClimbs(
  segments: readonly { ele: Float64Array }[],
): { denivele: number; denivele_negatif: number } | null {
  let [denivele, denivele_negatif] = [0, 0]
  let isKnown = false
  for (const { ele } of segments) {
    let previous = Number.NaN
    for (let index = 0; index < ele.length; index++) {
      const here = at(ele, index)
      if (Number.isNaN(here)) continue
      isKnown = true
      if (here > previous) denivele += here - previous
      if (here < previous) denivele_negatif += previous - here
      previous = here
    }
  }
  return isKnown ? { denivele, denivele_negatif } : null
}
