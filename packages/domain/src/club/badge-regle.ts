import { addDays } from '../shared/calendrier.ts'
import { FAITS, type Fait, type FaitKind, isFaitKind, type Mesure } from './fait.ts'

export const CALCULS = {
  nombre: 'Nombre de fois',
  distance: 'Somme des distances',
  denivele: 'Somme des dénivelés',
  duree: 'Somme des durées',
  semaines: 'Semaines d’affilée',
  departements: 'Départements différents',
  pays: 'Pays différents',
} as const
export type Calcul = keyof typeof CALCULS
export const CALCUL_NAMES = Object.keys(CALCULS) as [Calcul, ...Calcul[]]

export type Filtre = {
  /** Metres or seconds: minimum included, maximum excluded. */
  distance_min?: number | undefined
  distance_max?: number | undefined
  denivele_min?: number | undefined
  duree_min?: number | undefined
  /** Hours in Paris, from (included) to (excluded); over midnight when `fin` is not after `debut`. */
  heure_debut?: number | undefined
  heure_fin?: number | undefined
  /** Months, 1 to 12. */
  mois?: number[] | undefined
  genres?: string[] | undefined
  courses_id?: number | undefined
}

export type BadgeRegle = {
  fait: FaitKind
  calcul: Calcul
  /** Unit depends on `calcul`: times, metres, seconds, weeks or places. */
  cible: number
  filtre: Filtre
}

const MESURE_OF: Readonly<Partial<Record<Calcul, Mesure>>> = {
  distance: 'distance',
  denivele: 'denivele',
  duree: 'duree',
  departements: 'departement',
  pays: 'pays',
}

const MESURE_READ: Readonly<Partial<Record<keyof Filtre, Mesure>>> = {
  distance_min: 'distance',
  distance_max: 'distance',
  denivele_min: 'denivele',
  duree_min: 'duree',
  heure_debut: 'heure',
  heure_fin: 'heure',
  genres: 'genre',
  courses_id: 'course',
}

/**
 * Errors by field when the rule reads a measure that its kind of fact does not carry.
 * @returns an empty record for a rule that can be enabled
 */
export function checkRegle({ fait, calcul, cible, filtre }: BadgeRegle): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!isFaitKind(fait)) return { fait: 'Choisissez un fait que Foulée enregistre.' }
  const { label, mesures, genres = {} } = FAITS[fait]
  const counted = MESURE_OF[calcul]
  if (counted && !mesures.includes(counted)) {
    errors.calcul = `«\u00a0${label}\u00a0» ne dit rien que l’on puisse compter ainsi (${CALCULS[calcul].toLowerCase()}).`
  }
  if (!Number.isSafeInteger(cible) || cible < 1) errors.cible = 'Indiquez un objectif d’au moins 1.'
  for (const [name, read] of Object.entries(MESURE_READ)) {
    const value = filtre[name as keyof Filtre]
    if (value === undefined || mesures.includes(read)) continue
    errors[name] = `«\u00a0${label}\u00a0» ne le dit pas\u00a0: retirez ce filtre.`
  }
  const unknown = filtre.genres?.filter((genre) => !Object.hasOwn(genres, genre)) ?? []
  if (unknown.length && !errors.genres)
    errors.genres = `Genre inconnu\u00a0: ${unknown.join(', ')}.`
  const { distance_min: min = 0, distance_max: max = Number.POSITIVE_INFINITY } = filtre
  if (max <= min) {
    errors.distance_max = 'Indiquez une distance plus grande que la plus petite.'
  }
  if ((filtre.heure_debut === undefined) !== (filtre.heure_fin === undefined)) {
    errors.heure_fin = 'Indiquez l’heure de début et l’heure de fin, ou aucune.'
  }
  return errors
}

const isBetween = (heure: number, debut: number, fin: number): boolean =>
  debut < fin ? heure >= debut && heure < fin : heure >= debut || heure < fin

const isAtLeast = (value: number | null, least: number | undefined): boolean =>
  least === undefined || (value !== null && value >= least)

/** Whether the fact passes the filter. An unknown value never passes a condition on that value. */
export function isCounted({ fait, filtre }: BadgeRegle, item: Fait): boolean {
  if (item.kind !== fait) return false
  const { distance_min, distance_max, denivele_min, duree_min } = filtre
  const { heure_debut, heure_fin, mois, genres, courses_id } = filtre
  return (
    isAtLeast(item.distance, distance_min) &&
    (distance_max === undefined || (item.distance !== null && item.distance < distance_max)) &&
    isAtLeast(item.denivele, denivele_min) &&
    isAtLeast(item.duree, duree_min) &&
    (heure_debut === undefined ||
      heure_fin === undefined ||
      (item.heure !== null && isBetween(item.heure, heure_debut, heure_fin))) &&
    (!mois?.length || mois.includes(Number(item.jour.slice(5, 7)))) &&
    (!genres?.length || (item.genre !== null && genres.includes(item.genre))) &&
    (courses_id === undefined || item.courses_id === courses_id)
  )
}

const DAY_MS = 86_400_000
/** A Monday, origin of the week numbers. */
const FIRST_MONDAY = '1970-01-05'

/** Sequential week number of a day; weeks start on Monday. */
export const getSemaine = (jour: string): number =>
  Math.floor((Date.parse(jour) - Date.parse(FIRST_MONDAY)) / (7 * DAY_MS))

export const getLundi = (semaine: number): string => addDays(FIRST_MONDAY, 7 * semaine)

export function findLongestRun(numbers: Iterable<number>): number {
  const all = new Set(numbers)
  let longest = 0
  for (const first of all) {
    if (all.has(first - 1)) continue
    let length = 1
    while (all.has(first + length)) length++
    longest = Math.max(longest, length)
  }
  return longest
}

/**
 * Progress of a member, independent of the order of facts and of duplicates. The SQL computation
 * (`read-models/faits.ts`) is tested against this function.
 */
export function evaluateRegle(regle: BadgeRegle, faits: readonly Fait[]): number {
  const byKey = new Map(
    faits.filter((fait) => fait.kind === regle.fait).map((fait) => [fait.cle, fait]),
  )
  const counted = [...byKey.values()].filter((fait) => isCounted(regle, fait))
  const sum = (read: (fait: Fait) => number | null) =>
    counted.reduce((total, fait) => total + (read(fait) ?? 0), 0)
  const several = (read: (fait: Fait) => string | null) =>
    new Set(counted.map(read).filter(Boolean)).size
  switch (regle.calcul) {
    case 'nombre':
      return counted.length
    case 'distance':
      return sum(({ distance }) => distance)
    case 'denivele':
      return sum(({ denivele }) => denivele)
    case 'duree':
      return sum(({ duree }) => duree)
    case 'semaines':
      return findLongestRun(counted.map(({ jour }) => getSemaine(jour)))
    case 'departements':
      return several(({ departement }) => departement)
    case 'pays':
      return several(({ pays }) => pays)
  }
}
