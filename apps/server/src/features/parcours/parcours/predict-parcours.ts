import type { Troncon } from '@foulee/contract/parcours/itineraires'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { ParcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { ApiError } from '@foulee/contract/shared/errors'
import { SOL_PARCOURS } from '@foulee/domain/parcours/prediction'
import { decodePolyline } from '@foulee/trace/polyline'
import { type Interval, predict, readPassage } from '@foulee/trace/predict'
import type { Ground } from '@foulee/trace/stretches'
import { type Survey, surveyTrack } from '@foulee/trace/survey'
import { surveyProfile } from '@foulee/trace/survey-profile'
import { assessRunner, listPoids, type Runner } from './assess-runner.ts'

type Measured = Parcours & { trace: NonNullable<Parcours['trace']> }

export const readGround = ({ troncons, types }: Pick<Parcours, 'troncons' | 'types'>): Ground => ({
  troncons: troncons.map(([debut, fin, type]) => ({ debut, fin, type })),
  sol: SOL_PARCOURS[types[0] ?? 'nature'],
})

export function predictOn(survey: Survey, ground: Ground, runner: Runner) {
  const assessment = assessRunner(runner)
  const prediction = assessment && predict(survey, assessment.athlete, ground)
  return prediction ? { prediction, assessment } : null
}

/**
 * Times of passage along the visible part of a route (produit 9.8). Null without data of the
 * runner.
 */
export function predictParcours(parcours: Measured, runner: Runner): ParcoursPrediction | null {
  const { trace, surfaces } = parcours
  const survey = surveyProfile(trace.profil)
  const has_surfaces = Object.keys(surfaces).length > 0
  const way = { survey, ground: readGround(parcours), distance: trace.distance, has_surfaces }
  return presentPrediction(way, runner)
}

type Drawn = Pick<Troncon, 'ligne' | 'altitudes' | 'terrains'>

/**
 * Times along a line that is being drawn; what its ground is called is not known yet. Null without
 * data of the runner.
 * @throws ApiError `trace_absente` for a line without length
 */
export function predictDrawing({ ligne, altitudes, terrains }: Drawn, runner: Runner) {
  const { lon, lat } = decodePolyline(ligne)
  const ele = Float64Array.from(lon, (_, index) => altitudes[index] ?? Number.NaN)
  const time = new Float64Array(lon.length).fill(Number.NaN)
  const survey = surveyTrack({ segments: [{ lon, lat, ele, time }] })
  if (survey.distance <= 0) throw new ApiError('trace_absente')
  const ground = readGround({ troncons: terrains ?? [], types: [] })
  const distance = Math.round(survey.distance)
  return presentPrediction({ survey, ground, distance, has_surfaces: terrains !== null }, runner)
}

type PredictedWay = { survey: Survey; ground: Ground; distance: number; has_surfaces: boolean }

function presentPrediction(
  { survey, ground, distance, has_surfaces }: PredictedWay,
  runner: Runner,
): ParcoursPrediction | null {
  const found = predictOn(survey, ground, runner)
  if (!found) return null
  const { prediction, assessment } = found
  return {
    base: assessment.base,
    niveau: assessment.niveau,
    calibre: assessment.calibre,
    ...listPoids(assessment, prediction),
    ...round(prediction),
    source_fourchette: prediction.source,
    allure: Math.round((prediction.p50 * 1000) / distance),
    passages: listMarks(distance).map((metres) => ({
      metres,
      ...round(readPassage(prediction, metres)),
    })),
    has_altitudes: survey.hasRelief,
    has_surfaces,
  }
}

const round = ({ p20, p50, p80 }: Interval): Interval => ({
  p20: Math.round(p20),
  p50: Math.round(p50),
  p80: Math.round(p80),
})

/** Each kilometre, or each tenth of a very long way; then its end. */
function listMarks(distance: number): number[] {
  const step = distance > 300_000 ? 10_000 : 1000
  const count = Math.max(0, Math.ceil(distance / step - 0.05) - 1)
  return [...Array.from({ length: count }, (_, index) => (index + 1) * step), distance]
}
