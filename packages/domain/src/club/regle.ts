/**
 * Recurrence rule of dates (produit 12.3): the subset of RFC 5545 that the form produces, and its
 * French text. Dates are generated in `serie.ts`.
 */

import { addMonths, isDate } from '../shared/calendrier.ts'
import { formatHeure, MOIS } from '../shared/date.ts'

export const FREQUENCES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequence = (typeof FREQUENCES)[number]

export const JOURS_REGLE = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type JourRegle = (typeof JOURS_REGLE)[number]
export const JOUR_REGLE_LABELS: Readonly<Record<JourRegle, string>> = {
  MO: 'lundi',
  TU: 'mardi',
  WE: 'mercredi',
  TH: 'jeudi',
  FR: 'vendredi',
  SA: 'samedi',
  SU: 'dimanche',
}

export const RANGS = [1, 2, 3, 4, -1] as const
export type Rang = (typeof RANGS)[number]
export const RANG_LABELS: Readonly<Record<Rang, string>> = {
  1: 'premier',
  2: 'deuxième',
  3: 'troisième',
  4: 'quatrième',
  [-1]: 'dernier',
}

export type FinRegle = { jusqu_au: string } | { fois: number }

export type Regle = {
  frequence: Frequence
  intervalle: number
  /** Weekly: days in order; empty means the weekday of the first date. */
  jours: readonly JourRegle[]
  /** Monthly: rank of the one day in `jours`, as in the second Tuesday. */
  rang: Rang | null
  /** Monthly without `rang`: 1 to 31, skipping shorter months; -1 is the last day. */
  jour_du_mois: number | null
  /** Null is rejected by `findSerie`: a series must end. */
  fin: FinRegle | null
}

export const MAX_DATES = 200
/** Maximum length in months; ten years for a yearly series. */
export const MAX_MOIS = 18
const MAX_MOIS_ANNUELS = 120
export const MAX_INTERVALLE = 52

export const getLastDay = (jour: string, { frequence }: Pick<Regle, 'frequence'>): string =>
  addMonths(jour, frequence === 'YEARLY' ? MAX_MOIS_ANNUELS : MAX_MOIS)

const PARTS = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL'] as const
type Part = (typeof PARTS)[number]

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/** Parses `A=1;B=2`; null if a part is unknown, repeated or empty. */
function readParts(text: string): Partial<Record<Part, string>> | null {
  const parts: Partial<Record<Part, string>> = {}
  for (const part of text.split(';')) {
    const [name = '', value, more] = part.split('=')
    if (!value || more !== undefined || !isOneOf(PARTS, name) || parts[name]) return null
    parts[name] = value
  }
  return parts
}

/** @returns null unless an integer from 1 to `max` */
function readCount(text: string, max: number): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= max ? value : null
}

function readUntil(text: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(text) ?? []
  const jour = `${year}-${month}-${day}`
  return isDate(jour) ? jour : null
}

function readFin({ COUNT, UNTIL }: Partial<Record<Part, string>>): FinRegle | null | undefined {
  if (COUNT && UNTIL) return undefined
  if (COUNT) {
    const fois = readCount(COUNT, 999_999)
    return fois === null ? undefined : { fois }
  }
  if (!UNTIL) return null
  const jusqu_au = readUntil(UNTIL)
  return jusqu_au === null ? undefined : { jusqu_au }
}

type Days = Pick<Regle, 'jours' | 'rang' | 'jour_du_mois'>
const NO_DAYS: Days = { jours: [], rang: null, jour_du_mois: null }

function readWeekdays(text: string): Days | null {
  const parts = new Set(text.split(','))
  const jours = JOURS_REGLE.filter((jour) => parts.delete(jour))
  return parts.size ? null : { ...NO_DAYS, jours }
}

function readRankedDay(text: string): Days | null {
  const [, rank, jour = ''] = /^(-1|[1-4])([A-Z]{2})$/.exec(text) ?? []
  const rang = RANGS.find((rang) => String(rang) === rank)
  return rang && isOneOf(JOURS_REGLE, jour) ? { ...NO_DAYS, jours: [jour], rang } : null
}

function readDays(frequence: Frequence, parts: Partial<Record<Part, string>>): Days | null {
  const { BYDAY, BYMONTHDAY } = parts
  if (BYDAY && BYMONTHDAY) return null
  if (!BYDAY && !BYMONTHDAY) return NO_DAYS
  if (BYDAY && frequence === 'WEEKLY') return readWeekdays(BYDAY)
  if (frequence !== 'MONTHLY') return null
  if (BYDAY) return readRankedDay(BYDAY)
  const jour_du_mois = BYMONTHDAY === '-1' ? -1 : readCount(BYMONTHDAY ?? '', 31)
  return jour_du_mois === null ? null : { ...NO_DAYS, jour_du_mois }
}

