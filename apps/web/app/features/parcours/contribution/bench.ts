import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import type { PointParcoursType } from '@foulee/domain/parcours/parcours'
import type { Kept } from '#kit/track/route-samples.ts'

/** A point being written. */
export type BenchPoint = {
  key: number
  type: PointParcoursType
  nom: string
  description: string
  metres: number
  /** Added, and nothing of it said or moved since: it is not one yet. */
  isUntouched?: boolean
}

/** What is being done to a line before it is sent: its ends, and what waits along it. */
export type Bench = {
  /** What the server holds of the points and their line, as this window knows it. */
  known: number
  /** What it held when those that are written were begun. */
  seen: number
  /** The line itself, to know whether another version is another line. */
  lignes: string
  kept: Kept
  points: BenchPoint[]
  /** Points were changed, and not sent yet. */
  isChanged: boolean
}

/** Metres; less is no route. */
const SHORTEST = 100

/** @param known the points' `empreinte`: another one for other points, and for another line */
export const begin = (line: LigneComplete, known: number): Bench => ({
  known,
  seen: known,
  lignes: line.lignes.join(' '),
  kept: { debut: 0, fin: line.distance },
  points: line.points.map(({ id: key, nom, description, type, metres }) => ({
    key,
    type,
    nom: nom ?? '',
    description: description ?? '',
    metres,
  })),
  isChanged: false,
})

/**
 * What is on the bench once the server holds something else: begun anew, but nothing that was meant is
 * lost. The ends hold while the line is the same, points that were not sent while they fit on it, and those
 * that arrived as they are written.
 */
export function follow(bench: Bench, line: LigneComplete, known: number): Bench {
  const anew = begin(line, known)
  const fits = bench.points.every(({ metres }) => metres <= line.distance)
  const hasArrived = !bench.isChanged && listSaid(bench.points) === listSaid(anew.points)
  return {
    ...anew,
    ...(anew.lignes === bench.lignes && { kept: bench.kept }),
    ...(hasArrived && { points: bench.points }),
    ...(bench.isChanged && fits && { points: bench.points, seen: bench.seen, isChanged: true }),
  }
}

/** Moves one end of what is kept; the other one holds it off. */
export function moveEnd(
  { debut, fin }: Kept,
  end: keyof Kept,
  metres: number,
  distance: number,
): Kept {
  return end === 'debut'
    ? { debut: Math.max(0, Math.min(metres, fin - SHORTEST)), fin }
    : { debut, fin: Math.min(distance, Math.max(metres, debut + SHORTEST)) }
}

export const isCut = ({ debut, fin }: Kept, distance: number): boolean =>
  debut > 0 || fin < distance

export const canBeCut = (distance: number): boolean => distance > SHORTEST

export const addPoint = (points: readonly BenchPoint[], metres: number): BenchPoint[] => [
  ...points,
  {
    key: Math.min(0, ...points.map(({ key }) => key)) - 1,
    type: 'eau',
    nom: '',
    description: '',
    metres: Math.round(metres),
    isUntouched: true,
  },
]

/** Whatever is said of a point makes it one. */
export const changePoint = (
  points: readonly BenchPoint[],
  key: number,
  fields: Partial<Omit<BenchPoint, 'key'>>,
): BenchPoint[] =>
  points.map((point) => {
    if (point.key !== key) return point
    const { isUntouched: _, ...known } = point
    return { ...known, ...fields }
  })

/** What is sent of the points: what nobody touched is left out. */
export const toPoints = (points: readonly BenchPoint[]) =>
  points
    .filter(({ isUntouched }) => !isUntouched)
    .map(({ key: _, isUntouched: __, ...point }) => ({
      ...point,
      metres: Math.round(point.metres),
    }))

/** What points say, in whatever order. */
const listSaid = (points: readonly BenchPoint[]): string =>
  toPoints(points)
    .map(({ type, nom, description, metres }) => JSON.stringify([type, nom, description, metres]))
    .toSorted()
    .join()
