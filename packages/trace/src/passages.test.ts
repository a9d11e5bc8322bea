import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { interpolate } from './column.ts'
import { predict } from './predict.ts'
import { readTrack } from './read-track.ts'
import { surveyTrack } from './survey.ts'

/* Passages of real runners, not part of the project: skipped where absent. */
const FOLDER = new URL('../../../../shared/data/passages/', import.meta.url)
const isThere = existsSync(FOLDER)
if (!isThere) process.stdout.write('The passages of runners are not here: their test is skipped.\n')

type Race = {
  points: { km: number }[]
  coureurs: {
    finisher: boolean
    resultats: { km: number; dplus: number; secondes: number }[]
    passages: (number | null)[]
  }[]
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

it.skipIf(!isThere)(
  'finishers of 180 km pass each point within 8 % of the prediction, their finish taken as known',
  () => {
    const { points, coureurs }: Race = JSON.parse(
      gunzipSync(readFileSync(new URL('grr.json.gz', FOLDER))).toString(),
    )
    const survey = surveyTrack(readTrack(readFileSync(new URL('grr.gpx', FOLDER))))
    const scale = survey.distance / (points.at(-1)?.km ?? 0)
    const night = { debut: 18.5 * 3600, fin: 5.75 * 3600 }
    const finishers = coureurs.filter((coureur, rank) => coureur.finisher && rank % 10 === 0)
    const ratios = finishers.flatMap(({ resultats, passages }) => {
      const [first, ...others] = resultats.map(({ km, dplus, secondes }) => ({
        distance: km * 1000,
        denivele: dplus,
        temps: secondes,
        sol: 'sentier' as const,
      }))
      if (!first) return []
      const conditions = { sol: 'sentier' as const, heure_depart: 22 * 3600, nuit: night }
      const prediction = predict(survey, { resultats: [first, ...others] }, conditions)
      const finish = passages.at(-1)
      if (!prediction || !finish) return []
      const { distances, seconds } = prediction.clock
      return [
        passages.map((seen, rank) => {
          const place = (points[rank]?.km ?? 0) * scale
          const expected = interpolate(distances, seconds, place) * (finish / prediction.p50)
          return seen === null ? null : seen / expected
        }),
      ]
    })
    expect(ratios.length).toBeGreaterThan(150)
    for (const rank of points.keys()) {
      if (rank === 0) continue
      const seen = ratios.flatMap((of) => of[rank] ?? [])
      expect(Math.abs(medianOf(seen) - 1), `point ${rank}`).toBeLessThan(0.08)
    }
  },
)
