import type { Sport } from '../shared/sport.ts'

/**
 * Records of a member (produit 9.24). `least` is some percent below the best that anybody ran, in
 * seconds: quicker is an error of the receiver.
 */
type Etalon = { mesure: number; least: number; nom: string }

/** Metres run. */
export const RECORDS_DISTANCE: readonly Etalon[] = [
  { mesure: 400, least: 42, nom: '400\u00a0m' },
  { mesure: 1000, least: 129, nom: '1\u00a0km' },
  { mesure: 1609, least: 220, nom: '1\u00a0mile' },
  { mesure: 5000, least: 745, nom: '5\u00a0km' },
  { mesure: 10_000, least: 1560, nom: '10\u00a0km' },
  { mesure: 15_000, least: 2400, nom: '15\u00a0km' },
  { mesure: 20_000, least: 3200, nom: '20\u00a0km' },
  { mesure: 21_097, least: 3360, nom: 'Semi-marathon' },
  { mesure: 30_000, least: 5100, nom: '30\u00a0km' },
  { mesure: 42_195, least: 7150, nom: 'Marathon' },
  { mesure: 50_000, least: 9400, nom: '50\u00a0km' },
  { mesure: 80_000, least: 16_500, nom: '80\u00a0km' },
  { mesure: 100_000, least: 21_400, nom: '100\u00a0km' },
]

/** Metres climbed, descents between them left out; `least` is that of the vertical kilometre. */
export const RECORDS_MONTEE: readonly Etalon[] = [
  { mesure: 100, least: 150, nom: '100\u00a0m D+' },
  { mesure: 250, least: 400, nom: '250\u00a0m D+' },
  { mesure: 500, least: 820, nom: '500\u00a0m D+' },
  { mesure: 1000, least: 1680, nom: '1\u202f000\u00a0m D+' },
  { mesure: 2000, least: 4200, nom: '2\u202f000\u00a0m D+' },
]

export const GENRES_RECORD = ['distance', 'montee', 'cote'] as const
export type GenreRecord = (typeof GENRES_RECORD)[number]

const RUN: readonly Sport[] = ['course_a_pied', 'trail']

/** Records are of outings that were run. */
export const hasRecords = (sport: Sport): boolean => RUN.includes(sport)

/** Name of what is measured; a climb has none of its own. */
export function nameRecord(genre: GenreRecord, mesure: number): string | null {
  if (genre === 'cote') return null
  const etalons = genre === 'distance' ? RECORDS_DISTANCE : RECORDS_MONTEE
  return etalons.find((etalon) => etalon.mesure === mesure)?.nom ?? null
}
