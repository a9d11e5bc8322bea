import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { NIVEAU_DISPERSION, NIVEAU_VMA } from '@foulee/domain/parcours/prediction'
import { findChance } from '@foulee/trace/barrier'
import { interpolate, lastOf } from '@foulee/trace/column'
import { getFatigueLoss } from '@foulee/trace/effort'
import { holdDistance } from '@foulee/trace/endurance'
import {
  hasPassed,
  type KnownRace,
  type KnownRaceName,
  type KnownRunner,
  readKnownRace,
} from '@foulee/trace/known-passages'
import { normalShare } from '@foulee/trace/normal'
import { type Prediction, predict } from '@foulee/trace/predict'
import { correctMedian, deviationAt, findDeviation } from '@foulee/trace/spread'
import { readClimbs } from '@foulee/trace/survey'
import { weighResults } from '@foulee/trace/weigh-results'
import type { Budget, Row, Section } from '../report.ts'
import { budgetOwn, judgeOwn, listOwn } from './prevision-own.ts'
import { judgeLessons, judgeWay, type Learnt, type Way } from './prevision-points.ts'

const FOLDER = new URL('../../../shared/data/passages/', import.meta.url)
const RACES: readonly { name: KnownRaceName; label: string }[] = [
  { name: 'mtr', label: '63 km' },
  { name: 'grr', label: '180 km' },
]
const CLASSES = 10
/** Runners told « 9 chances sur 10 ». */
const NINE = { from: 0.85, to: 0.95 }
const LEAST_GAIN = 20

type Forecast = { chance: number; before: number; hasPassed: boolean }

/** Chances at cut-offs, of who started, against what became of them. */
export async function measurePrevision(): Promise<Section> {
  const title = 'Chances annoncées aux barrières horaires'
  if (!existsSync(FOLDER)) {
    const method = 'Les passages de coureurs ne sont pas là : rien n’est mesuré.'
    return { title, method, rows: [], budgets: [] }
  }
  const races = RACES.map(({ name, label }) => {
    const race = openRace(name)
    return {
      label,
      forecasts: judgeRace(race),
      levels: judgeLevels(race),
      lessons: judgeLessons(race),
      way: judgeWay(race),
      own: judgeOwn(race),
    }
  })
  return {
    title,
    method:
      'Partants dont des résultats étaient connus ; qui a abandonné n’a pas passé. Avant : le résultat le plus proche seul, sans les abandons. Points : écart du milieu du peloton au calcul, l’arrivée étant connue, avant et après ce qu’apprend un coureur sur deux, chez les autres de la même édition (il n’y en a qu’une). Loi : écart (moyenne quadratique, médiane) de l’arrivée à la prévision, d’après les résultats seuls.',
    rows: races.flatMap(({ label, forecasts, lessons, way, own }) => [
      ...listClasses(label, forecasts),
      ...listPoints(label, lessons, way),
      ...listOwn(label, own),
    ]),
    budgets: races.flatMap(({ label, forecasts, levels, lessons, own }) => [
      ...listBudgets(label, forecasts),
      ...budgetNine(`${label}, d’après un niveau`, levels),
      budgetLessons(label, lessons),
      budgetOwn(label, own),
    ]),
  }
}

function readKnown(file: string) {
  const isZipped = file.endsWith('.json')
  const content = readFileSync(new URL(isZipped ? `${file}.gz` : file, FOLDER))
  return isZipped ? gunzipSync(content) : content
}

function openRace(name: KnownRaceName): KnownRace {
  return readKnownRace(name, readKnown)
}

function judgeRace(race: KnownRace): Forecast[] {
  return race.coureurs.flatMap((runner) => {
    const now = predict(race.survey, runner, race.conditions)
    const before = now && predictBefore(race, runner, now)
    if (!now || !before) return []
    return race.points.flatMap(({ place, barriere }, rank) =>
      barriere === null
        ? []
        : [
            {
              chance: predictChance(now, place, barriere),
              before: predictChanceBefore(before, place, barriere),
              hasPassed: hasPassed(runner, rank, barriere),
            },
          ],
    )
  })
}

/** Level that a runner would give themselves: the nearest to their own results. */
function judgeLevels(race: KnownRace): Forecast[] {
  const levels = NIVEAUX.flatMap((niveau) => {
    const athlete = { vma: NIVEAU_VMA[niveau], dispersion: NIVEAU_DISPERSION }
    return predict(race.survey, athlete, race.conditions) ?? []
  })
  return race.coureurs.flatMap((runner) => {
    const own = predict(race.survey, runner, race.conditions)
    const gap = ({ p50 }: Prediction) => Math.abs(Math.log(p50 / (own?.p50 ?? p50)))
    const level = levels.toSorted((a, b) => gap(a) - gap(b))[0]
    if (!own || !level) return []
    return race.points.flatMap(({ place, barriere }, rank) => {
      if (barriere === null) return []
      const chance = predictChance(level, place, barriere)
      return [{ chance, before: chance, hasPassed: hasPassed(runner, rank, barriere) }]
    })
  })
}

function approach({ clock }: Prediction, place: number, limit: number) {
  const expected = interpolate(clock.distances, clock.seconds, place)
  const total = lastOf(clock.seconds)
  return { margin: Math.log(limit / expected), part: expected / total, heures: total / 3600 }
}

