import type { SourceFourchette } from '@foulee/domain/parcours/prediction'
import { interpolate } from './column.ts'
import { readClimbs, type Survey } from './survey.ts'

/**
 * How far real times lie from predicted ones (decision 77). Measured on 3 924 finishers of four mountain
 * races of 46, 70, 101 and 175 km, 10 to 55 h, whose earlier results were known.
 * A deviation is that of ln(real time / predicted time); a gap is |ln(effort known / effort asked)|.
 */

type Knots = { at: Float64Array; values: Float64Array }

const knots = (...pairs: readonly (readonly [at: number, value: number])[]): Knots => ({
  at: Float64Array.from(pairs, ([at]) => at),
  values: Float64Array.from(pairs, ([, value]) => value),
})
const read = ({ at, values }: Knots, x: number) => interpolate(at, values, x)

/**
 * ln of the median of real / predicted in the mountains by gap, at the middles of the measured classes (under 0.1:
 * 0.91, to 0.25: 0.97, to 0.5: 1.00, to 0.9: 1.08, beyond: 1.17): who repeats an effort is faster,
 * who ventures far is slower.
 */
const MEDIANS = knots(
  [0.05, Math.log(0.91)],
  [0.175, Math.log(0.97)],
  [0.375, Math.log(1)],
  [0.7, Math.log(1.08)],
  [1.1, Math.log(1.17)],
)

/**
 * Deviation in the mountains by predicted hours: 0.17 was measured under 12 h, 0.20 to 36 h, 0.23 beyond
 * 48 h. A little of it was the error of the median that MEDIANS now corrects, hence a hundredth or two
 * less. Shorter and longer than what was measured it is held.
 */
const DEVIATIONS = knots([11, 0.17], [18, 0.195], [36, 0.205], [50, 0.228])

/** Its factor by gap: 0.17 to 0.19 up to a gap of 0.5 and 0.22 beyond, 0.20 on the whole. */
const FACTORS = knots([0.25, 0.95], [0.5, 1], [0.9, 1.1])

/** Deviation on roads by gap, where nobody measured: an assumption. */
const ROAD_DEVIATIONS = knots([0.25, 0.08], [0.9, 0.1])

/** Metres of climb (or of descent) for each kilometre: a road hill, and the mountains. */
const CLIMBS = knots([10, 0], [40, 1])
/** Share of time lost to the ground: tarmac, and a track. Off road but flat is half way to the mountains. */
const GROUNDS = knots([0, 0], [0.08, 0.5])

/**
 * How much a route is like the mountain races that were measured: 0 on a flat road, 1 in the mountains, without
 * a jump in between.
 * @param perte mean share of time lost to its ground by day
 */
export function findMontagne(survey: Survey, perte: number): number {
  const climbs = readClimbs(survey, survey.distance)
  const most = Math.max(climbs?.denivele ?? 0, climbs?.denivele_negatif ?? 0)
  const perKm = survey.distance > 0 ? (1000 * most) / survey.distance : 0
  return 1 - (1 - read(CLIMBS, perKm)) * (1 - read(GROUNDS, perte))
}

/** Factor on the median time. Roads have none: Riegel's formula comes from there. */
export const correctMedian = (ecart: number, montagne: number): number =>
  Math.exp(montagne * read(MEDIANS, ecart))

/** What is known of one prediction. */
export type Known = {
  /** Gap. */
  ecart: number
  /** The share of mountain that `findMontagne` gives. */
  montagne: number
  /** Predicted median. */
  heures: number
}

/** Deviation of ln(time) of somebody of whom a result is known. */
export function findDeviation({ ecart, montagne, heures }: Known): number {
  const road = read(ROAD_DEVIATIONS, ecart)
  const mountain = read(DEVIATIONS, heures) * read(FACTORS, ecart)
  return road + montagne * (mountain - road)
}

/**
 * Own results against what was predicted of them narrow the interval as so many among thirty: of those who were measured,
 * runners with eight results were no surer (0.20) than those with one (0.19). Eight that agree
 * wholly take off a tenth; those who vary more than others widen theirs in the same way.
 */
const OTHERS = 30

/** @param own deviation of so many own results */
export function blendDeviation(
  deviation: number,
  own: { dispersion: number | null; nombre: number },
): number {
  if (own.dispersion === null) return deviation
  const sum = OTHERS * deviation ** 2 + own.nombre * own.dispersion ** 2
  return Math.sqrt(sum / (OTHERS + own.nombre))
}

/** Deviation that the choice of a pace adds at the start, and that is spent at the finish: an assumption. */
const PACING = 0.06

/**
 * Deviation of ln(time) on the way: that of the whole, since who is slower is slower everywhere, and
 * that of pacing, since one may start fast and end as predicted.
 * @param part share of the time in motion that is behind, 0 to 1
 */
export const deviationAt = (deviation: number, part: number): number =>
  Math.hypot(deviation, PACING * Math.sqrt(Math.max(0, 1 - part)))

/** What was measured, with a little room on either side. */
const MEASURED = { heures: { least: 8, most: 60 }, montagne: 0.9 }
/** Less like the mountains than this is told as a road: nothing of it was measured. */
const SOME_MONTAGNE = 0.5

/** What may be said of the interval of somebody of whom a result is known. */
export function tellSource({ montagne, heures }: Known): SourceFourchette {
  if (montagne < SOME_MONTAGNE) return 'hypothese'
  const { least, most } = MEASURED.heures
  const isInside = montagne >= MEASURED.montagne && heures >= least && heures <= most
  return isInside ? 'mesure' : 'voisine'
}
