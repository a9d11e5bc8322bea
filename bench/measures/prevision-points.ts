import { applyLecons, type Groupe, learnSections } from '@foulee/domain/parcours/lecons'
import { interpolate, lastOf } from '@foulee/trace/column'
import type { KnownRace } from '@foulee/trace/known-passages'
import { predict } from '@foulee/trace/predict'

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

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
