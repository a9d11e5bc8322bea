import { addDays, countDays } from '../shared/calendrier.ts'
import { groupBy } from '../shared/everywhere.ts'
import { formatNombre } from '../shared/mesure.ts'

/**
 * Training load by session RPE: volume and regularity. No injury prediction or verdict is derived
 * from it.
 */

/** RPE from 0 (rest) to 10 (maximal), Borg’s CR10. */
export const RPE_LIMITS = { min: 0, max: 10 } as const

/**
 * Minutes × RPE, rounded (Foster 1998, « Monitoring training in athletes with reference to
 * overtraining syndrome »). `duree` in seconds. Null if either is unknown.
 */
export function getChargeSeance(duree: number | null, rpe: number | null): number | null {
  if (duree === null || rpe === null) return null
  return Math.round((duree / 60) * rpe)
}

/** 0 is a declared rest day, null a day without data. */
export type JourCharge = { jour: string; charge: number | null }

/**
 * Daily load from `du` to `au`, both included. A day with a session of unknown load is unknown; a
 * day without session is a rest only if listed in `repos`.
 */
export function listJoursCharge(
  seances: readonly JourCharge[],
  repos: ReadonlySet<string>,
  du: string,
  au: string,
): JourCharge[] {
  const parJour = groupBy(seances, ({ jour }) => jour)
  return Array.from({ length: Math.max(0, countDays(du, au) + 1) }, (_, index) => {
    const jour = addDays(du, index)
    const siennes = parJour.get(jour)
    if (!siennes) return { jour, charge: repos.has(jour) ? 0 : null }
    const isKnown = siennes.every(({ charge }) => charge !== null)
    const somme = siennes.reduce((sum, { charge }) => sum + (charge ?? 0), 0)
    return { jour, charge: isKnown ? somme : null }
  })
}

type Somme = {
  valeur: number | null
  inconnus: number
}
export type PointCharge = JourCharge & {
  sur_7: Somme
  sur_28: Somme
  /** Null unless all seven days are known and differ. */
  monotonie: number | null
  /** Foster’s strain: 7-day sum × monotony. */
  contrainte: number | null
}

/** Days before the series count as days without data. */
function sumDays(jours: readonly JourCharge[], index: number, nombre: number): Somme {
  const window = jours.slice(Math.max(0, index - nombre + 1), index + 1)
  const known = window.flatMap(({ charge }) => (charge === null ? [] : [charge]))
  return {
    valeur: known.length === 0 ? null : known.reduce((sum, charge) => sum + charge, 0),
    inconnus: nombre - known.length,
  }
}

/**
 * Mean ÷ population standard deviation of seven daily loads (Foster 1998). Null if a load is
 * unknown or the deviation is zero.
 */
export function getMonotonie(charges: readonly (number | null)[]): number | null {
  const known = charges.flatMap((charge) => (charge === null ? [] : [charge]))
  if (known.length !== 7 || charges.length !== 7) return null
  const mean = known.reduce((sum, charge) => sum + charge, 0) / 7
  const variance = known.reduce((sum, charge) => sum + (charge - mean) ** 2, 0) / 7
  return variance < 1e-9 ? null : mean / Math.sqrt(variance)
}

export function buildSerieCharge(jours: readonly JourCharge[]): PointCharge[] {
  return jours.map((jour, index) => {
    const sur_7 = sumDays(jours, index, 7)
    const week = jours.slice(Math.max(0, index - 6), index + 1).map(({ charge }) => charge)
    const monotonie = getMonotonie(week)
    const contrainte = monotonie === null ? null : monotonie * (sur_7.valeur ?? 0)
    return { ...jour, sur_7, sur_28: sumDays(jours, index, 28), monotonie, contrainte }
  })
}

/**
 * `1 240 sur 7 jours`, or `au moins 1 240 sur 7 jours (2 sans nouvelles)` with days without data.
 */
function formatSomme({ valeur, inconnus }: Somme, nombre: number): string {
  const jours = `${nombre}\u00a0jours`
  if (valeur === null) return `inconnue sur ${jours}`
  const somme = `${formatNombre(valeur)} sur ${jours}`
  return inconnus === 0 ? somme : `au moins ${somme} (${inconnus} sans nouvelles)`
}

export function formatCharge({ sur_7, sur_28, monotonie }: PointCharge): string {
  const sommes = `Charge\u00a0: ${formatSomme(sur_7, 7)}, ${formatSomme(sur_28, 28)}.`
  return monotonie === null ? sommes : `${sommes} Monotonie\u00a0: ${formatNombre(monotonie, 1)}.`
}
