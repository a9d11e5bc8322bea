/** Nearby races of the same week-end, for groups with runners of other distances (produit 8.29). */

import { addDays, countDays, getMonday } from '../shared/calendrier.ts'

/** Local days, both included. */
export type JoursWeekEnd = { du: string; au: string }

export const CERCLES_KM = [30, 60, 100, 150] as const
const ENOUGH = 3
export const NB_WEEK_END = 6

const FRIDAY = 4
/** Search limit in days for the Saturday of an event, longer than any race. */
const MOST_DAYS = 31

const rankInWeek = (day: string) => countDays(getMonday(day), day)

function findCentre(date_debut: string, editions_fin: string | null): string {
  const days = Math.min(MOST_DAYS, countDays(date_debut, editions_fin ?? date_debut))
  for (let rank = 0; rank <= days; rank++) {
    const day = addDays(date_debut, rank)
    if (rankInWeek(day) > FRIDAY) return day
  }
  return date_debut
}

/** Friday to Monday around an edition; for an event in midweek, the day before to the day after. */
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
 * Nearest races in the smallest radius with enough of them, else the smallest that holds all;
 * cancelled ones last.
 * @returns the radius, null without races
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
