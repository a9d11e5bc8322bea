/** What it costs to give up a booking (produit 10.2): a share of the price, by days before the departure. */

import { countDays } from '../shared/calendrier.ts'

/** From this many days before the departure on, `part` % of the price is kept. */
export type Palier = { jours: number; part: number }
/** The longest before first; before the first of them nothing is kept. */
export type Bareme = readonly Palier[]

/** Steps that one scale may have. */
export const MAX_PALIERS = 8

/**
 * What is kept of a price, in the same cents.
 * @param depart @param jour days `YYYY-MM-DD`; on or after the departure, the last step counts
 */
export function getFrais(bareme: Bareme, total: number, depart: string, jour: string): number {
  const left = countDays(jour, depart)
  const reached = bareme.filter(({ jours }) => left <= jours)
  const part = Math.max(0, ...reached.map((palier) => palier.part))
  return Math.round((total * part) / 100)
}
