import {
  factorOnSlope,
  LOI_GENERALE,
  type Loi,
  type ResultatPlat,
} from '@foulee/domain/parcours/calibration'
import { getFatigueLoss, getGroundLoss, getSlopeFactor, type Sol } from './effort.ts'

/** Endurance model: from a VMA or past results to a time over any flat distance. */

/** Riegel 1981, « Athletic Records and Human Endurance »: valid from 1500 m to a marathon. */
export const RIEGEL_EXPONENT = 1.06
/** Steeper beyond a marathon: 1.08 to 1.15 in ultras. */
export const ULTRA_EXPONENT = 1.1
const MARATHON = 42_195
/** Plausible exponents of one runner; outside, one result was no race. */
const EXPONENTS = { least: 1, most: 1.2 }
/** Seconds at VMA (Billat et al. 1994: 4 to 8 min). */
const VMA_DURATION = 360

/** Past race: metres, D+ in metres, ground if not tarmac. */
export type Terrain = { distance: number; denivele?: number | null; sol?: Sol }

/** Seconds, and years since then. */
export type Performance = Terrain & { temps: number; annees?: number }

/**
 * Known data of a runner. All results count (weigh-results.ts); without results the VMA in km/h, with its
 * uncertainty (deviation of ln, 0.08 if tested).
 */
export type Athlete = (
  | { resultats: readonly [Performance, ...Performance[]] }
  | { vma: number; dispersion?: number }
) & { exposant?: number; propre?: Propre }

/** A runner's own law (produit 9.28), and how far their results lay from their predictions. */
export type Propre = { loi: Loi; ecarts: Ecarts }
/** Robust deviation of ln(real / predicted time); null of too few. */
export type Ecarts = Pick<Calibration, 'dispersion' | 'nombre'>

/**
 * Flat road distance with the time of a race of equal up and down: half at the mean slope up, half
 * down, by the same curve as the prediction.
 */
export function flattenDistance(
  { distance, denivele, sol = 'route' }: Terrain,
  loi: Loi = LOI_GENERALE,
): number {
  const pente = distance > 0 ? (2 * (denivele ?? 0)) / distance : 0
  const cost = (slope: number) => getSlopeFactor(slope) * factorOnSlope(loi, slope)
  const slopeFactor = (cost(pente) + cost(-pente)) / 2
  return distance * slopeFactor * (1 + getGroundLoss(sol))
}

const kmEffortOf = ({ distance, denivele }: Terrain) => (distance + 10 * (denivele ?? 0)) / 1000

/**
 * Riegel’s exponent of a runner, ln(T2/T1) / ln(D2/D1), from two results over flattened distances.
 * Null if the distances differ by less than a quarter.
 */
export function getRiegelExponent(a: Performance, b: Performance): number | null {
  const ratio = flattenDistance(b) / flattenDistance(a)
  if (!(Math.abs(Math.log(ratio)) >= Math.log(1.25))) return null
  const exponent = Math.log(b.temps / a.temps) / Math.log(ratio)
  if (!Number.isFinite(exponent)) return null
  return Math.min(EXPONENTS.most, Math.max(EXPONENTS.least, exponent))
}

/** Time over a distance, up to a factor: steeper beyond the marathon. */
const upTo = (distance: number) =>
  Math.min(distance, MARATHON) ** RIEGEL_EXPONENT *
  (Math.max(distance, MARATHON) / MARATHON) ** ULTRA_EXPONENT

/** Time ratio between distances, by a personal exponent, or what is added to that of everybody. */
function growTime(from: number, to: number, { exposant, propre }: Athlete): number {
  if (exposant !== undefined) return (to / from) ** exposant
  return (upTo(to) / upTo(from)) * (to / from) ** (propre?.loi.croissance ?? 0)
}

/** Result without the fatigue of its race, on flat ground. */
type Fresh = { distance: number; temps: number }

const freshen = (result: Performance, loi?: Loi): Fresh => ({
  distance: flattenDistance(result, loi),
  temps: result.temps / (1 + getFatigueLoss(kmEffortOf(result))),
})

/** ln of the flat metres of a result, and of its time over that of everybody at one speed. */
export function levelResult(result: Performance, loi: Loi): ResultatPlat {
  const { distance, temps } = freshen(result, loi)
  const metres = Math.log(distance)
  return { metres, temps: Math.log(temps / upTo(distance)), annees: result.annees ?? 0 }
}

/** Result carried over to another distance. */
export type Estimate = {
  /** Seconds by day, without fatigue. */
  temps: number
  /** Extrapolation: ln of the ratio of flat distances. */
  ecart: number
  /** Years since the result. */
  annees: number
}

/** Times of a runner over a flat distance (metres), one from each result, in their order. */
export function holdDistance(athlete: Athlete, distance: number): [Estimate, ...Estimate[]] {
  const carry = (base: Fresh, annees: number): Estimate => ({
    temps: base.temps * growTime(base.distance, distance, athlete),
    ecart: Math.abs(Math.log(distance / base.distance)),
    annees,
  })
  if ('vma' in athlete) {
    return [carry({ distance: (athlete.vma / 3.6) * VMA_DURATION, temps: VMA_DURATION }, 0)]
  }
  const carryResult = (result: Performance) =>
    carry(freshen(result, athlete.propre?.loi), result.annees ?? 0)
  const [first, ...rest] = athlete.resultats
  return [carryResult(first), ...rest.map(carryResult)]
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2
}

/** Personal correction of predictions, and its uncertainty. */
export type Calibration = {
  ratio: number
  dispersion: number | null
  nombre: number
}

/** Results further from their prediction were no race effort. */
const RATIOS = { least: 0.5, most: 2 }
const ENOUGH = 4

/**
 * Median ratio of actual to predicted seconds, with robust deviation (1.4826 × median absolute
 * deviation, Rousseeuw and Croux 1993). Without results: ratio 1.
 */
export function calibrate(results: readonly { prevu: number; reel: number }[]): Calibration {
  const logs = results
    .map(({ prevu, reel }) => reel / prevu)
    .filter((ratio) => ratio >= RATIOS.least && ratio <= RATIOS.most)
    .map(Math.log)
  if (logs.length === 0) return { ratio: 1, dispersion: null, nombre: 0 }
  const median = medianOf(logs)
  const deviation = 1.4826 * medianOf(logs.map((log) => Math.abs(log - median)))
  return {
    ratio: Math.exp(median),
    dispersion: logs.length >= ENOUGH ? deviation : null,
    nombre: logs.length,
  }
}
