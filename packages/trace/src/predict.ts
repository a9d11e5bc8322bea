import { interpolate, lastOf } from './column.ts'
import { getFatigueLoss } from './effort.ts'
import { type Athlete, type Calibration, holdDistance } from './endurance.ts'
import { normalShare, Z80 } from './normal.ts'
import { cutStretches, type Ground, type Stretch } from './stretches.ts'
import { readClimbs, type Survey } from './survey.ts'
import type { Clock } from './times.ts'

/**
 * Deviations of ln(time). Assumptions, not measured: own results replace them as soon as there are four.
 */
const DEVIATIONS = {
  /** A day is better or worse than another, and a past race was. */
  resultat: 0.04,
  /** A VMA says nothing of endurance. */
  vma: 0.08,
  /** For each factor e between the distance known and the one predicted. */
  ecart: 0.03,
  /** A route whose climbs nobody knows. */
  sansAltitude: 0.08,
  /** No calibration promises better. */
  least: 0.02,
}
/** The told ranges of losses on a ground are taken as what 80 % find: ± 1.28 deviations. */
const RANGE_DEVIATIONS = 1.2816
/** A barrier that fewer chances than this pass is warned of. */
const SAFE_CHANCE = 0.8
const DAY = 86_400

/** Distances in metres from the start, times in seconds. */
export type Conditions = Ground & {
  /** Time of the day at the start, and when it is dark; without them it is day. */
  heure_depart?: number
  nuit?: { debut: number; fin: number }
  /** Planned stops. */
  arrets?: readonly { distance: number; duree: number }[]
  /** Latest time after the start at which one may leave a place. */
  barrieres?: readonly { distance: number; limite: number }[]
  calibration?: Calibration
}

/** Seconds after the start: 2 of 10 such days are faster than p20, 5 than p50, 8 than p80. */
export type Interval = { p20: number; p50: number; p80: number }

export type BarrierePrevue = Interval & {
  distance: number
  limite: number
  /** 0 to 1. */
  chance: number
  /** Under 80 %. */
  is_risquee: boolean
}

export type Prediction = Interval & {
  /** Metres of flat road by day that ask as much, fatigue apart. */
  distance_equivalente: number
  /** Deviation of ln(time in motion). */
  dispersion: number
  barrieres: readonly BarrierePrevue[]
  /** Median seconds in motion by distance, for readPassage. */
  clock: Clock
  arrets: readonly { distance: number; duree: number }[]
}

function isDark({ heure_depart, nuit }: Conditions, seconds: number): boolean {
  if (heure_depart === undefined || !nuit) return false
  const hour = (heure_depart + seconds) % DAY
  const { debut, fin } = nuit
  return debut <= fin ? hour >= debut && hour < fin : hour >= debut || hour < fin
}

const sumStops = (arrets: Prediction['arrets'], distance: number) =>
  arrets.reduce((sum, arret) => (arret.distance <= distance ? sum + arret.duree : sum), 0)

/**
 * Median seconds in motion at the end of each stretch. The base time is shared out by effort; fatigue grows
 * in proportion to the effort behind, so that over the whole it costs its share; on what is run in the dark the ground
 * costs twice.
 */
function runStretches(
  stretches: readonly Stretch[],
  base: { temps: number; effort: number; fatigue: number },
  conditions: Conditions,
): Clock {
  const distances = new Float64Array(stretches.length + 1)
  const seconds = new Float64Array(stretches.length + 1)
  let [distance, effort, time] = [0, 0, 0]
  for (const [index, stretch] of stretches.entries()) {
    const behind = (effort + stretch.effort / 2) / base.effort
    const stops = sumStops(conditions.arrets ?? [], distance)
    const dark = isDark(conditions, time + stops)
      ? (1 + 2 * stretch.perte) / (1 + stretch.perte)
      : 1
    time += (base.temps / base.effort) * stretch.effort * (1 + 2 * base.fatigue * behind) * dark
    effort += stretch.effort
    distance += stretch.longueur
    distances[index + 1] = distance
    seconds[index + 1] = time
  }
  return { distances, seconds }
}

function findDeviation(
  athlete: Athlete,
  survey: Survey,
  stretches: readonly Stretch[],
  ecart: number,
  calibration: Calibration | undefined,
): number {
  const margin = stretches.reduce((sum, { marge, longueur }) => sum + marge * longueur, 0)
  const ground = margin / survey.distance / RANGE_DEVIATIONS
  const relief = survey.hasRelief ? 0 : DEVIATIONS.sansAltitude
  const known = calibration?.dispersion ?? null
  if (known !== null) return Math.hypot(Math.max(known, DEVIATIONS.least), relief)
  const base = 'vma' in athlete ? DEVIATIONS.vma : DEVIATIONS.resultat
  return Math.hypot(base, DEVIATIONS.ecart * ecart, ground, relief)
}

/** When a place is left (stops there included), to be told or printed on a roadbook. */
export function readPassage(
  prediction: Pick<Prediction, 'clock' | 'arrets' | 'dispersion'>,
  distance: number,
): Interval {
  const { clock, arrets, dispersion } = prediction
  const motion = interpolate(clock.distances, clock.seconds, distance)
  const stops = sumStops(arrets, distance)
  const spread = Math.exp(Z80 * dispersion)
  return { p20: motion / spread + stops, p50: motion + stops, p80: motion * spread + stops }
}

function judgeBarrier(
  prediction: Pick<Prediction, 'clock' | 'arrets' | 'dispersion'>,
  { distance, limite }: { distance: number; limite: number },
): BarrierePrevue {
  const passage = readPassage(prediction, distance)
  const stops = sumStops(prediction.arrets, distance)
  const margin = Math.log(Math.max(0, limite - stops) / (passage.p50 - stops))
  const chance = passage.p50 > stops ? normalShare(margin / prediction.dispersion) : 1
  return { ...passage, distance, limite, chance, is_risquee: chance < SAFE_CHANCE }
}

/**
 * Finish time of a runner on a route, with its interval and the chance at each barrier. Null for a route
 * without length. Slopes after Minetti 2002 up and an empirical curve down, ground, altitude, night and fatigue
 * as in effort.ts; base time from a VMA or past results with Riegel's exponent as in endurance.ts.
 */
export function predict(
  survey: Survey,
  athlete: Athlete,
  conditions: Conditions = {},
): Prediction | null {
  const stretches = cutStretches(survey, conditions)
  const effort = stretches.reduce((sum, stretch) => sum + stretch.effort, 0)
  if (!(effort > 0)) return null
  const { temps, ecart } = holdDistance(athlete, effort)
  const { calibration, arrets: stops = [], barrieres = [] } = conditions
  const climbed = readClimbs(survey, survey.distance)?.denivele ?? 0
  const fatigue = getFatigueLoss((survey.distance + 10 * climbed) / 1000)
  const base = { temps: temps * (calibration?.ratio ?? 1), effort, fatigue }
  // Nobody stops before they start, or has to leave the finish.
  const arrets = stops.filter(({ distance }) => distance >= 0 && distance < survey.distance)
  const clock = runStretches(stretches, base, { ...conditions, arrets })
  const dispersion = findDeviation(athlete, survey, stretches, ecart, calibration)
  const passages = { clock, arrets, dispersion }
  return {
    ...readPassage(passages, lastOf(clock.distances)),
    ...passages,
    distance_equivalente: effort,
    barrieres: barrieres.map((barriere) => judgeBarrier(passages, barriere)),
  }
}
