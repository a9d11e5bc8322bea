/** Other races of the same week-end near by, for whoever comes with runners of other distances (produit 8.29). */

import { addDays, countDays, getMonday } from '../shared/calendrier.ts'

/** Days, both included, on the clocks of the place of the race. */
export type JoursWeekEnd = { du: string; au: string }

/** Kilometres: the first circle in which there are enough is the one that is told. */
export const CERCLES_KM = [30, 60, 100, 150] as const
const ENOUGH = 3
/** No more than a page has room for. */
export const NB_WEEK_END = 6

const FRIDAY = 4
/** An event of so many days is looked at for a Saturday; no race lasts longer. */
const MOST_DAYS = 31

const rankInWeek = (day: string) => countDays(getMonday(day), day)

/** The Saturday or Sunday of an event where it has one, else its first day. */
function findCentre(date_debut: string, editions_fin: string | null): string {
  const days = Math.min(MOST_DAYS, countDays(date_debut, editions_fin ?? date_debut))
  for (let rank = 0; rank <= days; rank++) {
    const day = addDays(date_debut, rank)
    if (rankInWeek(day) > FRIDAY) return day
  }
  return date_debut
}

/**
 * From Friday to Monday around an edition. One in the middle of a week has no week-end: the day before and
 * the day after.
 */
export function joursDuWeekEnd(edition: {
  date_debut: string
  editions_fin: string | null
}): JoursWeekEnd {
  const centre = findCentre(edition.date_debut, edition.editions_fin)
  const rank = rankInWeek(centre)
  if (rank > 0 && rank < FRIDAY) return { du: addDays(centre, -1), au: addDays(centre, 1) }
  const friday = addDays(centre, rank === 0 ? -3 : FRIDAY - rank)
  return { du: friday, au: addDays(friday, 3) }
}

type Voisine = { metres: number; annulee: boolean }

/**
 * The nearest in the smallest circle that holds enough, else in the smallest that holds all there are; those
 * that are cancelled last.
 * @returns the circle, null where there is none
 */
export function choisirVoisines<T extends Voisine>(
  courses: readonly T[],
): { rayon_km: number; courses: T[] } | null {
  const near = courses.toSorted((a, b) => a.metres - b.metres)
  const within = (km: number) => near.filter(({ metres }) => metres <= km * 1000)
  const all = within(CERCLES_KM.at(-1) ?? 0).length
  if (!all) return null
  const wanted = Math.min(ENOUGH, all)
  const rayon_km = CERCLES_KM.find((km) => within(km).length >= wanted) ?? 0
  const chosen = within(rayon_km)
    .toSorted((a, b) => Number(a.annulee) - Number(b.annulee) || a.metres - b.metres)
    .slice(0, NB_WEEK_END)
  return { rayon_km, courses: chosen }
}
