import { ApiError } from '@foulee/contract/shared/errors'
import { applyLecons } from '@foulee/domain/parcours/lecons'
import { isPlausible, type SourceFourchette } from '@foulee/domain/parcours/prediction'
import { findChance, shareGivingUp } from '@foulee/trace/barrier'
import { interpolate, lastOf } from '@foulee/trace/column'
import type { Athlete } from '@foulee/trace/endurance'
import { Z80 } from '@foulee/trace/normal'
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
  /** Whether the time with stops varies, as that of results, or the moving time alone. */
  holdsStops: boolean
  /** These seconds at the finish, and the deviation of their ln there. */
  total: number
  dispersion: number
  montagne: number
}

/** Stops of the day, in metres of the track, and hours of darkness. */
export type DayConditions = Pick<Conditions, 'heure_depart' | 'nuit' | 'arrets'>

/** The runner's data, and the time they set, if any. Seconds. */
export type Runs = { athlete: Athlete; objectif?: number | undefined }

/** Night shifts with the pace: rounds until a set time is met to the second. */
const ROUNDS = 4
/**
 * Largest share of stops within a time predicted from results, which hold those of their races; what is
 * planned beyond is added: an assumption.
 */
const MOST_STOPPED = 0.25

/** Pace of the runner, on the way as earlier editions taught it. */
export function planPace(source: Source, runs: Runs, day: DayConditions): Pace {
  const pace = computePace(source, runs, day)
  const { distance, lecons } = source
  return { ...pace, mouvement: applyLecons(pace.mouvement, distance, lecons) }
}

function computePace(source: Source, { athlete, objectif }: Runs, day: DayConditions): Pace {
  const stopped = (day.arrets ?? []).reduce((sum, { duree }) => sum + duree, 0)
  const meet = (moving: number) => meetTime(source, athlete, moving, day)
  if (objectif !== undefined) {
    checkMoving(objectif - stopped, source.distance)
    const { mouvement } = meet(objectif - stopped)
    return { mouvement, spread: null, weights: { parts: [], milieu: 0 } }
  }
  if ('vma' in athlete) {
    const prediction = predictOn(source, athlete, 1, day)
    const mouvement = readClock(source, prediction, 1)
    return { mouvement, spread: readSpread(prediction, false), weights: prediction }
  }
  const prediction = predictOn(source, athlete, 1, { ...day, arrets: [] })
  const temps = lastOf(prediction.clock.seconds)
  const moving = temps - Math.min(stopped, MOST_STOPPED * temps)
  return { ...meet(moving), spread: readSpread(prediction, true), weights: prediction }
}

/** Pace at which the whole way takes so many moving seconds. */
function meetTime(
  source: Source,
  athlete: Athlete,
  moving: number,
  day: DayConditions,
): Pick<Pace, 'mouvement' | 'weights'> {
  const run = (ratio: number) => predictOn(source, athlete, ratio, day)
  let ratio = 1
  for (let round = 0; round < ROUNDS; round++) ratio *= moving / lastOf(run(ratio).clock.seconds)
  const prediction = run(ratio)
  const mouvement = readClock(source, prediction, moving / lastOf(prediction.clock.seconds))
  return { mouvement, weights: prediction }
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

function readSpread(
  { source, clock, dispersion, montagne }: Prediction,
  holdsStops: boolean,
): Spread {
  return { source, holdsStops, total: lastOf(clock.seconds), dispersion, montagne }
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
  const { varying, fixed } = splitTime(spread, moving, stopped)
  const factor = Math.exp(Z80 * deviationAt(spread.dispersion, varying / spread.total))
  return [Math.round(varying / factor + fixed), Math.round(varying * factor + fixed)]
}

const splitTime = ({ holdsStops }: Spread, moving: number, stopped: number) =>
  holdsStops ? { varying: moving + stopped, fixed: 0 } : { varying: moving, fixed: stopped }

/**
 * Chance of who starts to leave by the limit, after so many moving and stopped seconds; null for a set time.
 */
export function getChance(
  { spread }: Pick<Pace, 'spread'>,
  { moving, stopped }: { moving: number; stopped: number },
  limit: number,
): number | null {
  if (!spread) return null
  const { varying, fixed } = splitTime(spread, moving, stopped)
  if (!(varying > 0)) return 1
  const part = varying / spread.total
  const chance = findChance({
    margin: Math.log(Math.max(0, limit - fixed) / varying),
    deviation: deviationAt(spread.dispersion, part),
    part,
    heures: spread.total / 3600,
    montagne: spread.montagne,
  })
  return toHundredths(chance)
}

/** Share of the starters who give up, with time to spare; null for a set time. */
export const getAbandons = ({ spread }: Pick<Pace, 'spread'>): number | null =>
  spread && toHundredths(shareGivingUp(1, spread.total / 3600))

const toHundredths = (share: number) => Math.round(share * 100) / 100
