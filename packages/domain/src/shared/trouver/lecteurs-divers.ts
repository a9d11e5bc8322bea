import { formatDenivele, formatNombre, formatPrix } from '../mesure.ts'
import {
  countPhrase,
  findPhrase,
  indexPhrases,
  type Lecteur,
  type Lu,
  type Quantite,
  readBare,
  readNumber,
  readQuantite,
  wordAt,
  wordsAt,
} from './lire.ts'
import type { Mot } from './mots.ts'

const EUROS = ['\u20ac', 'euro', 'euros', 'eur', 'balles']
const MOST_EUROS = 10_000

/** Cents of « pas cher ». */
const PAS_CHER = 2000
const MOTS_PAS_CHERS = ['pas cher', 'pas chere', 'pas cheres', 'pas trop cher', 'petit prix']
const BUDGET = ['prix', 'prix max', 'prix maximum', 'budget', 'budget max', 'budget de']

export const readPrix: Lecteur = (mots, at, { quoi }) => {
  if (quoi !== 'courses') return null
  if (/^gratuite?s?$/.test(wordAt(mots, at))) {
    return { pris: 1, label: 'Gratuit', filtres: { prix_max: 0 } }
  }
  const cheap = countPhrase(MOTS_PAS_CHERS, mots, at)
  if (cheap) {
    const most = `${formatPrix(PAS_CHER)} au plus`
    return {
      pris: cheap,
      label: `Pas cher (${most})`,
      nom: most,
      filtres: { prix_max: PAS_CHER },
    }
  }
  const found = findEuros(mots, at)
  if (!found) return null
  // A bare price is a maximum; a minimum price is not supported.
  const most = found.max ?? (found.min === null ? found.environ : null)
  if (most === null || most > MOST_EUROS) return null
  const cents = Math.round(most * 100)
  return { pris: found.pris, label: `${formatPrix(cents)} au plus`, filtres: { prix_max: cents } }
}

function findEuros(mots: readonly Mot[], at: number): Quantite | null {
  const found = readQuantite(mots, at, (from) => countPhrase(EUROS, mots, from))
  if (found) return found
  // « 16 e » alone is a district.
  const short = readQuantite(mots, at, (from) => (wordAt(mots, from) === 'e' ? 1 : 0))
  if (short && short.max !== null && short.min === null) return short
  const led = countPhrase(BUDGET, mots, at)
  if (!led) return null
  const after = readQuantite(mots, at + led, (from) => countPhrase(EUROS, mots, from))
  const number = after ?? readBare(mots, at + led)
  return number && { ...number, pris: led + number.pris }
}

const OUVERTES = ['ouverte', 'ouvertes', 'encore ouverte', 'encore ouvertes'].flatMap((open) => [
  open,
  `inscription ${open}`,
  `inscriptions ${open}`,
])

/** « course ouverte », « inscriptions ouvertes »; « ouverte à tous » means something else. */
export const readInscription: Lecteur = (mots, at, { quoi }) => {
  const pris = quoi === 'courses' ? countPhrase(OUVERTES, mots, at) : 0
  if (!pris || ['a', 'aux'].includes(wordAt(mots, at + pris))) return null
  return { pris, label: 'Inscription ouverte', filtres: { inscription_ouverte: true } }
}

const LABELS = ['label ffa', 'label', 'labellise', 'labellisee', 'labellisees', 'labellises']

/** « 10 km label FFA ». */
export const readLabel: Lecteur = (mots, at, { quoi }) => {
  const pris = quoi === 'courses' ? countPhrase(LABELS, mots, at) : 0
  if (!pris) return null
  const ffa = wordAt(mots, at + pris) === 'ffa' ? 1 : 0
  return { pris: pris + ffa, label: 'Label FFA', filtres: { label_ffa: true } }
}

/** Metres of climb that still count as flat. */
const PLAT = 150
const MOTS_PLATS = [
  ...['plat', 'plate', 'plats', 'plates', 'tout plat', 'roulant', 'roulante', 'roulants'],
  ...['rapide', 'rapides', 'record', 'pour record', 'pour un record', 'pour mon record'],
  ...['battre', 'faire', 'pour battre', 'pour faire', 'pour'].flatMap((beat) =>
    ['mon record', 'un record', 'mon rp', 'un chrono', 'mon chrono'].map(
      (best) => `${beat} ${best}`,
    ),
  ),
  ...['sans', 'sans trop de', 'peu de', 'pas de', 'pas trop de'].flatMap((little) => [
    `${little} denivele`,
    `${little} d+`,
  ]),
].flatMap((flat) => [flat, `et ${flat}`, `tres ${flat}`, `parcours ${flat}`])

/** « plat », « plat et rapide pour battre mon record ». */
export const readPlat: Lecteur = (mots, at) => {
  let pris = 0
  for (let more = 1; more > 0; pris += more) more = countPhrase(MOTS_PLATS, mots, at + pris)
  if (!pris) return null
  const label = `Plat (${formatDenivele(PLAT)} au plus)`
  return { pris, label, nom: `${formatDenivele(PLAT)} au plus`, filtres: { denivele_max: PLAT } }
}

const KM_PAR_HEURE = 70
const ROAD = ['de route', 'de voiture', 'en voiture']
const MOST_KM = 500

const AVANT = [
  'a moins de',
  'moins de',
  'a moins d',
  'moins d',
  'a',
  'dans un rayon de',
  'rayon de',
  'dans les',
]
const byRoad = (...units: string[]) =>
  units.flatMap((unit) => [unit, ...ROAD.map((road) => `${unit} ${road}`)])