/** Parses a rule; null for any RFC 5545 rule outside the subset of the form. */
export function parseRegle(text: string): Regle | null {
  const parts = readParts(text)
  if (!parts?.FREQ || !isOneOf(FREQUENCES, parts.FREQ)) return null
  const frequence = parts.FREQ
  const intervalle = readCount(parts.INTERVAL ?? '1', MAX_INTERVALLE)
  const days = readDays(frequence, parts)
  const fin = readFin(parts)
  if (intervalle === null || !days || fin === undefined) return null
  return { frequence, intervalle, ...days, fin }
}

export function writeRegle(regle: Regle): string {
  const { frequence, intervalle, jours, rang, jour_du_mois, fin } = regle
  const parts = [`FREQ=${frequence}`]
  if (intervalle > 1) parts.push(`INTERVAL=${intervalle}`)
  if (jours.length) parts.push(`BYDAY=${rang ?? ''}${jours.join(',')}`)
  if (jour_du_mois !== null) parts.push(`BYMONTHDAY=${jour_du_mois}`)
  if (fin && 'fois' in fin) parts.push(`COUNT=${fin.fois}`)
  if (fin && 'jusqu_au' in fin) parts.push(`UNTIL=${fin.jusqu_au.replaceAll('-', '')}`)
  return parts.join(';')
}

const NOMBRES = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const inWords = (nb: number) => NOMBRES[nb] ?? String(nb)

function formatDay(jour: string, annee: string): string {
  const day = Number(jour.slice(8))
  const year = jour.slice(0, 4)
  const month = MOIS[Number(jour.slice(5, 7)) - 1]
  return `${day === 1 ? '1er' : day} ${month}${year === annee ? '' : ` ${year}`}`
}

const together = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`

export const getJoursRegle = ({ jours }: Regle, jour: string): readonly JourRegle[] =>
  jours.length ? jours : [JOURS_REGLE[(new Date(`${jour}T00:00Z`).getUTCDay() + 6) % 7] ?? 'MO']

function formatWeeks(regle: Regle, jour: string): string {
  const jours = getJoursRegle(regle, jour).map((item) => JOUR_REGLE_LABELS[item])
  if (regle.intervalle === 1) {
    return jours.length === 7
      ? 'tous les jours'
      : `tous les ${together(jours.map((jour) => `${jour}s`))}`
  }
  if (regle.intervalle === 2 && jours.length === 1) return `un ${jours[0]} sur deux`
  const days = together(jours.map((jour) => `le ${jour}`))
  return `toutes les ${inWords(regle.intervalle)} semaines, ${days}`
}

function formatMonths({ intervalle, jours, rang, jour_du_mois }: Regle, jour: string): string {
  const every = intervalle === 1 ? 'de chaque mois' : `tous les ${inWords(intervalle)} mois`
  const [weekday] = jours
  const number = jour_du_mois ?? Number(jour.slice(8))
  const which = () => {
    if (rang !== null && weekday) return `le ${RANG_LABELS[rang]} ${JOUR_REGLE_LABELS[weekday]}`
    if (number === -1) return 'le dernier jour'
    return `le ${number === 1 ? '1er' : number}`
  }
  const everySuch = number > 28 && rang === null ? `${every} qui en a un` : every
  const single = intervalle === 1 ? everySuch : every
  return `${which()} ${single}`
}

function formatYears({ intervalle }: Regle, jour: string): string {
  const day = formatDay(jour, jour.slice(0, 4))
  if (jour.endsWith('-02-29')) return `le ${day} des années qui en ont un`
  return intervalle === 1 ? `chaque ${day}` : `le ${day}, tous les ${inWords(intervalle)} ans`
}

const formatFrequence = (regle: Regle, jour: string): string => {
  if (regle.frequence === 'WEEKLY') return formatWeeks(regle, jour)
  if (regle.frequence === 'MONTHLY') return formatMonths(regle, jour)
  if (regle.frequence === 'YEARLY') return formatYears(regle, jour)
  const { intervalle } = regle
  return intervalle === 1 ? 'tous les jours' : `tous les ${inWords(intervalle)} jours`
}

export type SerieFacts = {
  jour: string
  heure: string | null
  regle: Regle
  exclusions: readonly string[]
}

/** Excluded days listed by name; above this number only their count is given. */
const MAX_NAMED = 4

function formatExclusions(exclusions: readonly string[], annee: string): string {
  if (exclusions.length === 0) return ''
  if (exclusions.length > MAX_NAMED) return `, sauf ${exclusions.length}\u00a0dates`
  return `, sauf ${together(exclusions.map((day) => `le ${formatDay(day, annee)}`))}`
}

/** « tous les mardis à 19h, sauf le 24 décembre »; a year other than the first is written. */
export function formatSerieDates({ jour, heure, regle, exclusions }: SerieFacts): string {
  const at = heure ? ` à ${formatHeure(heure)}` : ''
  return `${formatFrequence(regle, jour)}${at}${formatExclusions(exclusions, jour.slice(0, 4))}`
}

export function formatFin({ fin }: Regle): string {
  if (fin === null) return ''
  return 'fois' in fin ? `${fin.fois}\u00a0fois` : `jusqu’au ${formatDay(fin.jusqu_au, '')}`
}
