import type { Mot } from './mots.ts'

export type Filtres = {
  type?: string[]
  departement?: string[]
  region?: string[]
  distance_min?: number
  distance_max?: number
  denivele_min?: number
  denivele_max?: number
  /** Cents. */
  prix_max?: number
  date_min?: string
  date_max?: string
  inscription_ouverte?: true
  label_ffa?: true
  services?: string[]
}

/** Subject, and day in Paris: a month without a year is its next occurrence. */
export type Sujet = { quoi: 'courses' | 'parcours'; today: string }

export type Lu = {
  pris: number
  label: string
  nom?: string
  filtres: Filtres
  rayon_km?: number
  ici?: true
}
export type Lecteur = (mots: readonly Mot[], at: number, sujet: Sujet) => Lu | null

export const wordAt = (mots: readonly Mot[], at: number): string => mots[at]?.mot ?? ''
export const wordsAt = (mots: readonly Mot[], at: number, count: number): string =>
  mots
    .slice(at, at + count)
    .map(({ mot }) => mot)
    .join(' ')

const LONGEST = 7

export function findPhrase<T>(
  phrases: Readonly<Record<string, T>>,
  mots: readonly Mot[],
  at: number,
): { pris: number; meant: T } | null {
  for (let pris = LONGEST; pris > 0; pris--) {
    const phrase = at + pris <= mots.length ? wordsAt(mots, at, pris) : ''
    if (phrase && Object.hasOwn(phrases, phrase)) return { pris, meant: phrases[phrase] as T }
  }
  return null
}

/** Number of words of the phrase matching here; 0 if none. */
export const countPhrase = (phrases: readonly string[], mots: readonly Mot[], at: number): number =>
  findPhrase(Object.fromEntries(phrases.map((phrase) => [phrase, true])), mots, at)?.pris ?? 0

const NUMBER = /^\d+(?:[.,]\d+)?$/
/** « 1.500 m »; « 12.500 km », « 42.195 » and « 21.097 » are kilometres. */
const THOUSANDS = /^(?!42\.195|21\.09)[1-9]\d?\.\d{3}$/
/** « une vingtaine de km ». */
const AINES: Readonly<Record<string, number>> = {
  ...{ dizaine: 10, quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40 },
  ...{ cinquantaine: 50, centaine: 100 },
}
const EN_LETTRES: Readonly<Record<string, number>> = {
  ...{ trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, dix: 10, douze: 12, quinze: 15 },
  ...{ vingt: 20, trente: 30, quarante: 40, cinquante: 50, cent: 100 },
}

/**
 * « 30 », « 21,1 », « 1 000 »: a group of three digits after at most three belongs to the number.
 */
export function readNumber(
  mots: readonly Mot[],
  at: number,
): { value: number; pris: number } | null {
  const [first, next] = [mots[at], mots[at + 1]]
  if (first && Object.hasOwn(EN_LETTRES, first.mot)) {
    return { value: EN_LETTRES[first.mot] ?? 0, pris: 1 }
  }
  if (first && Object.hasOwn(AINES, first.mot)) {
    return { value: AINES[first.mot] ?? 0, pris: ['de', 'd'].includes(next?.mot ?? '') ? 2 : 1 }
  }
  if (!first || !NUMBER.test(first.mot)) return null
  const isInKm = /^k/.test(next?.mot ?? '')
  if (THOUSANDS.test(first.mot) && !isInKm)
    return { value: Number(first.mot.replace('.', '')), pris: 1 }
  const isThousand =
    /^[1-9]\d{0,2}$/.test(first.mot) && next?.debut === first.fin + 1 && /^\d{3}$/.test(next.mot)
  if (isThousand) return { value: Number(first.mot + next.mot), pris: 2 }
  return { value: Number(first.mot.replace(',', '.')), pris: 1 }
}

export const indexPhrases = <Meant extends string>(
  phrases: Readonly<Record<Meant, readonly string[]>>,
): Readonly<Record<string, Meant>> =>
  Object.fromEntries(
    (Object.keys(phrases) as Meant[]).flatMap((meant) =>
      phrases[meant].map((phrase) => [phrase, meant]),
    ),
  )

const AVANT = indexPhrases({
  max: [
    '< de',
    '<',
    '- de',
    'moins de',
    'a moins de',
    'pas plus de',
    'jusqu a',
    'inferieur a',
    'inferieure a',
    'maximum',
    'max',
    'maxi',
    'au plus',
    'au maximum',
    'maximum de',
    'en dessous de',
    'moins',
    'inf',
    'inf a',
  ],
  min: [
    '+ de',
    '>',
    'plus de',
    'au moins',
    'au minimum',
    'minimum',
    'minimum de',
    'min',
    'mini',
    'sup',
    'sup a',
    'au dela de',
    'au dessus de',
    'a partir de',
    'superieur a',
    'superieure a',
  ],
})
const APRES = indexPhrases({
  max: ['max', 'maxi', 'maximum', 'au plus', 'au maximum', 'ou moins', 'et moins'],
  min: ['+', 'min', 'mini', 'minimum', 'au moins', 'au minimum', 'ou plus', 'et plus'],
})

