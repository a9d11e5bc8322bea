/** Which outing of a member was the race of which result: found out each time, written nowhere (decision 159). */

import { localDate, localInstant } from '../shared/fuseau.ts'

/** A proven result with the épreuve it is of: day and hour of its place, metres, seconds. */
export interface ResultatCouru {
  id: number
  date: string
  heure: string | null
  fuseau: string
  distance: number | null
  temps: number | null
}

/** An outing: an instant (ISO 8601), metres, seconds with its pauses. */
export interface SortieMesuree {
  id: number
  debut: string | null
  distance: number | null
  duree: number | null
}

/** The id of a result, and of the outing that was it. */
export interface SortieDeCourse {
  resultats_id: number
  activites_id: number
}

/** Watches start before the line is crossed, and the last wave long after the first. */
const AUTOUR_DU_DEPART_MS = 3_600_000
/** Courses are measured along the shortest line, and watches wander. */
const ECART_DISTANCE = 0.15
/** The clock of the race runs through every pause, and watches are stopped late. */
const ECART_DUREE = 0.1

/** An hour before the start to an hour after it; within its day there where the hour is unknown. */
function isAtStart({ date, heure, fuseau }: ResultatCouru, debut: string): boolean {
  const began = new Date(debut)
  if (heure === null) return localDate(began, fuseau) === date
  return Math.abs(Number(began) - Number(localInstant(date, heure, fuseau))) <= AUTOUR_DU_DEPART_MS
}

/** How far one is from what was expected, as a share of it; null where one is unknown or nothing. */
const compare = (expected: number | null, found: number | null): number | null =>
  expected && found ? Math.abs(found - expected) / expected : null

/**
 * How far an outing is from being that race: 0, the same length. Null when it is not it. Only where a
 * distance is unknown do times speak, and they come after every distance that agrees.
 */
function getEcart(resultat: ResultatCouru, sortie: SortieMesuree): number | null {
  if (sortie.debut === null || !isAtStart(resultat, sortie.debut)) return null
  const length = compare(resultat.distance, sortie.distance)
  if (length !== null) return length <= ECART_DISTANCE ? length : null
  const time = compare(resultat.temps, sortie.duree)
  return time !== null && time <= ECART_DUREE ? 1 + time : null
}

/**
 * The outing of each result that has one. The nearest go together first, and each outing and each
 * result only once; of two that are as near, the one that was kept first.
 */
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
