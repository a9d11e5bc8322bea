import { addDays } from '../shared/calendrier.ts'
import { FAITS, type Fait, type FaitKind, isFaitKind, type Mesure } from './fait.ts'

/** What a rule makes of the facts that it looks at. */
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

/** Which of the facts count; what is left out does not matter. */
export type Filtre = {
  /** Metres, seconds: at least, and less than. */
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
  /** One race, whatever its edition. */
  courses_id?: number | undefined
}

/** A rule of a badge, as data (produit 12.8): so many of such facts. */
export type BadgeRegle = {
  fait: FaitKind
  calcul: Calcul
  /** How much it takes: times, metres, seconds, weeks or places. */
  cible: number
  filtre: Filtre
}

/** The measure that a computation adds up or tells apart. */
const MESURE_OF: Readonly<Partial<Record<Calcul, Mesure>>> = {
  distance: 'distance',
  denivele: 'denivele',
  duree: 'duree',
  departements: 'departement',
  pays: 'pays',
}

/** The measure that each filter reads. */
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
 * What is wrong with a rule, by the name of its field: it asks for what such facts do not say.
 * @returns nothing for a rule that can be switched on
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

/** Whether an hour is in a range that may pass midnight. */
const isBetween = (heure: number, debut: number, fin: number): boolean =>
  debut < fin ? heure >= debut && heure < fin : heure >= debut || heure < fin

const isAtLeast = (value: number | null, least: number | undefined): boolean =>
  least === undefined || (value !== null && value >= least)

/** Whether a rule counts this fact. What is not known of it does not pass a filter that asks for it. */
export function isCounted({ fait, filtre }: BadgeRegle, one: Fait): boolean {
  if (one.kind !== fait) return false
  const { distance_min, distance_max, denivele_min, duree_min } = filtre
  const { heure_debut, heure_fin, mois, genres, courses_id } = filtre
  return (
    isAtLeast(one.distance, distance_min) &&
    (distance_max === undefined || (one.distance !== null && one.distance < distance_max)) &&
    isAtLeast(one.denivele, denivele_min) &&
    isAtLeast(one.duree, duree_min) &&
    (heure_debut === undefined ||
      heure_fin === undefined ||
      (one.heure !== null && isBetween(one.heure, heure_debut, heure_fin))) &&
    (!mois?.length || mois.includes(Number(one.jour.slice(5, 7)))) &&
    (!genres?.length || (one.genre !== null && genres.includes(one.genre))) &&
    (courses_id === undefined || one.courses_id === courses_id)
  )
}

const DAY_MS = 86_400_000
/** A Monday: weeks are counted from it. */
const FIRST_MONDAY = '1970-01-05'

/** The number of the week of a day, Monday first; weeks that follow each other have following numbers. */
export const getSemaine = (jour: string): number =>
  Math.floor((Date.parse(jour) - Date.parse(FIRST_MONDAY)) / (7 * DAY_MS))

/** The Monday of a numbered week. */
export const getLundi = (semaine: number): string => addDays(FIRST_MONDAY, 7 * semaine)

/** The longest run of numbers that follow each other. */
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
 * How far a member has come, from all their facts: neither their order nor a fact told twice changes
 * it. What the database computes (`read-models/faits.ts`) is held against this.
 */
export function evaluateRegle(regle: BadgeRegle, faits: readonly Fait[]): number {
  const byKey = new Map(faits.filter((one) => one.kind === regle.fait).map((one) => [one.cle, one]))
  const counted = [...byKey.values()].filter((one) => isCounted(regle, one))
  const sum = (read: (one: Fait) => number | null) =>
    counted.reduce((total, one) => total + (read(one) ?? 0), 0)
  const several = (read: (one: Fait) => string | null) =>
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
