import { findMissing, type Manque } from '../shared/publication.ts'

/**
 * `IM`, the department in three characters, the year in two and a number in four. Corsica is also
 * accepted in letters, though the register shows no example.
 */
const NUMERO = /^IM(\d{3}|02[AB])\d{6}$/
const CORSE = /^IM(2[AB])(?=\d{6}$)/

const BETWEEN = /[\s.\-–]/g

export function readImmatriculation(texte: string): { numero: string } | { message: string } {
  const numero = texte.replace(BETWEEN, '').toUpperCase().replace(CORSE, 'IM0$1')
  if (NUMERO.test(numero)) return { numero }
  return {
    message:
      'Indiquez le numéro du registre des opérateurs de voyages\u00a0: IM suivi de neuf chiffres, par exemple IM083170003.',
  }
}

/** Documents checked by staff and shown to travellers. */
export const PAPIERS = [
  'immatriculation',
  'garant',
  'garant_adresse',
  'assureur',
  'assureur_adresse',
] as const
export type Papiers = Readonly<Record<(typeof PAPIERS)[number], string | null>>

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

export const ETATS_AGENCE = ['a_completer', 'a_verifier', 'refusee', 'verifiee'] as const
export type EtatAgence = (typeof ETATS_AGENCE)[number]

type ToVerify = Papiers & { verifie_le: string | null; refus_motif: string | null }

/** Incomplete documents are not sent to moderation. */
export function getEtatAgence(agence: ToVerify): EtatAgence {
  if (agence.verifie_le) return 'verifiee'
  if (agence.refus_motif) return 'refusee'
  return findMissingPapiers(agence).length ? 'a_completer' : 'a_verifier'
}

/** Verified fields: a change requires a new verification. */
const VERIFIED = ['nom', ...PAPIERS] as const
type Verified = Papiers & { nom: string }

export const changesVerified = (before: Verified, after: Verified): boolean =>
  VERIFIED.some((name) => before[name] !== after[name])
