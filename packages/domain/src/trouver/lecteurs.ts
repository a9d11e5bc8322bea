/** What each kind of words means: one reader for each (produit 14.25). */

import { addDays, addMonths, getWeekEnd } from '../calendrier.ts'
import { FILTER_DISTANCES } from '../courses/filtre-distance.ts'
import { formatMois } from '../date.ts'
import { formatDenivele, formatDistanceShort } from '../mesure.ts'
import { findLieuDit, MOTS_PAR_LIEU } from './lieux-dits.ts'
import type { Mot } from './mots.ts'

/** Filters of the lists of races and routes, by their names there. */
export type Filtres = {
  type?: string[]
  departement?: string[]
  region?: string[]
  distance_min?: number
  distance_max?: number
  denivele_min?: number
  denivele_max?: number
  date_min?: string
  date_max?: string
}

/** What is searched, and the day in Paris: a month without a year is the next one of that name. */
export type Sujet = { quoi: 'courses' | 'parcours'; today: string }

/** What words mean from one of them on, and how many of them it takes. */
type Lu = {
  pris: number
  label: string
  /** Within a sentence, where that is another. */
  nom?: string
  filtres: Filtres
}
type Lecteur = (mots: readonly Mot[], at: number, sujet: Sujet) => Lu | null

const wordAt = (mots: readonly Mot[], at: number): string => mots[at]?.mot ?? ''
const wordsAt = (mots: readonly Mot[], at: number, count: number): string =>
  mots
    .slice(at, at + count)
    .map(({ mot }) => mot)
    .join(' ')

/** The meaning of the longest of these phrases that begins here. */
function findPhrase<T>(
  phrases: Readonly<Record<string, T>>,
  mots: readonly Mot[],
  at: number,
): { pris: number; meant: T } | null {
  for (const pris of [4, 3, 2, 1]) {
    const phrase = at + pris <= mots.length ? wordsAt(mots, at, pris) : ''
    if (phrase && Object.hasOwn(phrases, phrase)) return { pris, meant: phrases[phrase] as T }
  }
  return null
}

const KM = new Set(['km', 'kms', 'k', 'kilometre', 'kilometres', 'bornes'])
const MOST_KM = 1000
/** A length that no name has is meant about so. */
const ENVIRON = 0.1
const percent = (share: number) => `${share * 100}\u00a0%`

const toNumber = (mot: string): number =>
  /^\d+(?:[.,]\d+)?$/.test(mot) ? Number(mot.replace(',', '.')) : Number.NaN

type Bande = (typeof FILTER_DISTANCES)[number]
const bandFilters = ({ type, min, max }: Bande): Filtres => ({
  ...(type && { type: [type] }),
  ...(min !== null && { distance_min: min }),
  ...(max !== null && { distance_max: max }),
})

/** « 10 km », « 10km », « 42k », « 21,1 km ». */
const readLength: Lecteur = (mots, at) => {
  const km = toNumber(wordAt(mots, at))
  if (!(km > 0 && km <= MOST_KM) || !KM.has(wordAt(mots, at + 1))) return null
  const metres = Math.round(km * 1000)
  const named = FILTER_DISTANCES.find(
    ({ type, min, max }) => !type && min !== null && max !== null && metres >= min && metres <= max,
  )
  if (named) return { pris: 2, label: named.label, filtres: bandFilters(named) }
  return {
    pris: 2,
    label: `${formatDistanceShort(metres)} ± ${percent(ENVIRON)}`,
    nom: formatDistanceShort(metres),
    filtres: {
      distance_min: Math.round(metres * (1 - ENVIRON)),
      distance_max: Math.round(metres * (1 + ENVIRON)),
    },
  }
}

const NOMS_DE_DISTANCE: Readonly<Record<string, string>> = {
  semi: 'semi',
  'semi marathon': 'semi',
  'semi marathons': 'semi',
  'demi marathon': 'semi',
  marathon: 'marathon',
  marathons: 'marathon',
  'trail court': 'trail-court',
  'trails courts': 'trail-court',
  'trail long': 'trail-long',
  'trails longs': 'trail-long',
  ultra: 'ultra',
  ultras: 'ultra',
  'ultra trail': 'ultra',
  'ultra trails': 'ultra',
  ultratrail: 'ultra',
}

const readDistanceName: Lecteur = (mots, at) => {
  const found = findPhrase(NOMS_DE_DISTANCE, mots, at)
  const band = FILTER_DISTANCES.find(({ key }) => key === found?.meant)
  return found && band ? { pris: found.pris, label: band.label, filtres: bandFilters(band) } : null
}

const MOST_CLIMB = 30_000
const ABOUT_CLIMB = 0.2

/** « 1000 D+ », « 1500 m D+ », « 800 m de D+ ». */
const readClimb: Lecteur = (mots, at) => {
  const metres = toNumber(wordAt(mots, at))
  if (!(metres > 0 && metres <= MOST_CLIMB)) return null
  const pris = [2, 3, 4].find((count) => {
    const words = wordsAt(mots, at + 1, count - 1)
    return ['d+', 'm d+', 'm de d+', 'metres d+', 'metres de d+'].includes(words)
  })
  if (!pris) return null
  return {
    pris,
    label: `${formatDenivele(Math.round(metres))} ± ${percent(ABOUT_CLIMB)}`,
    nom: formatDenivele(Math.round(metres)),
    filtres: {
      denivele_min: Math.round(metres * (1 - ABOUT_CLIMB)),
      denivele_max: Math.round(metres * (1 + ABOUT_CLIMB)),
    },
  }
}

