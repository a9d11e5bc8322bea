/** Alternatives to a race that is full, cancelled or too far away (produit 8.21). */

import { addDays, countDays } from '../calendrier.ts'

export type Semblable = {
  types: readonly string[]
  distances: readonly number[]
  date_debut: string
}

const JOURS_AUTOUR = 45
const RAYON_PROCHE_KM = 300
export const LONGUEURS = { min: 0.75, max: 1.33 }
export const NB_SEMBLABLES = 3

type Cercle = { rayon_km: number | null; jours: number }

/** Widening steps, in km and days, until three races are found. */
export const PROCHES: readonly Cercle[] = [
  { rayon_km: 100, jours: JOURS_AUTOUR },
  { rayon_km: RAYON_PROCHE_KM, jours: JOURS_AUTOUR },
]
/** Fallback without any nearby race: anywhere within four months, labelled as further away. */
export const LOIN: Cercle = { rayon_km: null, jours: 120 }

/** Units of the distance score: 50 km of road, two weeks, or an épreuve a third longer. */
const ONE = { km: 50, jours: 15, longueur: Math.log(LONGUEURS.max) }

/** Search window around the date, without past days. */
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
 * Label of how alternatives differ, so that distant ones are not called near.
 * @param autres distance and days from the wanted date
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
 * Dissimilarity from 0; null for other types or without an épreuve of similar length.
 * @param km distance between the races
 * @param jour wanted day: that of the first race, or today if past
 */
export function mesurerEcart(
  wanted: Omit<Semblable, 'date_debut'>,
  other: Semblable,
  { km, jour }: { km: number; jour: string },
): number | null {
  if (!wanted.types.some((type) => other.types.includes(type))) return null
  const gaps = wanted.distances.flatMap((distance) =>
    other.distances.flatMap((two) => {
      if (distance <= 0 || two <= 0) return []
      const ratio = two / distance
      const isAlike = ratio >= LONGUEURS.min && ratio <= LONGUEURS.max
      return isAlike ? [Math.abs(Math.log(ratio))] : []
    }),
  )
  if (!gaps.length) return null
  const jours = Math.abs(countDays(jour, other.date_debut))
  return km / ONE.km + jours / ONE.jours + Math.min(...gaps) / ONE.longueur
}
