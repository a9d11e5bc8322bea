/** Which races are like another one, for whoever cannot run that one (produit 8.21). */

import { addDays, countDays } from '../calendrier.ts'

/** What a race is compared by: its types, the lengths of its épreuves in metres, its day. */
export type Semblable = {
  types: readonly string[]
  distances: readonly number[]
  date_debut: string
}

/** Days before and after that still fit somebody's plans. */
const JOURS_AUTOUR = 45
/** Kilometres that one still drives for a race. */
const RAYON_PROCHE_KM = 300
/** How much shorter or longer an épreuve may be. */
export const LONGUEURS = { min: 0.75, max: 1.33 }
export const NB_SEMBLABLES = 3

type Cercle = { rayon_km: number | null; jours: number }

/** How far one goes for three of them, in kilometres and in days: further only where nearer there are too few. */
export const PROCHES: readonly Cercle[] = [
  { rayon_km: 100, jours: JOURS_AUTOUR },
  { rayon_km: RAYON_PROCHE_KM, jours: JOURS_AUTOUR },
]
/** Where there is none at all so near: anywhere, four months before or after. They are said to be farther. */
export const LOIN: Cercle = { rayon_km: null, jours: 120 }

/** What weighs as much as one: 50 km of road, two weeks, or an épreuve a third longer. */
const ONE = { km: 50, jours: 15, longueur: Math.log(LONGUEURS.max) }

/** The days among which races are looked for: so many around its own, and none that is over. */
export function joursDesSemblables(
  date_debut: string,
  today: string,
  jours: number = JOURS_AUTOUR,
): { du: string; au: string } {
  const centre = date_debut > today ? date_debut : today
  const first = addDays(centre, -jours)
  return { du: first > today ? first : today, au: addDays(centre, jours) }
}

/**
 * What is not near of races that are proposed for another one, so that a page does not call them near.
 * @param autres how far each is and how many days lie between it and the day that is wanted
 */
export function direEloignement(
  autres: readonly { km: number; jours: number }[],
): 'loin' | 'autre_date' | 'loin_et_autre_date' | null {
  const isFar = autres.some(({ km }) => km > RAYON_PROCHE_KM)
  const isLate = autres.some(({ jours }) => jours > JOURS_AUTOUR)
  if (isFar) return isLate ? 'loin_et_autre_date' : 'loin'
  return isLate ? 'autre_date' : null
}

/**
 * How unlike two races are, from 0 on; null where they are of other types, or no épreuve of one is about
 * as long as one of the other.
 * @param km how far apart they are
 * @param jour the day that is wanted: that of the first race, or today where it is over
 */
export function mesurerEcart(
  wanted: Omit<Semblable, 'date_debut'>,
  other: Semblable,
  { km, jour }: { km: number; jour: string },
): number | null {
  if (!wanted.types.some((type) => other.types.includes(type))) return null
  const gaps = wanted.distances.flatMap((one) =>
    other.distances.flatMap((two) => {
      if (one <= 0 || two <= 0) return []
      const ratio = two / one
      const isAlike = ratio >= LONGUEURS.min && ratio <= LONGUEURS.max
      return isAlike ? [Math.abs(Math.log(ratio))] : []
    }),
  )
  if (!gaps.length) return null
  const jours = Math.abs(countDays(jour, other.date_debut))
  return km / ONE.km + jours / ONE.jours + Math.min(...gaps) / ONE.longueur
}
