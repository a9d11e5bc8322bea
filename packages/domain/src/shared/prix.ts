/** A price and what may be crossed out beside it (produit 10.5, 12.6; C. conso. L.112-1-1). */

import { addDays } from './calendrier.ts'
import { parisDate } from './heure-paris.ts'

/** A price in cents, and the day from which it was asked. */
export type PrixDate = { prix: number; le: string }

/** Days that a reduction looks back on, and for which it may be called one. */
const JOURS = 30

/**
 * The price that may stand crossed out beside the present one: the lowest of the thirty days before it was
 * lowered, for thirty days; null when it was not lowered, or when it was as low then.
 * @param prix every price that was asked, the first of them first; instants ISO 8601
 */
export function getPrixBarre(prix: readonly PrixDate[], now: Date): number | null {
  const last = prix.at(-1)
  if (!last || prix.length < 2) return null
  const lowered = dayOf(last)
  if (addDays(lowered, JOURS) < parisDate(now)) return null
  const from = addDays(lowered, -JOURS)
  // One that was replaced before those thirty days was not asked in them.
  const asked = prix.slice(0, -1).filter((_, at) => dayOf(prix[at + 1] ?? last) >= from)
  const lowest = Math.min(...asked.map((one) => one.prix))
  return lowest > last.prix ? lowest : null
}

/** The first day on which the crossed-out price is gone; null without one. */
export function getFinPrixBarre(prix: readonly PrixDate[], now: Date): string | null {
  const last = prix.at(-1)
  if (!last || getPrixBarre(prix, now) === null) return null
  return addDays(dayOf(last), JOURS + 1)
}

const dayOf = ({ le }: PrixDate): string => parisDate(new Date(le))
