import { getFatigueLoss, getGroundLoss, getSlopeFactor, type Sol } from './effort.ts'

/** How long a runner holds how fast: from a VMA or past results to a time over any flat distance. */

/** Riegel 1981, « Athletic Records and Human Endurance »: holds from 1500 m to a marathon. */
export const RIEGEL_EXPONENT = 1.06
/** Beyond a marathon times grow faster: 1.08 to 1.15 in ultras. */
export const ULTRA_EXPONENT = 1.1
const MARATHON = 42_195
/** No exponent of two results of one runner is outside; then one of them was no race. */
const EXPONENTS = { least: 1, most: 1.2 }
/** Seconds that a VMA is held (Billat et al. 1994: 4 to 8 min). */
const VMA_DURATION = 360

/** A past race: metres, metres of D+ where there was any, the ground where it was not tarmac. */
export type Terrain = { distance: number; denivele?: number | null; sol?: Sol }

/** A past result: the race, and seconds. */
export type Performance = Terrain & { temps: number }

/**
 * What is known of a runner. The result nearest in effort counts; without results the VMA, in km/h, and how
 * surely it is known (deviation of its ln, 0.08 for one that was tested).
 */
export type Athlete =
  | { resultats: readonly [Performance, ...Performance[]]; exposant?: number }
  | { vma: number; dispersion?: number; exposant?: number }

/**
 * Metres of flat road that take as long as a race with as much up as down: half of it at the mean slope
 * up, half of it down, by the same curve as the prediction.
 */
export function flattenDistance({ distance, denivele, sol = 'route' }: Terrain): number {
  const pente = distance > 0 ? (2 * (denivele ?? 0)) / distance : 0
  const slopeFactor = (getSlopeFactor(pente) + getSlopeFactor(-pente)) / 2
  return distance * slopeFactor * (1 + getGroundLoss(sol))
}

const kmEffortOf = ({ distance, denivele }: Terrain) => (distance + 10 * (denivele ?? 0)) / 1000

/**
 * Riegel's exponent of one runner, ln(T2/T1) / ln(D2/D1), from two results over flattened distances.
 * Null when the distances are too near each other (under a quarter apart) to tell.
 */
export function getRiegelExponent(a: Performance, b: Performance): number | null {
  const ratio = flattenDistance(b) / flattenDistance(a)
  if (!(Math.abs(Math.log(ratio)) >= Math.log(1.25))) return null
  const exponent = Math.log(b.temps / a.temps) / Math.log(ratio)
  if (!Number.isFinite(exponent)) return null
  return Math.min(EXPONENTS.most, Math.max(EXPONENTS.least, exponent))
}

/** Growth of time from one distance to another; without an own exponent steeper beyond the marathon. */
function growTime(from: number, to: number, exponent: number | undefined): number {
  if (exponent !== undefined) return (to / from) ** exponent
  const upTo = (distance: number) =>
    Math.min(distance, MARATHON) ** RIEGEL_EXPONENT *
    (Math.max(distance, MARATHON) / MARATHON) ** ULTRA_EXPONENT
  return upTo(to) / upTo(from)
}

/** A result without the fatigue of its own race, on the flat. */
type Fresh = { distance: number; temps: number }

const freshen = (result: Performance): Fresh => ({
  distance: flattenDistance(result),
  temps: result.temps / (1 + getFatigueLoss(kmEffortOf(result))),
})

function chooseBase(athlete: Athlete, distance: number): Fresh {
  if ('vma' in athlete) {
    return { distance: (athlete.vma / 3.6) * VMA_DURATION, temps: VMA_DURATION }
  }
  const far = ({ distance: own }: Fresh) => Math.abs(Math.log(own / distance))
  return athlete.resultats
    .map(freshen)
    .reduce((best, result) => (far(result) < far(best) ? result : best))
}

/**
 * Seconds over a flat distance (metres) by day, without fatigue, and how far that is from what is known:
 * |ln| of the ratio of distances, for the width of the interval.
 */
export function holdDistance(athlete: Athlete, distance: number): { temps: number; ecart: number } {
  const base = chooseBase(athlete, distance)
  return {
    temps: base.temps * growTime(base.distance, distance, athlete.exposant),
    ecart: Math.abs(Math.log(distance / base.distance)),
  }
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2
}

/** What own results say of own predictions: a factor on times, and how much it varies. */
export type Calibration = {
  ratio: number
  /** Deviation of ln(ratio); null under 4 results. */
  dispersion: number | null
  /** How many results say so. */
  nombre: number
}

/** Results this far from their prediction were another day: an injury, a walk with friends. */
const RATIOS = { least: 0.5, most: 2 }
const ENOUGH = 4

/**
 * The median ratio of actual to predicted seconds, and its robust deviation (1.4826 × the median absolute
 * deviation, Rousseeuw and Croux 1993). No results: ratio 1.
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
