import { applyLecons, type Groupe, learnSections } from '@foulee/domain/parcours/lecons'
import { interpolate, lastOf } from '@foulee/trace/column'
import type { KnownRace } from '@foulee/trace/known-passages'
import { Z80 } from '@foulee/trace/normal'
import { type Prediction, predict } from '@foulee/trace/predict'
import { deviationAt } from '@foulee/trace/spread'

/** Median of ln(real / predicted) at a point, the finish taken as known. */
export type Learnt = { metres: number; before: number; after: number }

type Run = {
  finish: number
  passages: readonly (number | null)[]
  clock: (metres: number) => number
}

const GROUPES = 5

/** Learns from every other finisher, and judges the rest of the same edition. */
export function judgeLessons({ survey, points, coureurs, conditions }: KnownRace): Learnt[] {
  const runs = coureurs.flatMap((coureur): Run[] => {
    const finish = coureur.passages.at(-1) ?? null
    const prediction = predict(survey, coureur, conditions)
    if (!coureur.finisher || finish === null || !prediction) return []
    const { distances, seconds } = prediction.clock
    const scale = finish / lastOf(seconds)
    const clock = (metres: number) => interpolate(distances, seconds, metres) * scale
    return [{ finish, passages: coureur.passages, clock }]
  })
  const [learning, judged] = [0, 1].map((half) => runs.filter((_, rank) => rank % 2 === half))
  const way = points.slice(1, -1).map(({ place }, rank) => ({ metres: place, rank: rank + 1 }))
  const lecons = learnSections(listGroupes(learning ?? [], way), survey.distance)
  return way.map(({ metres, rank }) => {
    const errors = (isTaught: boolean) =>
      (judged ?? []).flatMap(({ passages, clock }) => {
        const seen = passages[rank] ?? null
        const temps = applyLecons(clock, survey.distance, isTaught ? lecons : [])
        return seen === null ? [] : [Math.log(seen / temps(metres))]
      })
    return { metres, before: medianOf(errors(false)), after: medianOf(errors(true)) }
  })
}

function listGroupes(
  runs: readonly Run[],
  way: readonly { metres: number; rank: number }[],
): Groupe[] {
  const sorted = runs.toSorted((a, b) => a.finish - b.finish)
  const size = Math.ceil(sorted.length / GROUPES)
  return Array.from({ length: GROUPES }, (_, nth) => sorted.slice(nth * size, (nth + 1) * size))
    .filter(({ length }) => length > 0)
    .map((group) => ({
      nb: group.length,
      points: way.map(({ metres, rank }) => ({
        metres,
        reel: medianOf(
          group.flatMap(({ passages, finish }) => {
            const seen = passages[rank] ?? null
            return seen === null ? [] : [seen / finish]
          }),
        ),
        prevu: medianOf(group.map(({ clock, finish }) => clock(metres) / finish)),
      })),
    }))
}

/** Field at a point: ln(real / predicted), the finish known, and share within the interval, where it is not. */
export type Way = {
  metres: number
  tous: number
  premiers: number
  derniers: number
  dedans: number
}

/** Part of the finishers who count as the first, and as the last. */
const TENTH = 0.1

export function judgeWay({ survey, points, coureurs, conditions }: KnownRace): Way[] {
  const runs = coureurs.flatMap((coureur) => {
    const finish = coureur.passages.at(-1) ?? null
    const prediction = predict(survey, coureur, conditions)
    return !coureur.finisher || finish === null || !prediction
      ? []
      : [{ finish, prediction, passages: coureur.passages }]
  })
  const sorted = runs.toSorted((a, b) => a.finish - b.finish)
  const tenth = Math.ceil(TENTH * sorted.length)
  return points.slice(1).map(({ place }, rank) => {
    const errors = (field: typeof sorted) =>
      medianOf(
        field.flatMap(({ finish, prediction, passages }) => {
          const seen = passages[rank + 1] ?? null
          const scale = finish / lastOf(prediction.clock.seconds)
          return seen === null ? [] : [Math.log(seen / (readAt(prediction, place) * scale))]
        }),
      )
    const seen = sorted.flatMap(({ prediction, passages }) => {
      const passage = passages[rank + 1] ?? null
      return passage === null ? [] : [isWithin(prediction, place, passage)]
    })
    return {
      metres: place,
      tous: errors(sorted),
      premiers: errors(sorted.slice(0, tenth)),
      derniers: errors(sorted.slice(-tenth)),
      dedans: seen.filter(Boolean).length / seen.length,
    }
  })
}

const readAt = ({ clock }: Prediction, place: number) =>
  interpolate(clock.distances, clock.seconds, place)

function isWithin(prediction: Prediction, place: number, passage: number): boolean {
  const expected = readAt(prediction, place)
  const part = expected / lastOf(prediction.clock.seconds)
  const deviation = deviationAt(prediction.dispersion, part)
  return Math.abs(Math.log(passage / expected)) <= Z80 * deviation
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
