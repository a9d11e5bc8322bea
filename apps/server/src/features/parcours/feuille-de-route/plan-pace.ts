import { ApiError } from '@foulee/contract/shared/errors'
import { isPlausible, type SourceFourchette } from '@foulee/domain/parcours/prediction'
import { interpolate, lastOf } from '@foulee/trace/column'
import type { Athlete } from '@foulee/trace/endurance'
import { normalShare, Z80 } from '@foulee/trace/normal'
import { type Conditions, type Prediction, predict } from '@foulee/trace/predict'
import { deviationAt } from '@foulee/trace/spread'
import { absente, type Source, toTraceMetres } from './feuille-source.ts'

export type Pace = {
  /** Moving seconds from the start to so many announced metres. */
  mouvement: (metres: number) => number
  /** Spread among runners of the level; null for a set time, which is no prediction. */
  spread: Spread | null
  /** Shares of the results in their order, and of the middle of a field. */
  weights: Pick<Prediction, 'parts' | 'milieu'>
}

type Spread = {
  source: SourceFourchette
  /** Deviation of ln(time) after so many moving seconds. */
  deviation: (moving: number) => number
}

/** Stops of the day, in metres of the track, and hours of darkness. */
export type DayConditions = Pick<Conditions, 'heure_depart' | 'nuit' | 'arrets'>

/** The runner's data, and the time they set, if any. Seconds. */
export type Runs = { athlete: Athlete; objectif?: number | undefined }

/** Night shifts with the pace: rounds until a set time is met to the second. */
const ROUNDS = 4

export function planPace(source: Source, { athlete, objectif }: Runs, day: DayConditions): Pace {
  const run = (ratio: number) => predictOn(source, athlete, ratio, day)
  if (objectif === undefined) {
    const prediction = run(1)
    const mouvement = readClock(source, prediction, 1)
    return { mouvement, spread: readSpread(prediction), weights: prediction }
  }
  const moving = objectif - (day.arrets ?? []).reduce((sum, { duree }) => sum + duree, 0)
  checkMoving(moving, source.distance)
  let ratio = 1
  for (let round = 0; round < ROUNDS; round++) ratio *= moving / lastOf(run(ratio).clock.seconds)
  const prediction = run(ratio)
  const mouvement = readClock(source, prediction, moving / lastOf(prediction.clock.seconds))
  return { mouvement, spread: null, weights: prediction }
}

function predictOn(
  source: Source,
  athlete: Athlete,
  ratio: number,
  day: DayConditions,
): Prediction {
  const calibration = { ratio, dispersion: null, nombre: 0 }
  const prediction = predict(source.survey, athlete, { ...source.ground, ...day, calibration })
  if (!prediction) throw absente()
  return prediction
}

const readClock =
  (source: Source, { clock }: Prediction, factor: number) =>
  (metres: number) =>
    interpolate(clock.distances, clock.seconds, toTraceMetres(source, metres)) * factor

function readSpread({ source, clock, dispersion }: Prediction): Spread {
  const total = lastOf(clock.seconds)
  return { source, deviation: (moving) => deviationAt(dispersion, moving / total) }
}

function checkMoving(moving: number, distance: number): void {
  if (moving > 0 && isPlausible({ distance, temps: moving })) return
  const objectif = 'Ce temps ne va pas avec cette distance et ces arrêts. Vérifiez-le.'
  throw new ApiError('champs_invalides', { errors: { objectif } })
}

/** Quantiles 0.2 and 0.8 in whole seconds, stops added; null for a set time. */
export function spreadTime(
  { spread }: Pick<Pace, 'spread'>,
  moving: number,
  stopped: number,
): [number, number] | null {
  if (!spread) return null
  const factor = Math.exp(Z80 * spread.deviation(moving))
  return [Math.round(moving / factor + stopped), Math.round(moving * factor + stopped)]
}

/** Probability of at most `limit` moving seconds when `moving` is expected; null for a set time. */
export function getChance(
  { spread }: Pick<Pace, 'spread'>,
  moving: number,
  limit: number,
): number | null {
  if (!spread) return null
  if (!(moving > 0)) return 1
  const margin = Math.log(limit / moving) / spread.deviation(moving)
  const chance = limit > 0 ? normalShare(margin) : 0
  return Math.round(chance * 100) / 100
}
