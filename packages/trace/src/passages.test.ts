import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { interpolate } from './column.ts'
import { predict, readPassage } from './predict.ts'
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
    resultats: { annee: number; km: number; dplus: number; secondes: number }[]
    passages: (number | null)[]
  }[]
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const RACES = [
  { name: 'grr', heure_depart: 22 * 3600, every: 10, runners: 150 },
  { name: 'mtr', heure_depart: 5 * 3600, every: 1, runners: 250 },
] as const

/** Each finisher with an earlier result: their passages and what was predicted of them. */
function readFinishers({ name, heure_depart, every }: (typeof RACES)[number]) {
  const file = (ending: string) => readFileSync(new URL(name + ending, FOLDER))
  const { points, coureurs }: Race = JSON.parse(gunzipSync(file('.json.gz')).toString())
  const survey = surveyTrack(readTrack(file('.gpx')))
  const scale = survey.distance / (points.at(-1)?.km ?? 0)
  const places = points.map(({ km }) => km * scale)
  const nuit = { debut: 18.5 * 3600, fin: 5.75 * 3600 }
  const finishers = coureurs.filter((coureur, rank) => coureur.finisher && rank % every === 0)
  const known = finishers.flatMap(({ resultats, passages }) => {
    const [first, ...others] = resultats.map(({ annee, km, dplus, secondes }) => ({
      distance: km * 1000,
      denivele: dplus,
      temps: secondes,
      annees: 2025 - annee,
      sol: 'sentier' as const,
    }))
    const finish = passages.at(-1)
    if (!first || !finish) return []
    const conditions = { sol: 'sentier' as const, heure_depart, nuit }
    const prediction = predict(survey, { resultats: [first, ...others] }, conditions)
    return prediction ? [{ passages, finish, prediction }] : []
  })
  return { places, known }
}

it.skipIf(!isThere)(
  'finishers of 180 km pass each point within 8 % of the prediction, their finish taken as known',
  () => {
    const { places, known } = readFinishers(RACES[0])
    expect(known.length).toBeGreaterThan(RACES[0].runners)
    for (const [rank, place] of places.entries()) {
      if (rank === 0) continue
      const ratios = known.flatMap(({ passages, finish, prediction: { clock, p50 } }) => {
        const expected = interpolate(clock.distances, clock.seconds, place) * (finish / p50)
        const seen = passages[rank] ?? null
        return seen === null ? [] : [seen / expected]
      })
      expect(Math.abs(medianOf(ratios) - 1), `point ${rank}`).toBeLessThan(0.08)
    }
  },
)

it.skipIf(!isThere).each(RACES)(
  'finishers of $name differ from the prediction by 0.16 of ln(time), half of them on either side within 3 %, and 55 to 65 of 100 are in its interval',
  (race) => {
    const { known } = readFinishers(race)
    expect(known.length).toBeGreaterThan(race.runners)
    const errors = known.map(({ finish, prediction }) => Math.log(finish / prediction.p50))
    const median = medianOf(errors)
    expect(Math.abs(Math.exp(median) - 1)).toBeLessThan(0.03)
    const squares = errors.map((error) => (error - median) ** 2)
    const deviation = Math.sqrt(squares.reduce((all, square) => all + square) / squares.length)
    expect(deviation).toBeLessThan(0.16)
    const inside = known.filter(
      ({ finish, prediction: { p20, p80 } }) => finish >= p20 && finish <= p80,
    )
    expect(inside.length / known.length).toBeGreaterThan(0.55)
    expect(inside.length / known.length).toBeLessThan(0.65)
  },
)

it.skipIf(!isThere)(
  'at each point of 180 km, 50 to 70 of 100 finishers are in the interval',
  () => {
    const { places, known } = readFinishers(RACES[0])
    for (const [rank, place] of places.entries()) {
      if (rank === 0) continue
      const inside = known.flatMap(({ passages, prediction }) => {
        const seen = passages[rank] ?? null
        const { p20, p80 } = readPassage(prediction, place)
        return seen === null ? [] : [seen >= p20 && seen <= p80 ? 1 : 0]
      })
      const share = inside.filter((is) => is === 1).length / inside.length
      expect(share, `point ${rank}`).toBeGreaterThan(0.5)
      expect(share, `point ${rank}`).toBeLessThan(0.7)
    }
  },
)
