/** Roadbook: passage times, stops and cut-offs (produit 9.12). */

import type { TypeCourse } from '../courses/course.ts'
import type { PointType } from '../courses/epreuve.ts'
import type { Nuit } from '../shared/soleil.ts'

export type Etape = {
  metres: number
  arret: number
  limite: number | null
}

export type Passage = {
  arrivee: number
  depart: number
  nuit: number
  /** Remaining time to the cut-off when leaving; negative if missed. */
  marge: number | null
}

const sumNight = (from: number, to: number, nuits: readonly Nuit[]) =>
  nuits.reduce(
    (sum, { debut, fin }) => sum + Math.max(0, Math.min(to, fin) - Math.max(from, debut)),
    0,
  )

/**
 * Arrival and departure at each place.
 * @param etapes ordered by distance @param mouvement moving time in seconds at a distance in metres
 */
export function planPassages(
  etapes: readonly Etape[],
  mouvement: (metres: number) => number,
  nuits: readonly Nuit[],
): Passage[] {
  let stopped = 0
  let left = 0
  return etapes.map(({ metres, arret, limite }) => {
    const arrivee = mouvement(metres) + stopped
    const nuit = sumNight(left, arrivee, nuits)
    stopped += arret
    left = arrivee + arret
    return { arrivee, depart: left, nuit, marge: limite === null ? null : limite - left }
  })
}

/** A roadbook needs points, a known distance, and an épreuve on foot. */
export const hasFeuille = (epreuve: {
  type: TypeCourse
  distance: number | null
  points: readonly unknown[]
}): boolean =>
  epreuve.type !== 'triathlon' && epreuve.distance !== null && epreuve.points.length > 0

/** Default stops in minutes: an assumption that the runner can change. */
const ARRETS: Readonly<Partial<Record<PointType, number>>> = {
  base_de_vie: 15,
  ravito_complet: 5,
  ravito_solide: 3,
  ravito_liquide: 2,
}
const SANS_ARRET: readonly TypeCourse[] = ['route', 'cross', 'relais']

export function getArretPrevu(types: readonly PointType[], epreuve: TypeCourse): number {
  if (SANS_ARRET.includes(epreuve)) return 0
  return Math.max(0, ...types.map((type) => ARRETS[type] ?? 0))
}

const MOST_ARRETS = 100
const MOST_MINUTES = 600

/**
 * Stops in minutes by place, from a query string: « 5,,15 » keeps the default of the second. Null
 * if invalid.
 */
export function parseArrets(text: string): (number | null)[] | null {
  const parts = text.split(',').map((part) => part.trim())
  const isRight = (part: string) => /^\d{0,3}$/.test(part) && Number(part) <= MOST_MINUTES
  if (parts.length > MOST_ARRETS || !parts.every(isRight)) return null
  return parts.map((part) => (part === '' ? null : Number(part)))
}
