import { addMonths } from '../shared/calendrier.ts'

export const TYPES_DEMANDE = ['coach', 'club'] as const
export type TypeDemande = (typeof TYPES_DEMANDE)[number]
export type EtatDemande = 'en_attente' | 'acceptee' | 'refusee'

/**
 * C. sport L.212-1 and R.212-85: qualification, and a card renewed every five years. A club has a
 * number and a federation.
 */
const PIECES = {
  coach: ['carte_pro', 'carte_pro_fin', 'diplome', 'assurance'],
  club: ['structure', 'immatriculation', 'federation'],
} as const satisfies Record<TypeDemande, readonly string[]>

export type Piece = (typeof PIECES)[TypeDemande][number]
export type Pieces = { [P in Piece]?: string | undefined }

const MISSING: Readonly<Record<Piece, string>> = {
  carte_pro: 'Indiquez le numéro de votre carte professionnelle.',
  carte_pro_fin: 'Indiquez jusqu’à quand votre carte est valable.',
  diplome: 'Indiquez le diplôme qui vous permet d’encadrer.',
  assurance: 'Indiquez l’assureur de votre responsabilité civile professionnelle.',
  structure: 'Indiquez le nom du club.',
  immatriculation: 'Indiquez le SIRET ou le numéro RNA du club.',
  federation: 'Indiquez la fédération à laquelle le club est affilié.',
}

export const compactNumero = (texte: string): string =>
  texte.toUpperCase().replace(/[\s.\-_/\u00a0\u202f]/g, '')

const SIRET = /^(?!0{9})\d{14}$/
/** W, two characters of the département (2A and overseas have a letter), then the sequence. */
const RNA = /^W\d[0-9A-Z]\d{7}$/
/** Exception to Luhn: the digits of a SIRET of La Poste sum to a multiple of 5. */
const SIREN_LA_POSTE = '356000000'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export function isSiret(numero: string): boolean {
  if (!SIRET.test(numero)) return false
  const digits = [...numero].map(Number)
  if (numero.startsWith(SIREN_LA_POSTE) && sum(digits) % 5 === 0) return true
  const weighed = digits.map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
  return sum(weighed.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0
}

export const isRna = (numero: string): boolean => RNA.test(numero)

export function checkImmatriculation(texte: string): string | null {
  const numero = compactNumero(texte)
  if (isSiret(numero) || isRna(numero)) return null
  if (SIRET.test(numero))
    return 'Ce SIRET contient une erreur de frappe\u00a0: vérifiez ses chiffres.'
  if (/^\d{9}$/.test(numero)) {
    return 'C’est un SIREN. Ajoutez les 5\u00a0derniers chiffres du SIRET.'
  }
  return 'Indiquez un SIRET (14\u00a0chiffres) ou un numéro RNA (W suivi de 9\u00a0chiffres).'
}

/** No public text defines the format, so only impossible numbers are rejected. */
const CARTE_PRO = /^(?=(?:.*\d){5})[0-9A-Z]{7,20}$/

export function checkCartePro(texte: string): string | null {
  if (CARTE_PRO.test(compactNumero(texte))) return null
  return 'Recopiez le numéro inscrit sur la carte, par exemple 03821ED0042.'
}

/** Months; renewed every five years, so a later end is a typing error. */
const CARTE_PRO_MOIS = 5 * 12 + 6

export function checkCarteProFin(fin: string, aujourdhui: string): string | null {
  if (fin < aujourdhui) return 'Cette carte n’est plus valable. Renouvelez-la avant de demander.'
  if (fin > addMonths(aujourdhui, CARTE_PRO_MOIS)) {
    return 'Une carte vaut cinq ans au plus. Vérifiez l’année.'
  }
  return null
}

/**
 * French errors by field; empty if the request can be submitted.
 * @param aujourdhui day in Paris, YYYY-MM-DD
 */
export function checkDemande(
  type: TypeDemande,
  pieces: Pieces,
  aujourdhui: string,
): Partial<Record<Piece, string>> {
  const check = (piece: Piece): string | null => {
    const texte = pieces[piece]?.trim()
    if (!texte) return MISSING[piece]
    if (piece === 'carte_pro') return checkCartePro(texte)
    if (piece === 'carte_pro_fin') return checkCarteProFin(texte, aujourdhui)
    return piece === 'immatriculation' ? checkImmatriculation(texte) : null
  }
  return Object.fromEntries(
    PIECES[type].flatMap((piece) => {
      const message = check(piece)
      return message ? [[piece, message]] : []
    }),
  )
}

/**
 * Whether the badge « Vérifié » is shown: accepted, and the card, if any, still valid
 * (produit 7.13).
 */
export const isVerifiee = (
  { etat, carte_pro_fin }: { etat: EtatDemande; carte_pro_fin: string | null },
  aujourdhui: string,
): boolean => etat === 'acceptee' && (carte_pro_fin === null || carte_pro_fin >= aujourdhui)