/** « 42 km 195 » is a marathon. */
export const KM = [
  ...['km 195', 'km 097'],
  ...['km', 'kms', 'k', 'klm', 'kilometre', 'kilometres', 'borne', 'bornes'],
]

/** After these a number is a length, a climb, a price or a time, not a day or a code. */
export const UNITES = new Set([
  ...[...KM, 'mile', 'miles'],
  ...['m', 'metres', 'd+', '+', 'denivele', '\u20ac', 'euro', 'euros'],
  ...['h', 'heure', 'heures', 'mn', 'min', 'minutes'],
])

/** « 25 km max 1000 d+ »: the bound is of the second number. */
function leadsToAnother(mots: readonly Mot[], at: number): boolean {
  const next = readNumber(mots, at)
  return next !== null && UNITES.has(wordAt(mots, at + next.pris))
}

/** One or two numbers with a unit and explicit bounds; without a bound, an approximate value. */
export type Quantite = { pris: number; min: number | null; max: number | null; environ: number }

/**
 * « 30 km », « de 20 à 30 km », « entre 20 et 30 km », « 20-30 km », « moins de 30 km », « 30 km
 * max ».
 * @param unitAt number of words of the unit at a position; 0 if none
 */
export function readQuantite(
  mots: readonly Mot[],
  at: number,
  unitAt: (at: number) => number,
): Quantite | null {
  return readBetween(mots, at, unitAt) ?? readBound(mots, at, unitAt)
}

function readBetween(
  mots: readonly Mot[],
  at: number,
  unitAt: (at: number) => number,
): Quantite | null {
  const lead = ['de', 'entre'].includes(wordAt(mots, at)) ? 1 : 0
  const first = readNumber(mots, at + lead)
  if (!first) return null
  let end = at + lead + first.pris
  const firstUnit = unitAt(end)
  end += firstUnit
  // « 5, 10 ou 21 km »: the number between is within.
  const inner = firstUnit || lead ? null : readNumber(mots, end)
  if (inner && ['et', 'ou'].includes(wordAt(mots, end + inner.pris))) end += inner.pris
  const isJoined = ['a', 'et', 'ou'].includes(wordAt(mots, end))
  const isDashed =
    !lead && !firstUnit && mots[end]?.debut === (mots[end - 1]?.fin ?? Number.NaN) + 1
  const second = readNumber(mots, isJoined ? end + 1 : end)
  if (!second || (!isJoined && !isDashed)) return null
  end += (isJoined ? 1 : 0) + second.pris
  const unit = unitAt(end)
  if (!unit || second.value < first.value) return null
  return { pris: end + unit - at, min: first.value, max: second.value, environ: first.value }
}

/** « +40 km », « -20 km »: a sign on the number. */
function findSign(mots: readonly Mot[], at: number) {
  const [sign, number] = [mots[at], mots[at + 1]]
  if (!sign || sign.fin !== number?.debut || !NUMBER.test(number.mot)) return null
  const meant = sign.mot === '+' ? ('min' as const) : sign.mot === '-' ? ('max' as const) : null
  return meant && { pris: 1, meant }
}

function readBound(
  mots: readonly Mot[],
  at: number,
  unitAt: (at: number) => number,
): Quantite | null {
  const before = findPhrase(AVANT, mots, at) ?? findSign(mots, at)
  const start = at + (before?.pris ?? 0)
  const number = readNumber(mots, start)
  const unit = number ? unitAt(start + number.pris) : 0
  if (!number || !unit) return null
  const end = start + number.pris + unit
  const said = before ? null : findPhrase(APRES, mots, end)
  const after = said && !leadsToAnother(mots, end + said.pris) ? said : null
  const bound = before?.meant ?? after?.meant
  return bind(number.value, bound, end + (after?.pris ?? 0) - at)
}

const bind = (value: number, bound: 'min' | 'max' | undefined, pris: number): Quantite => ({
  pris,
  min: bound === 'min' ? value : null,
  max: bound === 'max' ? value : null,
  environ: value,
})

/** As `readQuantite`, without a unit: « D+ max 800 », « prix entre 20 et 30 ». */
export function readBare(mots: readonly Mot[], at: number): Quantite | null {
  const between = readBareBetween(mots, at)
  if (between) return between
  const before = findPhrase(AVANT, mots, at)
  const start = at + (before?.pris ?? 0)
  const number = readNumber(mots, start)
  if (!number) return null
  const end = start + number.pris
  const after = before ? null : findPhrase(APRES, mots, end)
  const bound = before?.meant ?? after?.meant
  return bind(number.value, bound, end + (after?.pris ?? 0) - at)
}

/** « entre 20 et 30 », « de 20 à 30 ». */
export function readBareBetween(mots: readonly Mot[], at: number): Quantite | null {
  const joint = { entre: 'et', de: 'a' }[wordAt(mots, at)]
  const first = joint ? readNumber(mots, at + 1) : null
  const end = at + 1 + (first?.pris ?? 0)
  const second = first && wordAt(mots, end) === joint ? readNumber(mots, end + 1) : null
  if (!first || !second || second.value <= first.value) return null
  const { value } = first
  return { pris: end + 1 + second.pris - at, min: value, max: second.value, environ: value }
}
