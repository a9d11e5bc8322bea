/** Prices, flat ground, and how far around a place. */

import { formatDenivele, formatNombre, formatPrix } from '../mesure.ts'
import {
  countPhrase,
  findPhrase,
  indexPhrases,
  type Lecteur,
  type Lu,
  readNumber,
  readQuantite,
  wordAt,
} from './lire.ts'
import type { Mot } from './mots.ts'

const EUROS = ['\u20ac', 'euro', 'euros', 'eur']
const MOST_EUROS = 10_000

/** « moins de 20 € », « 20 euros max », « gratuit ». */
export const readPrix: Lecteur = (mots, at, { quoi }) => {
  if (quoi !== 'courses') return null
  if (/^gratuite?s?$/.test(wordAt(mots, at))) {
    return { pris: 1, label: 'Gratuit', filtres: { prix_max: 0 } }
  }
  const found = readQuantite(mots, at, (from) => countPhrase(EUROS, mots, from))
  const most = found?.max ?? null
  if (!found || most === null || most > MOST_EUROS) return null
  const cents = Math.round(most * 100)
  return { pris: found.pris, label: `${formatPrix(cents)} au plus`, filtres: { prix_max: cents } }
}

/** Metres of climb that nobody feels. */
const PLAT = 150
const MOTS_PLATS = [
  'plat',
  'plate',
  'plats',
  'plates',
  'tout plat',
  'sans denivele',
  'peu de denivele',
]

export const readPlat: Lecteur = (mots, at) => {
  const pris = countPhrase(MOTS_PLATS, mots, at)
  if (!pris) return null
  const label = `Plat (${formatDenivele(PLAT)} au plus)`
  return { pris, label, nom: `${formatDenivele(PLAT)} au plus`, filtres: { denivele_max: PLAT } }
}

/** Kilometres that one drives in an hour. */
const KM_PAR_HEURE = 70
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
const UNITES = indexPhrases({
  km: ['km', 'kms', 'kilometres'],
  h: ['h', 'heure', 'heures', 'h de route', 'heures de route'],
  min: ['mn', 'min', 'minutes'],
})
const KM_PAR_UNITE = { km: 1, h: KM_PAR_HEURE, min: KM_PAR_HEURE / 60 }
/** Radius of « autour de Chamonix », kilometres. */
export const AUTOUR_KM = 30
const AUTOUR = ['autour', 'pres', 'proche', 'a cote', 'aux environs', 'aux alentours'].flatMap(
  (near) => ['de', 'd', 'du', 'des'].map((of) => `${near} ${of}`),
)
const APRES = ['de', 'd', 'du', 'des', 'autour de', 'autour d', 'autour du', 'autour']

/** « à moins de 100 km de », « à 2 h de », « dans un rayon de 50 km autour de »: the place follows. */
export const readCercle: Lecteur = (mots, at) => {
  const near = countPhrase(AUTOUR, mots, at)
  if (near) return followedBy(mots, at, near, AUTOUR_KM, `À moins de ${AUTOUR_KM}\u00a0km`)
  const before = countPhrase(AVANT, mots, at)
  const number = before > 0 ? readCount(mots, at + before) : null
  if (!number || number.value <= 0) return null
  const unit = findPhrase(UNITES, mots, at + before + number.pris)
  if (!unit) return null
  const end = at + before + number.pris + unit.pris
  const after = countPhrase(APRES, mots, end)
  if (!after) return null
  const rayon_km = Math.min(
    MOST_KM,
    Math.max(1, Math.round(number.value * KM_PAR_UNITE[unit.meant])),
  )
  const label = `À moins de ${formatNombre(number.value)}\u00a0${unit.meant}`
  return followedBy(mots, at, end + after - at, rayon_km, label)
}

/** « une heure », « 2 heures ». */
const readCount = (mots: readonly Mot[], at: number) =>
  ['un', 'une'].includes(wordAt(mots, at)) ? { value: 1, pris: 1 } : readNumber(mots, at)

/** Only before a place: what begins with a figure is none. */
function followedBy(
  mots: readonly Mot[],
  at: number,
  pris: number,
  rayon_km: number,
  label: string,
): Lu | null {
  const place = wordAt(mots, at + pris)
  return place && /^\p{L}/u.test(place) ? { pris, label, nom: '', filtres: {}, rayon_km } : null
}
