import { FILTER_DISTANCES } from '../../courses/filtre-distance.ts'
import { formatDenivele, formatDistanceShort } from '../mesure.ts'
import { readBorne, readNth } from './lecteurs-bornes.ts'
import { readDelai } from './lecteurs-delais.ts'
import { readCercle, readInscription, readLabel, readPlat, readPrix } from './lecteurs-divers.ts'
import { readFete, readVacances } from './lecteurs-fetes.ts'
import { readLieu } from './lecteurs-lieux.ts'
import { readPartOfYear, readPeriode, readSaison, readWholeYear } from './lecteurs-periodes.ts'
import { readServices } from './lecteurs-services.ts'
import {
  monthOf,
  readDay,
  readMonth,
  readPartOfMonth,
  readWeekday,
  readWeekEnd,
} from './lecteurs-temps.ts'
import {
  countPhrase,
  type Filtres,
  findPhrase,
  KM,
  type Lecteur,
  type Lu,
  type Quantite,
  readBare,
  readBareBetween,
  readQuantite,
  type Sujet,
  UNITES,
  wordAt,
} from './lire.ts'
import type { Mot } from './mots.ts'

const MILES = ['mile', 'miles']
const METRES_PAR_MILE = 1609
const MOST_KM = 1000
const ENVIRON = 0.1
const percent = (share: number) => `${share * 100}\u00a0%`

type Bande = (typeof FILTER_DISTANCES)[number]
const bandFilters = ({ type, min, max }: Bande): Filtres => ({
  ...(type && { type: [type] }),
  ...(min !== null && { distance_min: min }),
  ...(max !== null && { distance_max: max }),
})

function formatBounds({ min, max }: Quantite, say: (value: number) => string): string | null {
  if (min !== null && max !== null) return `${say(min)} à ${say(max)}`
  if (max !== null) return `${say(max)} au plus`
  return min === null ? null : `${say(min)} au moins`
}

/**
 * « 10 km », « 10km », « 42k », « 21,1 km », « de 20 à 30 km », « moins de 15 km », « 100 miles ».
 */
const readLength: Lecteur = (mots, at) =>
  readLengthIn(mots, at, KM, 1000) ?? readLengthIn(mots, at, MILES, METRES_PAR_MILE)

const AVANT_LONGUEUR = ['distance', 'distance de', 'distances', 'longueur', 'longueur de']

/** « distance max 20 », « trail entre 20 et 25 »: kilometres, unless another unit follows. */
function findLength(
  mots: readonly Mot[],
  at: number,
  unitAt: (at: number) => number,
): Quantite | null {
  const led = countPhrase(AVANT_LONGUEUR, mots, at)
  const found = readQuantite(mots, at + led, unitAt)
  if (found) return { ...found, pris: led + found.pris }
  const bare = led ? readBare(mots, at + led) : readBareBetween(mots, at)
  if (!bare || (!led && wordAt(mots, at) !== 'entre')) return null
  const next = wordAt(mots, at + led + bare.pris)
  const isOther = UNITES.has(next) || ['ans', 'jours', 'places'].includes(next)
  return isOther || monthOf(mots, at + led + bare.pris) ? null : { ...bare, pris: led + bare.pris }
}

function readLengthIn(
  mots: readonly Mot[],
  at: number,
  unites: readonly string[],
  metresEach: number,
): Lu | null {
  const found = findLength(mots, at, (from) => countPhrase(unites, mots, from))
  if (!found || !isPlausible(found, MOST_KM)) return null
  const { pris, min, max } = found
  const toMetres = (count: number) => Math.round(count * metresEach)
  const label = formatBounds(found, (km) => formatDistanceShort(toMetres(km)))
  if (label) {
    return {
      pris,
      label,
      filtres: {
        ...(min !== null && { distance_min: toMetres(min) }),
        ...(max !== null && { distance_max: toMetres(max) }),
      },
    }
  }
  const metres = toMetres(found.environ)
  const named = FILTER_DISTANCES.find(
    ({ type, min: least, max: most }) =>
      !type && least !== null && most !== null && metres >= least && metres <= most,
  )
  if (named) return { pris, label: named.label, filtres: bandFilters(named) }
  return {
    pris,
    label: `${formatDistanceShort(metres)} ± ${percent(ENVIRON)}`,
    nom: formatDistanceShort(metres),
    filtres: {
      distance_min: Math.round(metres * (1 - ENVIRON)),
      distance_max: Math.round(metres * (1 + ENVIRON)),
    },
  }
}

const isPlausible = ({ environ, max }: Quantite, most: number) =>
  environ > 0 && (max ?? environ) <= most

