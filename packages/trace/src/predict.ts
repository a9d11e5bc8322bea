import { factorOnSlope, LOI_GENERALE } from '@foulee/domain/parcours/calibration'
import type { SourceFourchette } from '@foulee/domain/parcours/prediction'
import { at, interpolate, lastOf } from './column.ts'
import { getFatigueLoss } from './effort.ts'
import { type Athlete, type Calibration, holdDistance } from './endurance.ts'
import { shareTime } from './fade.ts'
import { Z80 } from './normal.ts'
import {
  blendDeviation,
  type DeviationFacts,
  deviationAt,
  findDeviation,
  findMontagne,
  findWeighedDeviation,
  getSource,
} from './spread.ts'
import { cutStretches, type Ground, type Stretch } from './stretches.ts'
import { readClimbs, type Survey } from './survey.ts'
import type { Clock } from './times.ts'
import { type Weighed, weighResults } from './weigh-results.ts'

/** Additional deviations of ln(time): assumptions. */
const DEVIATIONS = {
  /** A VMA does not measure endurance. */
  vma: 0.08,
  sansAltitude: 0.08,
}
const DAY = 86_400

/** Distances in metres from the start, times in seconds. */
export type Conditions = Ground & {
  /** Start time, and dark hours; daylight by default. */
  heure_depart?: number
  nuit?: { debut: number; fin: number }
  arrets?: readonly { distance: number; duree: number }[]
  calibration?: Calibration
}

/** Seconds after the start: 20th, 50th and 80th percentiles. */
export type Interval = { p20: number; p50: number; p80: number }

export type Prediction = Interval &
  Pick<Weighed, 'parts' | 'milieu'> & {
    distance_equivalente: number
    /** Deviation of ln(moving time) at the finish; deviationAt gives it on the way. */
    dispersion: number
    source: SourceFourchette
    /** Likeness to a mountain race. */
    montagne: number
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
 * Median moving seconds at the end of each stretch: time is shared by effort, more of it the later
 * (fade.ts). In the dark the ground costs double; the loss is spread over the race, as finishers who
 * started at night were no slower there than later.
 */
function runStretches(
  stretches: readonly Stretch[],
  base: { temps: number; effort: number; fatigue: number },
  conditions: Conditions,
): Clock {
  const distances = new Float64Array(stretches.length + 1)
  const seconds = new Float64Array(stretches.length + 1)
  const hours = base.temps / 3600
  let [distance, effort, lost] = [0, 0, 0]
  for (const [index, stretch] of stretches.entries()) {
    const before = at(seconds, index)
    effort += stretch.effort
    const time = base.temps * shareTime(effort / base.effort, hours, base.fatigue)
    const stops = sumStops(conditions.arrets ?? [], distance)
    if (isDark(conditions, before + lost + stops)) {
      lost += ((time - before) * stretch.perte) / (1 + stretch.perte)
    }
    distance += stretch.longueur
    distances[index + 1] = distance
    seconds[index + 1] = time
  }
  const slower = 1 + lost / base.temps
  return { distances, seconds: seconds.map((time) => time * slower) }
}

function findSpread(
  athlete: Athlete,
  survey: Survey,
  facts: DeviationFacts,
  calibration: Calibration | undefined,
): Pick<Prediction, 'dispersion' | 'source'> {
  const relief = survey.hasRelief ? 0 : DEVIATIONS.sansAltitude
  if ('vma' in athlete) {
    const speed = athlete.dispersion ?? DEVIATIONS.vma
    return { dispersion: Math.hypot(findDeviation(facts), speed, relief), source: 'hypothese' }
  }
  const deviation = findWeighedDeviation(facts)
  const errors = athlete.propre?.ecarts ?? calibration
  const own = errors ? blendDeviation(deviation, errors) : deviation
  return { dispersion: Math.hypot(own, relief), source: getSource(facts) }
}

const sumEffort = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, stretch) => sum + stretch.effort, 0)

type Passages = Pick<Prediction, 'clock' | 'arrets' | 'dispersion'>

/** Departure time from a place, stops there included. */
export function readPassage({ clock, arrets, dispersion }: Passages, distance: number): Interval {
  const motion = interpolate(clock.distances, clock.seconds, distance)
  const stops = sumStops(arrets, distance)
  const spread = Math.exp(Z80 * deviationAt(dispersion, motion / lastOf(clock.seconds)))
  return { p20: motion / spread + stops, p50: motion + stops, p80: motion * spread + stops }
}

/**
 * Predicted finish time with its interval. Null without length. Slopes
 * by Minetti 2002 up and an empirical curve down, ground, altitude, night and fatigue by effort.ts;
 * base time from a VMA or past results with Riegel’s exponent by endurance.ts; median and interval
 * calibrated on real finishers by spread.ts.
 */
export function predict(
  survey: Survey,
  athlete: Athlete,
  conditions: Conditions = {},
): Prediction | null {
  const general = cutStretches(survey, conditions)
  const effort = sumEffort(general)
  if (!(effort > 0)) return null
  const loi = athlete.propre?.loi ?? LOI_GENERALE
  const stretches = general.map((stretch) => ({
    ...stretch,
    effort: stretch.effort * factorOnSlope(loi, stretch.pente),
  }))
  const own = sumEffort(stretches)
  const lost = stretches.reduce((sum, { perte, longueur }) => sum + perte * longueur, 0)
  const montagne = findMontagne(survey, lost / survey.distance)
  const { calibration, arrets: stops = [] } = conditions
  const climbed = readClimbs(survey, survey.distance)?.denivele ?? 0
  const fatigue = getFatigueLoss((survey.distance + 10 * climbed) / 1000)
  // A level, which says how wide it is, counts as one result (produit 6.6).
  const hasMiddle = 'resultats' in athlete || athlete.dispersion !== undefined
  const race = { effort, montagne, fatigue, hasMiddle }
  const { temps, ecart, ...weights } = weighResults(holdDistance(athlete, own), race)
  const ratio = calibration?.ratio ?? 1
  const base = { temps: temps * ratio, effort: own, fatigue: loi.fatigue }
  // A stop before the start or at the finish is meaningless.
  const arrets = stops.filter(({ distance }) => distance >= 0 && distance < survey.distance)
  const clock = runStretches(stretches, base, { ...conditions, arrets })
  const heures = lastOf(clock.seconds) / 3600
  const spread = findSpread(athlete, survey, { ecart, montagne, heures }, calibration)
  const passages = { clock, arrets, ...spread }
  return {
    ...readPassage(passages, lastOf(clock.distances)),
    ...passages,
    ...weights,
    distance_equivalente: effort,
    montagne,
  }
}
