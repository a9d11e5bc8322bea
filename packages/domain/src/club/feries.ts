import { addDays } from '../shared/calendrier.ts'

const day = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function getPaques(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const sum = moon + week - 7 * late + 114
  return day(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** Départements where Good Friday and 26 December are public holidays. */
const ALSACE_MOSELLE = ['57', '67', '68']

const ABOLITION: Readonly<Record<string, readonly [month: number, date: number]>> = {
  '971': [5, 27],
  '972': [5, 22],
  '973': [6, 10],
  '974': [12, 20],
  '976': [4, 27],
}

export type Ferie = { jour: string; nom: string }

export function listFeries(year: number, departement: string | null): Ferie[] {
  const paques = getPaques(year)
  const abolition = ABOLITION[departement ?? '']
  const local = ALSACE_MOSELLE.includes(departement ?? '')
    ? [
        { jour: addDays(paques, -2), nom: 'Vendredi saint' },
        { jour: day(year, 12, 26), nom: 'Saint-Étienne' },
      ]
    : []
  return [
    { jour: day(year, 1, 1), nom: 'Jour de l’An' },
    { jour: addDays(paques, 1), nom: 'Lundi de Pâques' },
    { jour: day(year, 5, 1), nom: 'Fête du Travail' },
    { jour: day(year, 5, 8), nom: 'Victoire 1945' },
    { jour: addDays(paques, 39), nom: 'Ascension' },
    { jour: addDays(paques, 50), nom: 'Lundi de Pentecôte' },
    { jour: day(year, 7, 14), nom: 'Fête nationale' },
    { jour: day(year, 8, 15), nom: 'Assomption' },
    { jour: day(year, 11, 1), nom: 'Toussaint' },
    { jour: day(year, 11, 11), nom: 'Armistice 1918' },
    { jour: day(year, 12, 25), nom: 'Noël' },
    ...(abolition ? [{ jour: day(year, ...abolition), nom: 'Abolition de l’esclavage' }] : []),
    ...local,
  ].toSorted((a, b) => a.jour.localeCompare(b.jour))
}

const known = new Map<string, ReadonlyMap<string, string>>()

export function findFerie(jour: string, departement: string | null): string | null {
  const year = jour.slice(0, 4)
  const key = `${year} ${departement ?? ''}`
  let days = known.get(key)
  if (!days) {
    days = new Map(listFeries(Number(year), departement).map((ferie) => [ferie.jour, ferie.nom]))
    known.set(key, days)
  }
  return days.get(jour) ?? null
}