const NOMS_DE_MOIS: Readonly<Record<string, number>> = {
  ...{
    janvier: 1,
    janv: 1,
    fevrier: 2,
    fevr: 2,
    fev: 2,
    mars: 3,
    avril: 4,
    avr: 4,
    mai: 5,
    juin: 6,
  },
  ...{ juillet: 7, juil: 7, aout: 8, septembre: 9, sept: 9, octobre: 10, oct: 10 },
  ...{ novembre: 11, nov: 11, decembre: 12, dec: 12 },
}
const YEARS_AHEAD = 5

const yearOf = (today: string) => Number(today.slice(0, 4))

/** A year that has races to come; null for another, which is a word like any. */
function readYear(mot: string, today: string): number | null {
  const year = /^20\d\d$/.test(mot) ? Number(mot) : 0
  return year >= yearOf(today) && year <= yearOf(today) + YEARS_AHEAD ? year : null
}

/** From today on: what is over is not looked for. */
const between = (first: string, last: string, today: string): Filtres => ({
  date_min: first < today && today <= last ? today : first,
  date_max: last,
})

/** « juin », « en juin », « juin 2027 ». */
const readMonth: Lecteur = (mots, at, { quoi, today }) => {
  if (quoi !== 'courses') return null
  const skipped = wordAt(mots, at) === 'en' ? 1 : 0
  const name = wordAt(mots, at + skipped)
  const month = Object.hasOwn(NOMS_DE_MOIS, name) ? NOMS_DE_MOIS[name] : undefined
  if (!month) return null
  const said = readYear(wordAt(mots, at + skipped + 1), today)
  const isOver = month < Number(today.slice(5, 7))
  const year = said ?? yearOf(today) + (isOver ? 1 : 0)
  const mois = `${year}-${String(month).padStart(2, '0')}`
  const first = `${mois}-01`
  return {
    pris: skipped + (said ? 2 : 1),
    label: formatMois(mois),
    filtres: between(first, addDays(addMonths(first, 1), -1), today),
  }
}

/** « 2027 », « en 2027 ». */
const readWholeYear: Lecteur = (mots, at, { quoi, today }) => {
  if (quoi !== 'courses') return null
  const skipped = wordAt(mots, at) === 'en' ? 1 : 0
  const year = readYear(wordAt(mots, at + skipped), today)
  if (!year) return null
  return {
    pris: skipped + 1,
    label: String(year),
    filtres: between(`${year}-01-01`, `${year}-12-31`, today),
  }
}

const WEEK_ENDS: Readonly<Record<string, 0 | 1>> = {
  ...{ 'ce week end': 0, 'ce weekend': 0, 'week end': 0, weekend: 0 },
  ...{ 'week end prochain': 1, 'weekend prochain': 1, 'le week end prochain': 1 },
}

const readWeekEnd: Lecteur = (mots, at, { quoi, today }) => {
  const found = quoi === 'courses' ? findPhrase(WEEK_ENDS, mots, at) : null
  if (!found) return null
  const thisOne = getWeekEnd(today)
  const { debut, fin } = found.meant ? getWeekEnd(addDays(thisOne.fin, 1)) : thisOne
  return {
    pris: found.pris,
    label: found.meant ? 'Le week-end prochain' : 'Ce week-end',
    filtres: { date_min: debut, date_max: fin },
  }
}

type Genre = { type: string; label: string }
const only = (type: string, label: string, ...phrases: string[]): [string, Genre][] =>
  phrases.map((phrase) => [phrase, { type, label }])

const COMMUNS = [
  ...only('trail', 'Trail', 'trail', 'trails'),
  ...only('route', 'Route', 'route', 'sur route', 'course sur route', 'courses sur route'),
  ...only('nature', 'Course nature', 'nature', 'course nature', 'courses nature'),
]
const GENRES: Readonly<Record<Sujet['quoi'], Readonly<Record<string, Genre>>>> = {
  courses: Object.fromEntries([
    ...COMMUNS,
    ...only('cross', 'Cross', 'cross', 'cross country'),
    ...only('marche', 'Marche', 'marche', 'marches', 'rando', 'randonnee', 'marche nordique'),
    ...only('triathlon', 'Triathlon', 'triathlon', 'triathlons'),
    ...only('relais', 'Relais', 'relais', 'en relais'),
  ]),
  parcours: Object.fromEntries([
    ...COMMUNS,
    ...only('marche', 'Marche et randonnée', 'marche', 'rando', 'randonnee', 'randonnees'),
    ...only('piste', 'Piste et fractionné', 'piste', 'sur piste', 'fractionne'),
  ]),
}

const readGenre: Lecteur = (mots, at, { quoi }) => {
  const found = findPhrase(GENRES[quoi], mots, at)
  return (
    found && {
      pris: found.pris,
      label: found.meant.label,
      filtres: { type: [found.meant.type] },
    }
  )
}

/** « isère », « ile de france », « val d’oise »: the longest name that begins here. */
const readLieu: Lecteur = (mots, at) => {
  // « Pas cher » speaks of prices.
  if (wordAt(mots, at - 1) === 'pas') return null
  const most = Math.min(MOTS_PAR_LIEU, mots.length - at)
  for (let pris = most; pris > 0; pris--) {
    const lieu = findLieuDit(mots.slice(at, at + pris).map(({ mot }) => mot))
    if (lieu) return { pris, label: lieu.nom, filtres: { [lieu.genre]: [lieu.code] } }
  }
  return null
}

/** In the order in which they are tried: what is longer, or says more, comes first. */
export const LECTEURS: readonly Lecteur[] = [
  readClimb,
  readLength,
  readDistanceName,
  readWeekEnd,
  readMonth,
  readWholeYear,
  readGenre,
  readLieu,
]
