import type { Estimate } from './endurance.ts'
import { correctMedian } from './spread.ts'

/**
 * One time from all results of a runner. Measured on 2 261 finishers of two mountain races, of 63 and 180
 * km, from 7 earlier results on average: deviation of ln(real / predicted time) 0.155 and 0.139, where
 * the nearest result alone leaves 0.21 and 0.20 (produit 6.6).
 */

/** Gap and years over which a result loses two thirds of its weight. */
const NEAR = 0.4
const RECENT = 4

/**
 * Time of a runner in the middle of a field in the mountains: seconds for 50 km of flat effort, and growth
 * with the effort.
 */
const MIDDLE = { temps: 22_000, effort: 50_000, growth: 1.2 }
/**
 * The middle counts as two thirds of a result at most: of runners with one result, real times differ from the middle
 * by 0.4 of what that result says, with three by 0.6, with seven by 0.95.
 */
const MIDDLE_COUNT = 2 / 3
/** Flat metres under which no field was measured, and from which on the middle counts fully. */
const MEASURED = { least: 40_000, most: 80_000 }

export type Weighed = {
  /** Seconds by day, without the runner's own correction. */
  temps: number
  ecart: number
  /** Shares of the results in their order, and of the middle of a field: together 1. */
  parts: readonly number[]
  milieu: number
}

type Race = {
  /** Flat metres. */
  effort: number
  /** Likeness to a mountain race. */
  montagne: number
  /** Relative loss of time. */
  fatigue: number
  /** Whether the middle of a field counts beside the estimates: not for a VMA that was measured on a track. */
  hasMiddle: boolean
}

export function weighResults(
  estimates: readonly [Estimate, ...Estimate[]],
  { effort, montagne, fatigue, hasMiddle }: Race,
): Weighed {
  const weights = estimates.map(({ ecart, annees }) => Math.exp(-ecart / NEAR - annees / RECENT))
  const total = sum(weights)
  // Equal weights count as many as they are.
  const count = total ** 2 / sum(weights.map((weight) => weight ** 2))
  const milieu = hasMiddle ? (montagne * fadeIn(effort) * MIDDLE_COUNT) / (MIDDLE_COUNT + count) : 0
  const parts = weights.map((weight) => ((1 - milieu) * weight) / total)
  const own = estimates.map(({ temps, ecart }, rank) => {
    const time = temps * correctMedian(ecart, montagne) * (1 + fatigue)
    return (parts[rank] ?? 0) * Math.log(time)
  })
  const middle = MIDDLE.temps * (effort / MIDDLE.effort) ** MIDDLE.growth
  return {
    temps: Math.exp(sum(own) + milieu * Math.log(middle)),
    ecart: Math.min(...estimates.map(({ ecart }) => ecart)),
    parts,
    milieu,
  }
}

const fadeIn = (effort: number): number =>
  Math.min(1, Math.max(0, (effort - MEASURED.least) / (MEASURED.most - MEASURED.least)))

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
