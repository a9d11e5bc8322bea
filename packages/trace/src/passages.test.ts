import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { findChance } from './barrier.ts'
import { interpolate, lastOf } from './column.ts'
import { hasPassed, readKnownRace } from './known-passages.ts'
import { predict, readPassage } from './predict.ts'
import { deviationAt } from './spread.ts'

/* Passages of real runners, not part of the project: skipped where absent. */
const FOLDER = new URL('../../../../shared/data/passages/', import.meta.url)
const isThere = existsSync(FOLDER)
if (!isThere) process.stdout.write('The passages of runners are not here: their test is skipped.\n')

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const RACES = [
  { name: 'grr', every: 10, runners: 150 },
  { name: 'mtr', every: 1, runners: 250 },
] as const

function readKnown(file: string) {
  const isZipped = file.endsWith('.json')
  const content = readFileSync(new URL(isZipped ? `${file}.gz` : file, FOLDER))
  return isZipped ? gunzipSync(content) : content
}

function openRace({ name, every }: (typeof RACES)[number]) {
  return readKnownRace(name, readKnown, every)
}

function readFinishers(race: (typeof RACES)[number]) {
  const { survey, points, coureurs, conditions } = openRace(race)
  const places = points.map(({ place }) => place)
  const known = coureurs.flatMap(({ resultats, finisher, passages }) => {
    const finish = passages.at(-1)
    if (!finisher || !finish) return []
    const prediction = predict(survey, { resultats }, conditions)
    return prediction ? [{ passages, finish, prediction }] : []
  })
  return { places, known }
}

it.skipIf(!isThere).each(RACES)(
  'finishers of $name pass each point within 8 % of the prediction, the first and the last tenth within 15 %, their finish taken as known',
  (race) => {
    const { places, known } = readFinishers(race)
    expect(known.length).toBeGreaterThan(race.runners)
    const sorted = known.toSorted((a, b) => a.finish - b.finish)
    const tenth = Math.ceil(sorted.length / 10)
    const fields = [
      { field: sorted, most: 0.08 },
      { field: sorted.slice(0, tenth), most: 0.15 },
      { field: sorted.slice(-tenth), most: 0.15 },
    ]
    for (const [rank, place] of places.entries()) {
      if (rank === 0) continue
      for (const { field, most } of fields) {
        const ratios = field.flatMap(({ passages, finish, prediction: { clock, p50 } }) => {
          const expected = interpolate(clock.distances, clock.seconds, place) * (finish / p50)
          const seen = passages[rank] ?? null
          return seen === null ? [] : [seen / expected]
        })
        expect(Math.abs(medianOf(ratios) - 1), `point ${rank}`).toBeLessThan(most)
      }
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

it.skipIf(!isThere).each(RACES)(
  'at each point of $name, 50 to 70 of 100 finishers are in the interval',
  (race) => {
    const { places, known } = readFinishers(race)
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

function readChances(race: (typeof RACES)[number]) {
  const { survey, points, coureurs, conditions } = openRace(race)
  return coureurs.flatMap((runner) => {
    const prediction = predict(survey, { resultats: runner.resultats }, conditions)
    if (!prediction) return []
    const { clock, dispersion, montagne } = prediction
    const total = lastOf(clock.seconds)
    return points.flatMap(({ place, barriere }, rank) => {
      if (barriere === null) return []
      const expected = interpolate(clock.distances, clock.seconds, place)
      const part = expected / total
      const chance = findChance({
        margin: Math.log(barriere / expected),
        deviation: deviationAt(dispersion, part),
        part,
        heures: total / 3600,
        montagne,
      })
      return [{ chance, hasPassed: hasPassed(runner, rank, barriere) }]
    })
  })
}

it.skipIf(!isThere).each(RACES)(
  'of those who are told 9 chances of 10 at a cut-off of $name, 85 to 95 of 100 pass',
  (race) => {
    const told = readChances(race).filter(({ chance }) => chance >= 0.85 && chance < 0.95)
    expect(told.length).toBeGreaterThan(150)
    const share = told.filter(({ hasPassed }) => hasPassed).length / told.length
    expect(share).toBeGreaterThan(0.85)
    expect(share).toBeLessThan(0.95)
  },
)