const UNITES = indexPhrases({
  km: ['km', 'kms', 'kilometres'],
  h: byRoad('h', 'heure', 'heures'),
  min: byRoad('mn', 'min', 'minutes'),
  demi: byRoad('demi heure'),
})
const KM_PAR_UNITE = { km: 1, h: KM_PAR_HEURE, min: KM_PAR_HEURE / 60, demi: KM_PAR_HEURE / 2 }
/** Default radius of « autour de Chamonix », kilometres. */
export const AUTOUR_KM = 30
const PRES = [
  ...['autour', 'pres', 'tout pres', 'proche', 'pas loin', 'non loin', 'a cote', 'du cote'],
  ...['aux environs', 'environs', 'aux alentours', 'alentours', 'region', 'la region'],
]
const DE = ['de', 'd', 'du', 'des']
/** Also before a bare name; « Prés » and « région » are parts of names. */
const NUS = ['proche', 'autour', 'alentours', 'aux alentours', 'environs', 'aux environs']
const AUTOUR = [...PRES.flatMap((near) => DE.map((of) => `${near} ${of}`)), ...NUS, 'vers']
const MOI = ['chez moi', 'moi', 'chez nous', 'ici', 'la maison']
const CHEZ_MOI = 'Près de chez moi'
const ICI = ['chez moi', 'dans mon coin', 'par ici', 'dans ma region']

const APRES = ['de', 'd', 'du', 'des', 'autour de', 'autour d', 'autour du', 'autour']

export const readCercle: Lecteur = (mots, at) => {
  const ici = countPhrase(ICI, mots, at)
  if (ici) return aroundMe(ici, AUTOUR_KM, CHEZ_MOI)
  const near = countPhrase(AUTOUR, mots, at)
  if (near) return followedBy(mots, at, near, AUTOUR_KM, `À moins de ${AUTOUR_KM}\u00a0km`)
  const before = countPhrase(AVANT, mots, at)
  const length = readFar(mots, at + before)
  if (!length) return null
  const rayon_km = Math.min(MOST_KM, Math.max(1, Math.round(length.km)))
  const label = `À moins de ${length.said}`
  const end = at + before + length.pris
  const after = countPhrase(APRES, mots, end)
  // « 6 h de Lyon » is a race, « 30 min de Lyon » and « 2 h de chez moi » are none.
  const isFar =
    before > 0 ||
    ['min', 'demi'].includes(length.unit) ||
    (length.unit === 'h' && wordAt(mots, end) === 'autour') ||
    countPhrase(MOI, mots, end + after) > 0
  const placed = isFar && after ? followedBy(mots, at, end + after - at, rayon_km, label) : null
  if (placed) return placed
  const isRound = wordsAt(mots, at, before).endsWith('rayon de') || length.isRoad
  const around = countPhrase(['autour', 'a la ronde'], mots, end)
  const next = wordAt(mots, end + around)
  // « 50 km autour annecy » is a length and a place.
  const isNamed = DE.includes(next) || (around === 1 && !before && /^\p{L}/u.test(next))
  return !isNamed && (isRound || around) ? aroundMe(end + around - at, rayon_km, label) : null
}

const aroundMe = (pris: number, rayon_km: number, label: string): Lu => ({
  ...{ pris, filtres: {}, rayon_km, ici: true as const },
  label: label === CHEZ_MOI ? label : `${label} de chez moi`,
})

function readFar(mots: readonly Mot[], at: number) {
  const number = readCount(mots, at)
  const unit = number && number.value > 0 ? findPhrase(UNITES, mots, at + number.pris) : null
  if (!number || !unit) return null
  const end = at + number.pris + unit.pris
  const isHalf = unit.meant === 'h' && /^et demie?$/.test(wordsAt(mots, end, 2))
  const written = unit.meant === 'h' && /^[0-5]\d$/.test(wordAt(mots, end)) ? wordAt(mots, end) : ''
  const minutes = isHalf ? '30' : written
  const value = number.value + Number(minutes) / 60
  const said = `${formatNombre(number.value)}\u00a0${unit.meant}${minutes && `\u00a0${minutes}`}`
  return {
    pris: number.pris + unit.pris + (isHalf ? 2 : written ? 1 : 0),
    km: value * KM_PAR_UNITE[unit.meant],
    said: unit.meant === 'demi' ? '30\u00a0min' : said,
    /** « 2 h de route »: driving time, not a race duration. */
    isRoad: ROAD.includes(wordsAt(mots, end - 2, 2)),
    unit: unit.meant,
  }
}

const readCount = (mots: readonly Mot[], at: number) =>
  ['un', 'une'].includes(wordAt(mots, at)) ? { value: 1, pris: 1 } : readNumber(mots, at)

/** Must precede a place name or the reader’s own place; a name does not start with a digit. */
function followedBy(
  mots: readonly Mot[],
  at: number,
  pris: number,
  rayon_km: number,
  label: string,
): Lu | null {
  const moi = countPhrase(MOI, mots, at + pris)
  if (moi) return aroundMe(pris + moi, rayon_km, rayon_km === AUTOUR_KM ? CHEZ_MOI : label)
  const place = wordAt(mots, at + pris)
  return place && /^\p{L}/u.test(place) ? { pris, label, nom: '', filtres: {}, rayon_km } : null
}
