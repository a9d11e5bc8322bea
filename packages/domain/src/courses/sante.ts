/** Health proof for timed races: the Pass Prévention Santé (PPS). Contested law: every figure is a parameter. */

import { addMonths } from '../shared/calendrier.ts'

/** Since 2026-01-15: 5 € (in cents), valid one year; before, free and valid 3 months. Staff can change them. */
export const PPS_DEFAUT = { duree_mois: 12, prix: 500 } as const

/** FFA licences whose holder needs no PPS. Loisir, Santé, Encadrement and Découverte do not exempt. */
export const LICENCES_DISPENSEES: readonly string[] = [
  'Athlé Compétition',
  'Athlé Entreprise',
  'Athlé Running',
  'Pass’ J’aime Courir',
]

/** Last day of validity: the same day number, as terms in months are counted (C. proc. civ. art. 641). */
export function getPpsExpiration(
  obtenu_le: string,
  dureeMois: number = PPS_DEFAUT.duree_mois,
): string {
  return addMonths(obtenu_le, dureeMois)
}

/** Whether a PPS obtained on a day is valid `on` another (race day). Days `YYYY-MM-DD`. */
export function isPpsValid(
  obtenu_le: string,
  on: string,
  dureeMois: number = PPS_DEFAUT.duree_mois,
): boolean {
  return obtenu_le <= on && on <= getPpsExpiration(obtenu_le, dureeMois)
}
