import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import type { PointParcoursType } from '@foulee/domain/parcours/parcours'
import type { KeptRange } from '#kit/track/route-samples.ts'

export type BenchPoint = {
  key: number
  type: PointParcoursType
  nom: string
  description: string
  metres: number
  /** A new point is not sent until it is edited. */
  isUntouched?: boolean
}

export type Bench = {
  known: number
  /** Server version from which the edited points started. */
  seen: number
  /** The encoded line, to tell whether a new version changed it. */
  lignes: string
  kept: KeptRange
  points: BenchPoint[]
  isChanged: boolean
}

/** Minimum length in metres. */
const SHORTEST = 100

/** @param known `empreinte` of the points, which changes with points and line */
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
 * Editing state after a server change, without loss of unsaved edits: the range stays while the line
 * is the same, unsaved points while they fit on the line, saved points as typed.
 */
export function follow(bench: Bench, line: LigneComplete, known: number): Bench {
  const anew = begin(line, known)
  const fits = bench.points.every(({ metres }) => metres <= line.distance)
  const hasArrived =
    !bench.isChanged && serializePoints(bench.points) === serializePoints(anew.points)
  return {
    ...anew,
    ...(anew.lignes === bench.lignes && { kept: bench.kept }),
    ...(hasArrived && { points: bench.points }),
    ...(bench.isChanged && fits && { points: bench.points, seen: bench.seen, isChanged: true }),
  }
}

export function moveEnd(
  { debut, fin }: KeptRange,
  end: keyof KeptRange,
  metres: number,
  distance: number,
): KeptRange {
  return end === 'debut'
    ? { debut: Math.max(0, Math.min(metres, fin - SHORTEST)), fin }
    : { debut, fin: Math.min(distance, Math.max(metres, debut + SHORTEST)) }
}

export const isCut = ({ debut, fin }: KeptRange, distance: number): boolean =>
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

export const toPoints = (points: readonly BenchPoint[]) =>
  points
    .filter(({ isUntouched }) => !isUntouched)
    .map(({ key: _, isUntouched: __, ...point }) => ({
      ...point,
      metres: Math.round(point.metres),
    }))

const serializePoints = (points: readonly BenchPoint[]): string =>
  toPoints(points)
    .map(({ type, nom, description, metres }) => JSON.stringify([type, nom, description, metres]))
    .toSorted()
    .join()
