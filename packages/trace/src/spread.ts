import type { SourceFourchette } from '@foulee/domain/parcours/prediction'
import { interpolate } from './column.ts'
import { readClimbs, type Survey } from './survey.ts'

/**
 * Distribution of real around predicted times (decision 77). Measured on 3 924 finishers of four
 * mountain races of 46, 70, 101 and 175 km, 10 to 55 h, with known earlier results. Deviations are
 * of ln(real / predicted time); the gap (extrapolation) is ln(known effort / requested effort) .
 */

type Knots = { at: Float64Array; values: Float64Array }

const knots = (...pairs: readonly (readonly [at: number, value: number])[]): Knots => ({
  at: Float64Array.from(pairs, ([at]) => at),
  values: Float64Array.from(pairs, ([, value]) => value),
})
const read = ({ at, values }: Knots, x: number) => interpolate(at, values, x)

/**
 * ln of the median real / predicted time in mountains by gap, at class middles (below 0.1: 0.91, to
 * 0.25: 0.97, to 0.5: 1.00, to 0.9: 1.08, beyond: 1.17): repeating an effort is faster,
 * extrapolating far is slower.
 */
const MEDIANS = knots(
  [0.05, Math.log(0.91)],
  [0.175, Math.log(0.97)],
  [0.375, Math.log(1)],
  [0.7, Math.log(1.08)],
  [1.1, Math.log(1.17)],
)

/**
 * Deviation in mountains by predicted hours: 0.17 below 12 h, 0.20 to 36 h, 0.23 beyond 48 h, minus
 * one or two hundredths for the median error corrected by MEDIANS. Constant outside the measured
 * range.
 */
const DEVIATIONS = knots([11, 0.17], [18, 0.195], [36, 0.205], [50, 0.228])

/** Factor by gap: 0.17 to 0.19 up to a gap of 0.5, 0.22 beyond, 0.20 overall. */
const FACTORS = knots([0.25, 0.95], [0.5, 1], [0.9, 1.1])

/** Deviation on roads by gap: an assumption. */
const ROAD_DEVIATIONS = knots([0.25, 0.08], [0.9, 0.1])

/** Metres of climb (or descent) per kilometre: hilly road, mountains. */
const CLIMBS = knots([10, 0], [40, 1])
/**
 * Relative time loss by ground: tarmac, track. Flat off-road counts as half way to the mountains.
 */
const GROUNDS = knots([0, 0], [0.08, 0.5])

/**
 * Similarity to the measured mountain races, continuous: 0 on a flat road, 1 in mountains.
 * @param perte mean relative time loss by ground by day
 */
export function findMontagne(survey: Survey, perte: number): number {
  const climbs = readClimbs(survey, survey.distance)
  const most = Math.max(climbs?.denivele ?? 0, climbs?.denivele_negatif ?? 0)
  return likenMontagne(survey.distance > 0 ? (1000 * most) / survey.distance : 0, perte)
}

/** The same from metres of climb a kilometre. */
export const likenMontagne = (perKm: number, perte: number): number =>
  1 - (1 - read(CLIMBS, perKm)) * (1 - read(GROUNDS, perte))

/** Factor on the median time; 1 on roads, where Riegel’s formula was fitted. */
export const correctMedian = (ecart: number, montagne: number): number =>
  Math.exp(montagne * read(MEDIANS, ecart))

export type DeviationFacts = {
  ecart: number
  montagne: number
  heures: number
}

export const findDeviation = (facts: DeviationFacts): number =>
  mixDeviation(facts, read(DEVIATIONS, facts.heures))

/**
 * Deviation in mountains around the time weighed from all results and the middle of a field
 * (weigh-results.ts), from the same two races: 0.155 at 10 h, 0.139 at 46 h.
 */
const WEIGHED_DEVIATION = 0.152

export const findWeighedDeviation = (facts: DeviationFacts): number =>
  mixDeviation(facts, WEIGHED_DEVIATION)

function mixDeviation({ ecart, montagne }: DeviationFacts, inMountains: number): number {
  const road = read(ROAD_DEVIATIONS, ecart)
  return road + montagne * (inMountains * read(FACTORS, ecart) - road)
}

/**
 * Own results narrow the interval with the weight of one among thirty: measured runners with eight
 * results were no more predictable (0.20) than those with one (0.19). Eight consistent ones remove
 * a tenth; inconsistent ones widen it.
 */
const OTHERS = 30

export function blendDeviation(
  deviation: number,
  own: { dispersion: number | null; nombre: number },
): number {
  if (own.dispersion === null) return deviation
  const sum = OTHERS * deviation ** 2 + own.nombre * own.dispersion ** 2
  return Math.sqrt(sum / (OTHERS + own.nombre))
}

/**
 * On the way: runners differ a little less at the start than at the finish, and by their pacing most half
 * way. Fitted to the share of finishers in the interval at each point of the race of 180 km.
 */
const START = 0.91
const PACING = 0.06

/**
 * Deviation of ln(time) on the way.
 * @param part share of the moving time done, 0 to 1
 */
export function deviationAt(deviation: number, part: number): number {
  const done = Math.min(1, Math.max(0, part))
  const pacing = 2 * PACING * Math.sqrt(done * (1 - done))
  return Math.hypot(deviation * (START + (1 - START) * done), pacing)
}

const MEASURED = { heures: { least: 8, most: 60 }, montagne: 0.9 }
/** Below it, a route counts as road, without measurements. */
const SOME_MONTAGNE = 0.5

export function getSource({ montagne, heures }: DeviationFacts): SourceFourchette {
  if (montagne < SOME_MONTAGNE) return 'hypothese'
  const { least, most } = MEASURED.heures
  const isInside = montagne >= MEASURED.montagne && heures >= least && heures <= most
  return isInside ? 'mesure' : 'voisine'
}
