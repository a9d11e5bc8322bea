/**
 * Matches the activities of a member with their results; computed on read, never stored
 * (decision 159).
 */

import { localDate, localInstant } from '../shared/fuseau.ts'

/** A proven result: local day and time, metres, seconds. */
export interface ResultatCouru {
  id: number
  date: string
  heure: string | null
  fuseau: string
  distance: number | null
  temps: number | null
}

export interface SortieMesuree {
  id: number
  debut: string | null
  distance: number | null
  duree: number | null
}

export interface SortieDeCourse {
  resultats_id: number
  activites_id: number
}

/** Watches start before the line, and the last wave starts long after the first. */
const AUTOUR_DU_DEPART_MS = 3_600_000
/** Races are measured along the shortest line, and GPS tracks wander. */
const ECART_DISTANCE = 0.15
/** Race time includes pauses, and watches are stopped late. */
const ECART_DUREE = 0.1

function isAtStart({ date, heure, fuseau }: ResultatCouru, debut: string): boolean {
  const began = new Date(debut)
  if (heure === null) return localDate(began, fuseau) === date
  return Math.abs(Number(began) - Number(localInstant(date, heure, fuseau))) <= AUTOUR_DU_DEPART_MS
}

/** Relative difference; null if either value is unknown or zero. */
const compare = (expected: number | null, found: number | null): number | null =>
  expected && found ? Math.abs(found - expected) / expected : null

/**
 * Distance score of an activity, 0 for equal lengths; null for no match. Durations are only
 * compared where a distance is unknown, and rank after all matches by distance.
 */
function getEcart(resultat: ResultatCouru, sortie: SortieMesuree): number | null {
  if (sortie.debut === null || !isAtStart(resultat, sortie.debut)) return null
  const length = compare(resultat.distance, sortie.distance)
  if (length !== null) return length <= ECART_DISTANCE ? length : null
  const time = compare(resultat.temps, sortie.duree)
  return time !== null && time <= ECART_DUREE ? 1 + time : null
}

/** One-to-one pairs, best score first; ties go to the activity stored first. */
export function pairSorties(
  resultats: readonly ResultatCouru[],
  sorties: readonly SortieMesuree[],
): SortieDeCourse[] {
  const nearestFirst = resultats
    .flatMap((resultat) =>
      sorties.flatMap((sortie) => {
        const ecart = getEcart(resultat, sortie)
        return ecart === null ? [] : [{ ecart, resultats_id: resultat.id, activites_id: sortie.id }]
      }),
    )
    .sort(
      (a, b) =>
        a.ecart - b.ecart || a.activites_id - b.activites_id || a.resultats_id - b.resultats_id,
    )
  const pairs = new Map<number, SortieDeCourse>()
  const taken = new Set<number>()
  for (const { resultats_id, activites_id } of nearestFirst) {
    if (pairs.has(resultats_id) || taken.has(activites_id)) continue
    taken.add(activites_id)
    pairs.set(resultats_id, { resultats_id, activites_id })
  }
  return [...pairs.values()]
}
