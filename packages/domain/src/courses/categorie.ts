/** FFA age categories. A season is named by the civil year of its end. */

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

/** Lowest age reached in the year of the season. Masters from 35 since 2019-11-01, by 5 years. */
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

export const getAgeMin = (categorie: Categorie): number => AGES_MIN[categorie]

export function getCategorieFfa(anneeNaissance: number, saison: number): Categorie {
  const age = saison - anneeNaissance
  return CATEGORIES.findLast((categorie) => age >= AGES_MIN[categorie]) ?? 'BB'
}

const MOIS_CHANGEMENT_SAISON = 9

/** Season of a day `YYYY-MM-DD`; a season opens on the first day of month `switchMonth` (1..12). */
export function getSaison(date: string, switchMonth: number = MOIS_CHANGEMENT_SAISON): number {
  const year = Number(date.slice(0, 4))
  const isNextSeason = switchMonth > 1 && Number(date.slice(5, 7)) >= switchMonth
  return isNextSeason ? year + 1 : year
}

/**
 * Maximum race distance in metres (km-effort for nature races since the 2022 rules); defaults that
 * staff can change. No limit from ES; the source gives none for BB and EA.
 */
export const DISTANCES_MAX: Readonly<Partial<Record<Categorie, number>>> = {
  PO: 2_000,
  BE: 3_000,
  MI: 5_000,
  CA: 15_000,
  JU: 25_000,
}
