/** Discounts (produit 12.6): validity, reveal of the code, displayed previous price. */
import { addDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { parisDate } from '../shared/heure-paris.ts'
import { formatNombre } from '../shared/mesure.ts'
import type { PrixDate } from '../shared/prix.ts'

/** `partage`: one shared code. `liste`: single-use codes, one per member. */
export const GENRES_CODE = ['partage', 'liste'] as const
export type GenreCode = (typeof GENRES_CODE)[number]

/** Days before the end when a discount is labelled as ending soon. */
export const BIENTOT_JOURS = 7
export const MAX_CODES = 2000
export const SANS_CODE = 'Collez au moins un code, un par ligne.'
export const TROP_DE_CODES = `Collez ${formatNombre(MAX_CODES)}\u00a0codes au plus à la fois.`

export const GESTES_REDUCTION = ['soumettre', 'publier', 'renvoyer', 'retirer'] as const
export type GesteReduction = (typeof GESTES_REDUCTION)[number]

export type Periode = { debut: string; fin: string | null }

/** Within its validity period: counted by lists and shops (produit 12.6). */
export const isEnCours = ({ debut, fin }: Periode, now: Date): boolean =>
  now >= new Date(debut) && (fin === null || now < new Date(fin))

export function findHorsPeriode({ debut, fin }: Periode, now: Date): string | null {
  if (now < new Date(debut)) {
    return `Cette réduction commence le ${formatDateLongue(parisDate(new Date(debut)))}.`
  }
  if (fin !== null && now >= new Date(fin)) {
    return `Cette réduction est terminée depuis le ${formatDateLongue(parisDate(new Date(fin)))}.`
  }
  return null
}

/** Last day in Paris; `fin` is an exclusive midnight. */
export const getDernierJour = (fin: string): string =>
  parisDate(new Date(new Date(fin).getTime() - 1))

export const getReste = (stock: number | null, revelees: number): number | null =>
  stock === null ? null : Math.max(0, stock - revelees)

/**
 * Initial price history for the 30-day rule, starting with the lowest price of the 30 days before
 * the discount.
 */
export function startPrix(prix: number, avant: number | null, debut: string): PrixDate[] {
  const from = addDays(parisDate(new Date(debut)), -30)
  return [
    ...(avant === null ? [] : [{ prix: avant, le: `${from}T12:00:00.000Z` }]),
    { prix, le: debut },
  ]
}

/** Appends a price; an unchanged price adds nothing. */
export const addPrix = (prix: readonly PrixDate[], now: number, le: Date): PrixDate[] =>
  prix.at(-1)?.prix === now ? [...prix] : [...prix, { prix: now, le: le.toISOString() }]

export const readCodes = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n\t;,]+/)
      .map((code) => code.trim())
      .filter(Boolean),
  ),
]

export type ReductionToCheck = {
  magasins_id: number | null
  partenaire: string
  genre_code: GenreCode
  code: string
  debut: string
  fin: string | null
  stock: number | null
  prix: number | null
  prix_avant: number | null
}

export function findReductionErrors(
  reduction: ReductionToCheck,
  codes: readonly string[],
  before?: { genre_code: GenreCode; revelees: number },
): Record<string, string> {
  const { magasins_id, partenaire, genre_code, code, debut, fin, stock, prix, prix_avant } =
    reduction
  const isCheaper = prix_avant === null || prix === null || prix_avant > prix
  const wrong: [boolean, string, string][] = [
    [magasins_id === null && !partenaire, 'partenaire', 'Indiquez qui donne cette réduction.'],
    [fin !== null && new Date(fin) <= new Date(debut), 'fin', 'La fin doit venir après le début.'],
    [genre_code === 'partage' && !code, 'code', 'Indiquez le code.'],
    [
      genre_code === 'liste' && codes.length === 0 && before?.genre_code !== 'liste',
      'codes',
      SANS_CODE,
    ],
    [codes.length > MAX_CODES, 'codes', TROP_DE_CODES],
    [codes.some((code) => code.length > 60), 'codes', 'Un code tient en 60 caractères au plus.'],
    [
      stock !== null && stock < (before?.revelees ?? 0),
      'stock',
      `Elle a déjà été révélée ${before?.revelees} fois\u00a0: donnez-en au moins autant.`,
    ],
    [prix_avant !== null && prix === null, 'prix', 'Indiquez aussi le prix d’aujourd’hui.'],
    [!isCheaper, 'prix_avant', 'Le prix d’avant doit dépasser le prix d’aujourd’hui.'],
  ]
  return Object.fromEntries(wrong.flatMap(([is, field, text]) => (is ? [[field, text]] : [])))
}
