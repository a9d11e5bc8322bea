import { getKmEffort } from '../courses/epreuve.ts'
import { formatDistance, formatKmEffort } from '../shared/mesure.ts'

/** Parcours suitable for a long session, by place and length. */

export const REGLE_PARCOURS = {
  /** Radius from home that leaves time for the session. */
  rayon_km: 40,
  /** Accepted range, relative to the km-effort of the session. */
  longueur: { min: 0.75, max: 1.25 },
  poids: 0.5,
  nombre: 3,
} as const

type Route = { distance: number; denivele: number | null }

const effortOf = ({ distance, denivele }: Route): number =>
  getKmEffort({ distance, denivele }) ?? distance / 1000

/** Deviation in length from a session; null outside the accepted range. */
export function measureLongueur(effort: number, route: Route): number | null {
  const { longueur, poids } = REGLE_PARCOURS
  const share = effortOf(route) / effort
  if (!(share >= longueur.min && share <= longueur.max)) return null
  return poids * Math.abs(Math.log(share))
}

/** Range in metres that may be suitable whatever the climb, up to 100 m per km. */
export function getLongueurs(effort: number): { min: number; max: number } {
  const { min, max } = REGLE_PARCOURS.longueur
  return { min: Math.round((effort * 1000 * min) / 2), max: Math.round(effort * 1000 * max) }
}

/** « 16,4 km, 21 km-effort (la séance en demande 20) ». */
export function describeLongueur(effort: number, route: Route): string {
  const own = [
    formatDistance(route.distance),
    ...(route.denivele === null ? [] : [formatKmEffort(effortOf(route))]),
  ]
  return `${own.join(', ')} (la séance en demande ${formatKmEffort(Math.round(effort)).split('\u00a0')[0]})`
}
