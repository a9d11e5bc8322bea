/**
 * Passeport coureur: registration documents of a runner. Stores a number and an expiry date, never
 * a health answer (produit 7.12).
 */

import { isMajeur } from '../membres/visibilite.ts'
import { addMonths } from '../shared/calendrier.ts'
import { type Categorie, getCategorieFfa, getSaison } from './categorie.ts'
import { LICENCES_DISPENSEES, PPS_DEFAUT } from './sante.ts'

export const LICENCE_LABELS = {
  athle_competition: 'Athlé Compétition',
  athle_entreprise: 'Athlé Entreprise',
  athle_running: 'Athlé Running',
  pass_jaime_courir: 'Pass’ J’aime Courir',
  athle_sante: 'Athlé Santé',
  athle_decouverte: 'Athlé Découverte',
  athle_encadrement: 'Athlé Encadrement',
  triathlon: 'Triathlon (FFTRI)',
  autre: 'Autre fédération',
} as const
export type Licence = keyof typeof LICENCE_LABELS
export const LICENCES = Object.keys(LICENCE_LABELS) as [Licence, ...Licence[]]

/** Whether the licence replaces a PPS in an FFA race. */
export const isDispense = (licence: Licence): boolean =>
  LICENCES_DISPENSEES.includes(LICENCE_LABELS[licence])

export function getCategorieOn(
  naissance: string | null | undefined,
  jour: string,
): Categorie | null {
  if (!naissance) return null
  return getCategorieFfa(Number(naissance.slice(0, 4)), getSaison(jour))
}

export type Passeport = {
  naissance?: string | null
  licence_type?: Licence | null
  licence_numero?: string | null
  licence_fin?: string | null
  pps_numero?: string | null
  pps_fin?: string | null
}

/** Proof available on a day. A minor needs no PPS but a questionnaire and parental consent. */
type Preuve = 'licence' | 'pps' | 'mineur' | 'aucune'

const isHeld = (numero: string | null | undefined, fin: string | null | undefined, jour: string) =>
  Boolean(numero) && Boolean(fin) && jour <= String(fin)

export function getPreuve(passeport: Passeport, jour: string): Preuve {
  const { naissance, licence_type, licence_numero, licence_fin, pps_numero, pps_fin } = passeport
  const hasLicence = licence_type ? isDispense(licence_type) : false
  if (hasLicence && isHeld(licence_numero, licence_fin, jour)) return 'licence'
  if (naissance && !isMajeur(naissance, jour)) return 'mineur'
  return isHeld(pps_numero, pps_fin, jour) ? 'pps' : 'aucune'
}

/** Older than any proof that a race still accepts. */
const OLDEST = '2015-01-01'
/** Licences are valid for one season and sold up to a season ahead. */
const LICENCE_MOIS = 24

export function checkFin(kind: 'licence' | 'pps', fin: string, aujourdhui: string): string | null {
  if (fin < OLDEST) return 'Cette date est trop ancienne. Vérifiez l’année.'
  const mois = kind === 'pps' ? PPS_DEFAUT.duree_mois : LICENCE_MOIS
  if (fin <= addMonths(aujourdhui, mois)) return null
  return kind === 'pps'
    ? 'Un PPS vaut un an au plus. Vérifiez la date de fin.'
    : 'Une licence ne court pas si loin. Vérifiez la date de fin.'
}
