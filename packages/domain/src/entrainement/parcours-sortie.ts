import { getKmEffort } from '../courses/epreuve.ts'
import { formatDistance, formatKmEffort } from '../shared/mesure.ts'

/** Which routes suit a long session: where, and how long. */

/** An assumption, as in decision 106. */
export const REGLE_PARCOURS = {
  /** From home one gets there and back in the morning that the session takes. */
  rayon_km: 40,
  /** Shares of what the session is worth in km-effort: longer or shorter is another session. */
  longueur: { min: 0.75, max: 1.25 },
  /** What straying from it weighs beside the ground, where 0 is the same and 1 another kind of race. */
  poids: 0.5,
  nombre: 3,
} as const

/** Metres; null when nobody knows. */
type Route = { distance: number; denivele: number | null }

const effortOf = ({ distance, denivele }: Route): number =>
  getKmEffort({ distance, denivele }) ?? distance / 1000

/** How far the length of a route is from that of a session; null when it does not suit it. */
export function measureLongueur(effort: number, route: Route): number | null {
  const { longueur, poids } = REGLE_PARCOURS
  const share = effortOf(route) / effort
  if (!(share >= longueur.min && share <= longueur.max)) return null
  return poids * Math.abs(Math.log(share))
}

/** Metres between which such routes are as long, whatever they climb: up to 100 m a kilometre. */
export function getLongueurs(effort: number): { min: number; max: number } {
  const { min, max } = REGLE_PARCOURS.longueur
  return { min: Math.round((effort * 1000 * min) / 2), max: Math.round(effort * 1000 * max) }
}

/** « 16,4 km, 21 km-effort (la séance en demande 20) ». */
export function tellLongueur(effort: number, route: Route): string {
  const own = [
    formatDistance(route.distance),
    ...(route.denivele === null ? [] : [formatKmEffort(effortOf(route))]),
  ]
  return `${own.join(', ')} (la séance en demande ${formatKmEffort(Math.round(effort)).split('\u00a0')[0]})`
}
