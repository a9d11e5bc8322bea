import type { Line } from '@foulee/domain/parcours/tracer/line'
import { type Measures, measureTrack } from '@foulee/trace/measure'
import { buildProfile } from '@foulee/trace/profile'
import { surveyTrack } from '@foulee/trace/survey'
import type { Samples } from '#kit/track/route-samples.ts'
import { toColumns } from './drawing-wire.ts'

export type DrawingFigures = Pick<Measures, 'distance' | 'montees'> & {
  /** Metres; null where heights are not known. */
  denivele: number | null
  denivele_negatif: number | null
  samples: Samples
}

/** Points of the profile. */
const SAMPLES = 300

/** Figures of a drawn line, by the formulas of a file (produit 9.3); null without length. */
export function measureDrawing(line: Line): DrawingFigures | null {
  if (line.positions.length < 2) return null
  const segment = {
    ...toColumns(line.positions),
    ele: Float64Array.from(line.altitudes, (altitude) => altitude ?? Number.NaN),
    time: new Float64Array(line.positions.length).fill(Number.NaN),
  }
  const track = { segments: [segment] }
  const survey = surveyTrack(track)
  if (survey.distance <= 0) return null
  const measures = measureTrack(track, survey)
  const profile = buildProfile(survey, SAMPLES)
  const { altitude_min: low, altitude_max: high } = measures
  return {
    distance: Math.round(survey.distance),
    denivele: measures.denivele.calcule,
    denivele_negatif: measures.denivele_negatif.calcule,
    montees: measures.montees,
    samples: {
      step: survey.distance / (SAMPLES - 1),
      length: survey.distance,
      lon: Float64Array.from(profile, ({ lon }) => lon),
      lat: Float64Array.from(profile, ({ lat }) => lat),
      altitudes: profile.map(({ altitude }) => altitude),
      slopes: profile.map(({ pente }) => pente),
      ...(low !== null && high !== null && { range: { low, high } }),
    },
  }
}
