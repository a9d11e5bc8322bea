/** Price and crossed-out former price (produit 10.5, 12.6; C. conso. L.112-1-1). */

import { addDays } from './calendrier.ts'
import { parisDate } from './heure-paris.ts'

export type PrixDate = { prix: number; le: string }

/** Look-back period of the rule, and longest display of a reduction. */
const JOURS = 30

/**
 * Former price that may be shown crossed out: the lowest of the thirty days before the reduction,
 * shown for thirty days; null without a reduction, or if that price was not higher.
 * @param prix all prices in order; ISO 8601 instants
 */
export function getPrixBarre(prix: readonly PrixDate[], now: Date): number | null {
  const last = prix.at(-1)
  if (!last || prix.length < 2) return null
  const lowered = dayOf(last)
  if (addDays(lowered, JOURS) < parisDate(now)) return null
  const from = addDays(lowered, -JOURS)
  // Prices replaced before the period do not count.
  const before = prix.slice(0, -1).filter((_, at) => dayOf(prix[at + 1] ?? last) >= from)
  const lowest = Math.min(...before.map((prixDate) => prixDate.prix))
  return lowest > last.prix ? lowest : null
}

/** First day without the crossed-out price; null without one. */
export function getFinPrixBarre(prix: readonly PrixDate[], now: Date): string | null {
  const last = prix.at(-1)
  if (!last || getPrixBarre(prix, now) === null) return null
  return addDays(dayOf(last), JOURS + 1)
}

const dayOf = ({ le }: PrixDate): string => parisDate(new Date(le))