const NOMS_DE_DISTANCE: Readonly<Record<string, string>> = {
  semi: 'semi',
  'semi marathon': 'semi',
  'semi marathons': 'semi',
  'demi marathon': 'semi',
  'mi marathon': 'semi',
  'half marathon': 'semi',
  'half marathons': 'semi',
  '1/2 marathon': 'semi',
  '21,1': 'semi',
  '42,195': 'marathon',
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
const D_PLUS = ['d+', 'denivele', 'deniveles', 'denivele positif', 'positif']
const METRES = ['', 'm', 'metres', 'm de', 'metres de', 'de']
const CLIMB = METRES.flatMap((metres) => D_PLUS.map((unit) => `${metres} ${unit}`.trim()))

/** « dénivelé 2000+ », « D+ 500 m »: a number after these needs no unit. */
const AVANT_MONTEE = ['d+', 'denivele positif', 'denivele', 'denivele de', 'denivele positif de']
const APRES_MONTEE = ['m', 'metres', 'm +', '+']
/** « trail 2000+ »: above any length in km, so a climb. */
const LEAST_BARE_CLIMB = 300

function findClimb(mots: readonly Mot[], at: number): Quantite | null {
  const found = readQuantite(mots, at, (from) => countPhrase(CLIMB, mots, from))
  if (found) return found
  const led = countPhrase(AVANT_MONTEE, mots, at)
  if (led) {
    const after = (from: number) => countPhrase(APRES_MONTEE, mots, from)
    const number = readQuantite(mots, at + led, after) ?? readBare(mots, at + led)
    return number && { ...number, pris: led + number.pris }
  }
  const bare = readQuantite(mots, at, (from) => countPhrase(['+', 'm +'], mots, from))
  return bare && bare.environ >= LEAST_BARE_CLIMB ? bare : null
}

const readClimb: Lecteur = (mots, at) => {
  const found = findClimb(mots, at)
  if (!found || !isPlausible(found, MOST_CLIMB)) return null
  const { pris, min, max, environ } = found
  const label = formatBounds(found, (metres) => formatDenivele(Math.round(metres)))
  if (label) {
    return {
      pris,
      label,
      filtres: {
        ...(min !== null && { denivele_min: Math.round(min) }),
        ...(max !== null && { denivele_max: Math.round(max) }),
      },
    }
  }
  return {
    pris,
    label: `${formatDenivele(Math.round(environ))} ± ${percent(ABOUT_CLIMB)}`,
    nom: formatDenivele(Math.round(environ)),
    filtres: {
      denivele_min: Math.round(environ * (1 - ABOUT_CLIMB)),
      denivele_max: Math.round(environ * (1 + ABOUT_CLIMB)),
    },
  }
}

type Genre = { type: string; label: string }
const only = (type: string, label: string, ...phrases: string[]): [string, Genre][] =>
  phrases.map((phrase) => [phrase, { type, label }])

const COMMUNS = [
  ...only('trail', 'Trail', 'trail', 'trails'),
  ...only(
    'route',
    'Route',
    'route',
    'bitume',
    'sur route',
    'course sur route',
    'courses sur route',
  ),
  ...only('nature', 'Course nature', 'nature', 'course nature', 'courses nature'),
]
const GENRES: Readonly<Record<Sujet['quoi'], Readonly<Record<string, Genre>>>> = {
  courses: Object.fromEntries([
    ...COMMUNS,
    ...only('cross', 'Cross', 'cross', 'cross country'),
    ...only('marche', 'Marche', 'marche', 'marches', 'rando', 'randonnee', 'marche nordique'),
    ...only('triathlon', 'Triathlon', 'triathlon', 'triathlons'),
    ...only('relais', 'Relais', 'relais', 'en relais', 'ekiden', 'ekidens', 'relais ekiden'),
  ]),
  parcours: Object.fromEntries([
    ...COMMUNS,
    ...only('marche', 'Marche et randonnée', 'marche', 'rando', 'randonnee', 'randonnees'),
    ...only('piste', 'Piste et fractionné', 'piste', 'sur piste', 'fractionne'),
  ]),
}

/** « Cani-cross » and « cyclo-cross » are no cross. */
const AUTRES_CROSS = new Set(['cani', 'cyclo', 'moto', 'bike'])

const readGenre: Lecteur = (mots, at, { quoi }) => {
  if (AUTRES_CROSS.has(wordAt(mots, at - 1)) && wordAt(mots, at) === 'cross') return null
  const found = findPhrase(GENRES[quoi], mots, at)
  return (
    found && {
      pris: found.pris,
      label: found.meant.label,
      filtres: { type: [found.meant.type] },
    }
  )
}

export const LECTEURS: readonly Lecteur[] = [
  readClimb,
  readCercle,
  readLength,
  readPrix,
  readInscription,
  readLabel,
  readDistanceName,
  readBorne,
  readNth,
  readFete,
  readVacances,
  readWeekEnd,
  readPeriode,
  readDelai,
  readDay,
  readWeekday,
  readPartOfMonth,
  readPartOfYear,
  readMonth,
  readSaison,
  readWholeYear,
  readServices,
  readPlat,
  readGenre,
  readLieu,
]
