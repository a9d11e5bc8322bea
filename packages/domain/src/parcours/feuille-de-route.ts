/** A roadbook: when one is where, for how long, and whether it is in time (produit 9.12). */

import type { TypeCourse } from '../courses/course.ts'
import type { PointType } from '../courses/epreuve.ts'
import type { Nuit } from '../shared/soleil.ts'

/** A place on the way, the finish included. Metres from the start, seconds. */
export type Etape = {
  metres: number
  /** How long one stays. */
  arret: number
  /** By when one must have left, after the start. */
  limite: number | null
}

/** Seconds after the start. */
export type Passage = {
  arrivee: number
  depart: number
  /** Of the way from the place before, what is run in the dark. */
  nuit: number
  /** What is left of the limit when one leaves; negative is too late. */
  marge: number | null
}

const sumNight = (from: number, to: number, nuits: readonly Nuit[]) =>
  nuits.reduce(
    (sum, { debut, fin }) => sum + Math.max(0, Math.min(to, fin) - Math.max(from, debut)),
    0,
  )

/**
 * When one arrives at each place, and leaves it.
 * @param etapes in the order in which they are met
 * @param mouvement seconds in motion from the start to so many metres
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

/** Whether an épreuve has a roadbook: points on a course whose length is known, and that one runs. */
export const hasFeuille = (epreuve: {
  type: TypeCourse
  distance: number | null
  points: readonly unknown[]
}): boolean =>
  epreuve.type !== 'triathlon' && epreuve.distance !== null && epreuve.points.length > 0

/** Minutes that one stays at a place where nothing else is said: an assumption, to be changed by who runs. */
const ARRETS: Readonly<Partial<Record<PointType, number>>> = {
  base_de_vie: 15,
  ravito_complet: 5,
  ravito_solide: 3,
  ravito_liquide: 2,
}
/** One drinks there without stopping. */
const SANS_ARRET: readonly TypeCourse[] = ['route', 'cross', 'relais']

/** Minutes planned at a place of an épreuve, by what waits there. */
export function getArretPrevu(types: readonly PointType[], epreuve: TypeCourse): number {
  if (SANS_ARRET.includes(epreuve)) return 0
  return Math.max(0, ...types.map((type) => ARRETS[type] ?? 0))
}

const MOST_ARRETS = 100
/** Ten hours. */
const MOST_MINUTES = 600

/**
 * Minutes of stop, by place, as an address tells them: « 5,,15 » leaves the second as planned. Null when
 * it is none.
 */
export function parseArrets(text: string): (number | null)[] | null {
  const parts = text.split(',').map((part) => part.trim())
  const isRight = (part: string) => /^\d{0,3}$/.test(part) && Number(part) <= MOST_MINUTES
  if (parts.length > MOST_ARRETS || !parts.every(isRight)) return null
  return parts.map((part) => (part === '' ? null : Number(part)))
}