function predictChance(prediction: Prediction, place: number, limit: number): number {
  const { dispersion, montagne } = prediction
  const { margin, part, heures } = approach(prediction, place, limit)
  return findChance({ margin, deviation: deviationAt(dispersion, part), part, heures, montagne })
}

/** Deviation of pacing on the way, as it was. */
const PACING_BEFORE = 0.06

function predictChanceBefore(
  { prediction, deviation }: { prediction: Prediction; deviation: number },
  place: number,
  limit: number,
): number {
  const { margin, part } = approach(prediction, place, limit)
  return normalShare(margin / Math.hypot(deviation, PACING_BEFORE * Math.sqrt(1 - part)))
}

/** Prediction as it was: the nearest result alone, without the middle of a field. */
function predictBefore({ survey, conditions }: KnownRace, runner: KnownRunner, now: Prediction) {
  const { distance_equivalente: effort, montagne } = now
  const climbed = readClimbs(survey, survey.distance)?.denivele ?? 0
  const fatigue = getFatigueLoss((survey.distance + 10 * climbed) / 1000)
  const estimates = holdDistance(runner, effort)
  const weighed = weighResults(estimates, { effort, montagne, fatigue, hasMiddle: true })
  const { temps, ecart } = estimates.reduce((best, estimate) =>
    estimate.ecart < best.ecart ? estimate : best,
  )
  const alone = temps * correctMedian(ecart, montagne) * (1 + fatigue)
  const calibration = { ratio: alone / weighed.temps, dispersion: null, nombre: 0 }
  const prediction = predict(survey, runner, { ...conditions, calibration })
  if (!prediction) return null
  const heures = lastOf(prediction.clock.seconds) / 3600
  return { prediction, deviation: findDeviation({ ecart, montagne, heures }) }
}

function listClasses(label: string, forecasts: readonly Forecast[]): Row[] {
  const read = (key: 'chance' | 'before', rank: number) => {
    const those = forecasts.filter(
      (forecast) => Math.min(CLASSES - 1, Math.floor(forecast[key] * CLASSES)) === rank,
    )
    return {
      nb: those.length,
      said: mean(those.map((forecast) => forecast[key])),
      real: sharePassed(those),
    }
  }
  return Array.from({ length: CLASSES }, (_, rank) => {
    const [now, before] = [read('chance', rank), read('before', rank)]
    return {
      course: label,
      classe: `${10 * rank} à ${10 * rank + 10} %`,
      annonces: now.nb,
      'annoncé, %': now.said,
      'passés, %': now.real,
      'avant, annonces': before.nb,
      'avant, annoncé': before.said,
      'avant, passés': before.real,
    }
  })
}

function budgetNine(label: string, forecasts: readonly Forecast[]): Budget[] {
  const nine = forecasts.filter(({ chance }) => chance >= NINE.from && chance < NINE.to)
  const passed = sharePassed(nine)
  const what = `${label}, passés de ceux à qui 9 chances sur 10 sont dites`
  return [
    { what, value: passed, unit: ' %', min: 100 * NINE.from },
    { what, value: passed, unit: ' %', max: 100 * NINE.to },
  ]
}

function listBudgets(label: string, forecasts: readonly Forecast[]): Budget[] {
  const gain = 100 * (1 - brier(forecasts, 'chance') / brier(forecasts, 'before'))
  return [
    ...budgetNine(label, forecasts),
    {
      what: `${label}, score de Brier sous celui d’avant`,
      value: gain,
      unit: ' %',
      min: LEAST_GAIN,
    },
  ]
}

const mean = (values: readonly number[]): number | null =>
  values.length ? (100 * values.reduce((sum, value) => sum + value, 0)) / values.length : null

const sharePassed = (forecasts: readonly Forecast[]) =>
  mean(forecasts.map(({ hasPassed }) => (hasPassed ? 1 : 0)))

const brier = (forecasts: readonly Forecast[], key: 'chance' | 'before') =>
  forecasts.reduce(
    (sum, forecast) => sum + (forecast[key] - (forecast.hasPassed ? 1 : 0)) ** 2,
    0,
  ) / forecasts.length

const listPoints = (label: string, lessons: readonly Learnt[], way: readonly Way[]): Row[] =>
  way.map(({ metres, tous, premiers, derniers, dedans }) => {
    const lesson = lessons.find((point) => point.metres === metres)
    return {
      course: label,
      classe: `km ${(metres / 1000).toFixed(0)}`,
      'écart, %': 100 * tous,
      'premier dixième': 100 * premiers,
      'dernier dixième': 100 * derniers,
      'P20 à P80, %': 100 * dedans,
      'un sur deux, %': lesson ? 100 * lesson.before : null,
      'appris, écart, %': lesson ? 100 * lesson.after : null,
    }
  })

const THIRD = 100 / 3

function budgetLessons(label: string, lessons: readonly Learnt[]): Budget {
  const sum = (key: 'before' | 'after') =>
    lessons.reduce((sum, point) => sum + Math.abs(point[key]), 0)
  return {
    what: `${label}, écart aux points réduit par ce que la course apprend`,
    value: 100 * (1 - sum('after') / sum('before')),
    unit: ' %',
    min: THIRD,
  }
}
