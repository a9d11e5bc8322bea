/**
 * Pass Prévention Santé (PPS), required for timed races. Contested law: each figure is
 * configurable.
 */

import { addMonths } from '../shared/calendrier.ts'

/**
 * Since 2026-01-15: 5 € (in cents), valid one year; before, free and valid 3 months. Configurable
 * by staff.
 */
export const PPS_DEFAUT = { duree_mois: 12, prix: 500 } as const

/** FFA licences exempt from a PPS. Loisir, Santé, Encadrement and Découverte are not. */
export const LICENCES_DISPENSEES: readonly string[] = [
  'Athlé Compétition',
  'Athlé Entreprise',
  'Athlé Running',
  'Pass’ J’aime Courir',
]

export function getPpsExpiration(
  obtenu_le: string,
  dureeMois: number = PPS_DEFAUT.duree_mois,
): string {
  return addMonths(obtenu_le, dureeMois)
}

export function isPpsValid(
  obtenu_le: string,
  on: string,
  dureeMois: number = PPS_DEFAUT.duree_mois,
): boolean {
  return obtenu_le <= on && on <= getPpsExpiration(obtenu_le, dureeMois)
}
