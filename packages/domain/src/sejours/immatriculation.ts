/** The papers that the law asks of whoever sells stays (C. tourisme L.211-1, L.211-18; produit 10.4). */

import { findMissing, type Manque } from '../shared/publication.ts'

/**
 * `IM`, the department in three signs, the year in two and a number in four. Corsica's department is
 * taken in letters too: the register shows no example of it.
 */
const NUMERO = /^IM(\d{3}|02[AB])\d{6}$/
const CORSE = /^IM(2[AB])(?=\d{6}$)/

/** What stands between groups of signs on paper. */
const BETWEEN = /[\s.\-–]/g

/** The number as the register writes it, or what is wrong with it, in French. */
export function readImmatriculation(texte: string): { numero: string } | { message: string } {
  const numero = texte.replace(BETWEEN, '').toUpperCase().replace(CORSE, 'IM0$1')
  if (NUMERO.test(numero)) return { numero }
  return {
    message:
      'Indiquez le numéro du registre des opérateurs de voyages\u00a0: IM suivi de neuf chiffres, par exemple IM083170003.',
  }
}

/** What the staff looks at, and what a traveller reads before paying. */
export const PAPIERS = [
  'immatriculation',
  'garant',
  'garant_adresse',
  'assureur',
  'assureur_adresse',
] as const
export type Papiers = Readonly<Record<(typeof PAPIERS)[number], string | null>>

/** The papers that an agency still has to give; empty when all are there. */
export const findMissingPapiers = (agence: Papiers): Manque[] =>
  findMissing([
    [
      Boolean(agence.immatriculation),
      'immatriculation',
      'Donnez le numéro d’immatriculation de votre agence au registre des opérateurs de voyages.',
    ],
    [
      Boolean(agence.garant && agence.garant_adresse),
      'garant',
      'Donnez le garant financier de votre agence, et son adresse.',
    ],
    [
      Boolean(agence.assureur && agence.assureur_adresse),
      'assureur',
      'Donnez l’assureur de la responsabilité civile de votre agence, et son adresse.',
    ],
  ])

/** Where an agency stands before the staff. */
export const ETATS_AGENCE = ['a_completer', 'a_verifier', 'refusee', 'verifiee'] as const
export type EtatAgence = (typeof ETATS_AGENCE)[number]

type ToVerify = Papiers & { verifie_le: string | null; refus_motif: string | null }

/** Nobody of the staff is asked to look at papers that are not all there. */
export function getEtatAgence(agence: ToVerify): EtatAgence {
  if (agence.verifie_le) return 'verifiee'
  if (agence.refus_motif) return 'refusee'
  return findMissingPapiers(agence).length ? 'a_completer' : 'a_verifier'
}

/** What the staff verified: once one of these changes, it looks again. */
const VERIFIED = ['nom', ...PAPIERS] as const
type Verified = Papiers & { nom: string }

export const changesVerified = (before: Verified, after: Verified): boolean =>
  VERIFIED.some((name) => before[name] !== after[name])
