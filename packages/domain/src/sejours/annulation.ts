import { countDays } from '../shared/calendrier.ts'

export type Palier = { jours: number; part: number }
/** Descending days; no fee before the first step. */
export type Bareme = readonly Palier[]

export const MAX_PALIERS = 8

/**
 * Fee in cents.
 * @param depart @param jour days `YYYY-MM-DD`; the last step applies on and after the departure
 */
export function getFrais(bareme: Bareme, total: number, depart: string, jour: string): number {
  const left = countDays(jour, depart)
  const reached = bareme.filter(({ jours }) => left <= jours)
  const part = Math.max(0, ...reached.map((palier) => palier.part))
  return Math.round((total * part) / 100)
}
