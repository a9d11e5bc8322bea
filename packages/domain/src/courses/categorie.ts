/** FFA age categories. A season is named by the civil year in which it ends. */

export const CATEGORIES = [
  'BB',
  'EA',
  'PO',
  'BE',
  'MI',
  'CA',
  'JU',
  'ES',
  'SE',
  'M0',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
  'M7',
  'M8',
  'M9',
  'M10',
] as const
export type Categorie = (typeof CATEGORIES)[number]

export const CATEGORIE_LABELS: Readonly<Record<Categorie, string>> = {
  BB: 'Baby athlé',
  EA: 'Éveil athlétique',
  PO: 'Poussins',
  BE: 'Benjamins',
  MI: 'Minimes',
  CA: 'Cadets',
  JU: 'Juniors',
  ES: 'Espoirs',
  SE: 'Seniors',
  M0: 'Masters 0',
  M1: 'Masters 1',
  M2: 'Masters 2',
  M3: 'Masters 3',
  M4: 'Masters 4',
  M5: 'Masters 5',
  M6: 'Masters 6',
  M7: 'Masters 7',
  M8: 'Masters 8',
  M9: 'Masters 9',
  M10: 'Masters 10',
}

/** Lowest age reached in the season's year. Masters from 35 since 2019-11-01, by 5 years. */
const AGES_MIN: Readonly<Record<Categorie, number>> = {
  BB: 0,
  EA: 7,
  PO: 10,
  BE: 12,
  MI: 14,
  CA: 16,
  JU: 18,
  ES: 20,
  SE: 23,
  M0: 35,
  M1: 40,
  M2: 45,
  M3: 50,
  M4: 55,
  M5: 60,
  M6: 65,
  M7: 70,
  M8: 75,
  M9: 80,
  M10: 85,
}

/** The lowest age of a category, reached in the season's year. */
export const getAgeMin = (categorie: Categorie): number => AGES_MIN[categorie]

/** The category of who was born in `anneeNaissance`, for the season ending in `saison`. */
export function getCategorieFfa(anneeNaissance: number, saison: number): Categorie {
  const age = saison - anneeNaissance
  return CATEGORIES.findLast((categorie) => age >= AGES_MIN[categorie]) ?? 'BB'
}

/** Unconfirmed: 1 November up to 2022, clubs now write "saison 25/26". Staff can change it. */
const MOIS_CHANGEMENT_SAISON = 9

/** The season of a day `YYYY-MM-DD`; `switchMonth` (1..12) is the month whose first day opens a season. */
export function getSaison(date: string, switchMonth: number = MOIS_CHANGEMENT_SAISON): number {
  const year = Number(date.slice(0, 4))
  const isNextSeason = switchMonth > 1 && Number(date.slice(5, 7)) >= switchMonth
  return isNextSeason ? year + 1 : year
}

/**
 * Longest race in metres (of km-effort in nature races since the 2022 rules), as a default that staff can
 * change. ES and above have no limit; for BB and EA the source gives none.
 */
export const DISTANCES_MAX: Readonly<Partial<Record<Categorie, number>>> = {
  PO: 2_000,
  BE: 3_000,
  MI: 5_000,
  CA: 15_000,
  JU: 25_000,
}
