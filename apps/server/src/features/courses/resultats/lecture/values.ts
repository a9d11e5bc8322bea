import { CATEGORIE_LABELS, CATEGORIES, type Categorie } from '@foulee/domain/courses/categorie'
import {
  type SexeResultat,
  type StatutResultat,
  VITESSE_MAX,
  VITESSE_MIN,
} from '@foulee/domain/courses/resultat'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'

const NOTHING = new Set([
  '',
  '-',
  '--',
  '\u2013',
  '\u2014',
  'NA',
  'N/A',
  'n/a',
  'NULL',
  'null',
  '#N/A',
])
export const isNothing = (text: string): boolean => NOTHING.has(text)

const MAX_TEMPS = 2_000_000
const MINUTES = `(?:['’′:]|min|mn|m)`
const SECONDS = `(\\d{1,2})(?:[.,](\\d+))?(?:s|sec|''|’’|["″”])?`
const FULL = new RegExp(`^(?:(\\d{1,2})j)?(\\d{1,3})[:h](\\d{1,2})${MINUTES}${SECONDS}$`)
const HOURS = /^(\d{1,3})h(\d{1,2})?(?:'|’|min|mn|m)?$/
const SHORT = new RegExp(`^(\\d{1,3})(?:${MINUTES})${SECONDS}$`)
const SHARE = /^0[.,]\d{3,}$/

/** A part of a second counts as a whole one, as in road races. */
const addUp = (hours: number, minutes: number, seconds: number, part = '') =>
  minutes > 59 || seconds > 59
    ? null
    : hours * 3600 + minutes * 60 + seconds + (Number(part) > 0 ? 1 : 0)

/**
 * `3:45:12`, `3h45'12`, `45'12`, `1j 02:03:04`. `3:45` is minutes, unless too fast for `distance`
 * (metres): then hours.
 * @returns seconds
 */
export function readTemps(text: string, distance: number | null): number | null {
  const written = withoutMarks(text.toLowerCase().replace(/\s+/g, ' ').trim())
  const seconds =
    readDays(written, distance) ?? readSeconds(written.replace(/(?<!\d) | (?!\d)/g, ''), distance)
  return seconds !== null && seconds >= 1 && seconds <= MAX_TEMPS ? seconds : null
}

/** Day 0 of spreadsheets, which some exports write before a duration. */
const DAY_ZERO = /^(?:1899-12-30|1900-01-00|30\/12\/1899|0?0\/0?1\/1900)[t ]/
const BY_DOTS = /^(\d{1,2})\.(\d{2})\.(\d{2})$/

/** « 1899-12-30 01:02:03 », « 1:02:03* », « 1:02:03 h », « 3723 s », « 1.02.03 ». */
function withoutMarks(text: string): string {
  const bare = text
    .replace(DAY_ZERO, '')
    .replace(/(\d) ?\*+$/, '$1')
    .replace(/^(\d+:\d\d:\d\d) ?h$/, '$1')
    .replace(BY_DOTS, '$1:$2:$3')
  const [, alone] = /^(\d{2,6}) ?s(?:ec(?:ondes?)?)?$/.exec(bare) ?? []
  const seconds = Number(alone)
  if (!alone) return bare
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

const DAYS = /^(\d{1,2})(?:\s*(?:j|d|jours?|days?)[\s,]*|\s+|\.|:)(\d{1,2}):(\d{2}):(\d{2})$/
/** « 12:39:12 AM »: an American spreadsheet takes times for hours of the day. */
const HALF_DAY = /^(\d{1,2}):(\d{2}):(\d{2})\s*([ap])\.?m\.?$/

/** « 1 jour 3:00:05 », « 1:03:00:05 », which may also be hundredths of a second: the speed tells. */
function readDays(text: string, distance: number | null): number | null {
  const [, hour, min, sec, half] = HALF_DAY.exec(text) ?? []
  if (half) return addUp((Number(hour) % 12) + (half === 'p' ? 12 : 0), Number(min), Number(sec))
  const [, first = '', second = '', third = '', last = ''] = DAYS.exec(text) ?? []
  if (!last) return null
  const inDays =
    Number(second) > 23
      ? null
      : addUp(Number(first) * 24 + Number(second), Number(third), Number(last))
  if (!/^\d+:\d+:\d+:/.test(text)) return inDays
  const inHours = addUp(Number(first), Number(second), Number(third), last)
  const likely = [inDays, inHours].filter(
    (seconds) => seconds && !isImpossible(seconds, distance) && !isTooSlow(seconds, distance),
  )
  return likely.length === 1 ? (likely[0] ?? null) : null
}

function readSeconds(text: string, distance: number | null): number | null {
  const full = FULL.exec(text)
  if (full) {
    const [, days = '0', hours, minutes, seconds, part] = full
    return addUp(Number(days) * 24 + Number(hours), Number(minutes), Number(seconds), part)
  }
  const hours = HOURS.exec(text)
  if (hours) return addUp(Number(hours[1]), Number(hours[2] ?? 0), 0)
  const short = SHORT.exec(text)
  if (short) {
    const [, first, second, part] = short
    const seconds = addUp(0, 0, Number(second), part)
    if (seconds === null) return null
    const inMinutes = Number(first) * 60 + seconds
    if (!text.includes(':') || !isImpossible(inMinutes, distance)) return inMinutes
    const inHours = addUp(Number(first), Number(second), 0)
    return inHours !== null && isTooSlow(inHours, distance) ? inMinutes : inHours
  }
  return SHARE.test(text) ? Math.round(Number(text.replace(',', '.')) * 86_400) : null
}

export const isImpossible = (seconds: number, distance: number | null): boolean =>
  distance !== null && distance / seconds > VITESSE_MAX

const isTooSlow = (seconds: number, distance: number | null) =>
  distance !== null && distance / seconds < VITESSE_MIN

/** A place may follow the word: « ABD PC2 », « Abandon km 32 ». */
const STATUTS: readonly [StatutResultat, RegExp][] = [
  [
    'abandon',
    /^(?:dnf|did not finish|ab|abd|abds|abdn|abn|stop|ht|non arrivee?s?|pas arrivee?s?|blessee?s?|evacuee?s?|out|aband?|abandons?|abandonnee?s?|arret|arretee?s?|stoppee?s?|rapatriee?s?|(?:mise?s? )?hd|(?:mise?s? )?hors delais?|hors temps|hors barriere|hors classement|otl|timed? out|overtime|cut ?off|eliminee?s?|elim|barriere(?: horaire)?|non classee?s?|nc|retiree?s?|retired?|ret|wd|withdrew|withdrawn)\b|\babandon(?:nee?)?s?$/,
  ],
  [
    'non_partant',
    /^(?:dns|did not start|not started|no show|np|nps|non partante?s?|non partie?s?|non presentee?s?|forfaits?|absente?s?|abs|excusee?s?|pas venue?s?|pas partie?|ne s est pas presente)\b/,
  ],
  [
    'disqualifie',
    /^(?:dsq|dq|disq|disqualifiee?s?|disqualified|disqualification|exclue?s?|exclusion|(?:mise?s? )?hors course)\b/,
  ],
  ['classe', /^(?:ok|cl|classee?s?|finishers?|finish(?:ed)?|arrivee?|fin|finie?|terminee?)$/],
]

export function readStatut(input: string): StatutResultat | null {
  const text = normalizeTexte(input)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
  return STATUTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const SEXES: readonly [SexeResultat, RegExp][] = [
  [
    'f',
    /^(f|w|fe|fem|femmes?|feminine?|female|woman|women|dames?|mme|mlle|melle|madame|mademoiselle|girls?)$/,
  ],
  ['h', /^(h|m|ho|hom|hommes?|masculine?|male|man|men|messieurs|monsieur|mr|g|garcons?)$/],
  ['x', /^(x|nb|mixte|autre|non binaire)$/],
]

export function readSexe(input: string): SexeResultat | null {
  const text = normalizeTexte(input).replace(/\.$/, '')
  return SEXES.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const OLDEST = 110

const MOIS = '[a-z]{3,9}\\.?'
const YEAR_FORMS = [
  /^(\d{4})$/,
  // 2014-05-12, 2014/05/12, with an hour or not.
  /^(\d{4})[-/. ]\d{1,2}[-/. ]\d{1,2}(?:[t ].*)?$/,
  // 20140512, 12052014.
  /^((?:19|20)\d\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])((?:19|20)\d\d)$/,
  /^\d{1,2}[-/. ](\d{4})$/,
  /^(\d{4})[-/. ]\d{1,2}$/,
  // 120514.
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(\d{2})$/,
  /^\d{1,2}[-/. ]\d{1,2}[-/. ](\d{4}|\d{2})(?:[t ].*)?$/,
  new RegExp(`^(?:\\d{1,2}(?:er)?[-/. ]+)?${MOIS}[-/. ]+(\\d{4}|\\d{2})$`),
  new RegExp(`^${MOIS} \\d{1,2}(?:st|nd|rd|th)?,? (\\d{4}|\\d{2})$`),
  /^(\d{2})$/,
  // « né en 2014 », « 2014* »: the only year in it.
  /^\D*((?:19|20)\d\d)\D*$/,
]
/** Excel days since 1899-12-30: those of 1910 to 2053 cannot be years. */
const EXCEL = { first: 3654, last: 55_000, epoch: Date.UTC(1899, 11, 30), day: 86_400_000 }

/**
 * `1985`, `85`, `12/05/1985`, `12 mai 1985`, `1985/05/12 00:00`, `31179` (an Excel day).
 * @param year of the race
 * @returns the year of birth
 */
export function readAnnee(input: string, year: number): number | null {
  const text = cleanBirth(input)
  const written = YEAR_FORMS.map((form) => form.exec(text)?.[1]).find(Boolean) ?? readExcel(text)
  if (!written) return null
  const annee = written.length === 2 ? completeYear(Number(written), year) : Number(written)
  return annee <= year && annee >= year - OLDEST ? annee : null
}

/** Without a weekday, « née le », a category behind, blanks around bars, decimals of a number. */
const cleanBirth = (input: string): string =>
  normalizeTexte(input)
    .replace(/^(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche),? /, '')
    .replace(/^nee?(?: ?\(e\))? (?:le|en)? ?/, '')
    .replace(/^\((\d{4})\)$/, '$1')
    .replace(/(?<=\d) ?\*+$/, '')
    .replace(/^(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)\.? (?=[a-z]{3} \d)/, '')
    .replace(/ ?\([^()]{0,40}\)$/, '')
    .replace(/ ?([/.]) ?/g, '$1')
    .replace(/^(\d+)[.,]0+$/, '$1')
    .trim()

function readExcel(text: string): string | null {
  const day = /^\d{4,5}(?:[.,]\d+)?$/.test(text) ? Number.parseInt(text, 10) : 0
  if (day < EXCEL.first || day > EXCEL.last) return null
  return String(new Date(EXCEL.epoch + day * EXCEL.day).getUTCFullYear())
}

/** Whether the text has a four-digit year where a birth has one: excludes race numbers. */
export const hasFullYear = (text: string): boolean =>
  YEAR_FORMS.some((form) => form.exec(cleanBirth(text))?.[1]?.length === 4)

/** Two digits mean the youngest plausible runner. */
const completeYear = (two: number, year: number) => (2000 + two <= year - 3 ? 2000 : 1900) + two

/** With the sex, and the year of birth as the federation writes it: `SEF/90`. */
const CODE = /^([A-Z]{2}|M\d{1,2})[\s./-]*([FHMW])?(?:\/\d{2})?$/
const BY_LABEL = new Map(
  CATEGORIES.map((code): [string, Categorie] => [
    normalizeTexte(CATEGORIE_LABELS[code]).replace(/s( |$)/, '$1'),
    code,
  ]),
)

/** « -16 ans » would lose its sign, as a formula does. */
export const readSign = (categorie: string): string =>
  categorie
    .trim()
    .replace(/^[-–]\s*(?=\d)/, 'Moins de ')
    .replace(/^\+\s*(?=\d)/, 'Plus de ')

/** `SEH`, `M2 F`, « Senior » → FFA code and sex; other texts stay as they are. */
export function readCategorie(input: string): { categorie: string; sexe: SexeResultat | null } {
  const text = input.trim()
  const [, code = '', sexe = ''] = CODE.exec(text.toUpperCase()) ?? []
  const categorie = CATEGORIES.find((category) => category === code)
  if (categorie) return { categorie: categorie, sexe: readSexe(sexe) }
  const label = normalizeTexte(text).replace(/s( |$)/, '$1')
  return { categorie: BY_LABEL.get(label) ?? takeGraphemes(text, 20), sexe: null }
}

/** Removes control characters, and leading ones that make a spreadsheet formula. */
export const cleanText = (text: string, max: number): string =>
  takeGraphemes(
    unwrapFormula(text)
      // A joiner between signs is part of an emoji.
      .replace(/\p{Cc}+|(?!(?<=\p{Extended_Pictographic}|\ufe0f)\u200d)\p{Cf}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s=+\-@']+/, '')
      .trim(),
    max,
  )

const PARTICULES = new Set(
  'd da dal das de del della den der des di do dos du el la las le les lo los mac mc san st ten ter van von y zu'.split(
    ' ',
  ),
)
const isParticule = (word: string) => PARTICULES.has(normalizeTexte(word))

/** « DUPONT », also « d’ARC », « McDONALD »: capitals after an optional lower-case prefix. */
const isUpper = (word: string) => {
  const own = word.replace(/^(?:[dl][’']|ma?c|o[’'])(?=\p{Lu}{2})/iu, '')
  // « Dupont Marie B »: one letter may be of either.
  return own === own.toLocaleUpperCase('fr') && /\p{L}.*\p{L}/u.test(own)
}

const CIVILITE = /^(?:m|mr|mme|mlle|melle)\.? (?=\S+ \S)/i
/** « Jeanne d’Arc », « Anne de la Tour »: a first name begins with none. */
const MIDDLE = /^(?:d[’'].+|de|du|des|von|della?|di|da)$/

/**
 * « DE LA TOUR Marie », « Marie de LA TOUR »: capitals are the name, with their particles;
 * otherwise the name comes first, « de la Tour Marie ».
 */
export function splitIdentite(identite: string): { nom: string; prenom: string } {
  const comma = /^([^,]+), ?([^,]+)$/.exec(identite)
  if (comma) return { nom: comma[1]?.trim() ?? '', prenom: comma[2]?.trim() ?? '' }
  const words = identite.replace(CIVILITE, '').split(' ').filter(Boolean)
  const isName = words.map(isUpper)
  if (isName.includes(true) && isName.includes(false)) {
    for (let index = words.length - 2; index >= 0; index--) {
      if (isName[index + 1] && isParticule(words[index] ?? '')) isName[index] = true
    }
    if (isName.includes(false)) {
      const pick = (wanted: boolean) => words.filter((_, index) => isName[index] === wanted)
      return { nom: pick(true).join(' '), prenom: pick(false).join(' ') }
    }
  }
  const middle = words.findIndex((word, index) => index > 0 && MIDDLE.test(word))
  const isFirst = middle > 0 && middle < words.length && !isParticule(words[0] ?? '')
  const isLast = middle === words.length - 1 && !/[’']/.test(words[middle] ?? '')
  if (isFirst && !isLast) {
    return { nom: words.slice(middle).join(' '), prenom: words.slice(0, middle).join(' ') }
  }
  const led = words.findIndex((word) => !isParticule(word))
  const end = Math.max(0, led) + 1
  return { nom: words.slice(0, end).join(' '), prenom: words.slice(end).join(' ') }
}

const YES = /^(1|x|o|oui|yes|y|true|vrai|anonyme)$/

export const readOui = (text: string): boolean => YES.test(normalizeTexte(text))
