/** Dates in French from own tables: identical on the server and in any browser. */

import { countDays, getDayNumber } from './calendrier.ts'
import { parisDate } from './heure-paris.ts'

const JOURS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const JOURS_COURTS = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']

export const MOIS: readonly string[] = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

const MOIS_COURTS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
]

function readDate(date: string) {
  // 1 January 1970 was a Thursday.
  const weekday = (((getDayNumber(date) + 4) % 7) + 7) % 7
  return { weekday, day: Number(date.slice(8)), month: Number(date.slice(5, 7)) - 1 }
}

type DayParts = ReturnType<typeof readDate>

const formatNumber = (day: number): string => (day === 1 ? '1er' : String(day))

const formatDay = ({ weekday, day }: DayParts): string =>
  `${JOURS_COURTS[weekday]} ${formatNumber(day)}`

export function formatJour(date: string): string {
  const parts = readDate(date)
  return `${formatDay(parts)} ${MOIS_COURTS[parts.month]}`
}

/**
 * Produit 6.1, 'ddd D MMM' and the year: `lun. 12 avr. 2027`. @throws RangeError on an invalid day
 */
export function formatDate(date: string): string {
  return `${formatJour(date)} ${date.slice(0, 4)}`
}

export function formatDateLongue(date: string): string {
  const { weekday, day, month } = readDate(date)
  return `${JOURS[weekday]} ${formatNumber(day)} ${MOIS[month]} ${date.slice(0, 4)}`
}

/**
 * Produit 6.1: « sam. 28 et dim. 29 août 2027 » for consecutive days, else « du sam. 16 au lun. 18
 * oct. 2027 »; a common month or year is written once. A single day is formatted by `formatDate`.
 */
export function formatDateRange(debut: string, fin: string | null): string {
  if (fin === null || fin === debut) return formatDate(debut)
  const [from, to] = [readDate(debut), readDate(fin)]
  const year = debut.slice(0, 4)
  const isSameYear = year === fin.slice(0, 4)
  const isSameMonth = isSameYear && from.month === to.month
  const begin = isSameMonth ? formatDay(from) : isSameYear ? formatJour(debut) : formatDate(debut)
  const end = formatDate(fin)
  return countDays(debut, fin) === 1 ? `${begin} et ${end}` : `du ${begin} au ${end}`
}

/**
 * With article, inside a sentence: « le lun. 12 avr. 2027 », « les sam. 28 et dim. 29 août 2027 ».
 */
export function formatDateRangePhrase(debut: string, fin: string | null): string {
  const range = formatDateRange(debut, fin)
  if (fin === null || fin === debut) return `le ${range}`
  return range.startsWith('du ') ? range : `les ${range}`
}

/** After « de »: « du lun. 12 avr. 2027 », « des sam. 28 et dim. 29 août 2027 ». */
export const deDateRange = (debut: string, fin: string | null): string =>
  formatDateRangePhrase(debut, fin).replace(/^les /, 'des ').replace(/^le /, 'du ')

/** `2027-04` → `avril 2027`. @throws RangeError on an invalid month */
export function formatMois(mois: string): string {
  const { month } = readDate(`${mois}-01`)
  return `${MOIS[month]} ${mois.slice(0, 4)}`
}

/** `09:30` → `9h30`, `09:00` → `9h`. */
export function formatHeure(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

export function joursAvant(date: string, now: Date): string {
  const days = countDays(parisDate(now), date)
  if (days === 0) return 'aujourd’hui'
  if (days === 1) return 'demain'
  if (days === -1) return 'hier'
  return days > 0 ? `dans ${days}\u00a0jours` : `il y a ${-days}\u00a0jours`
}
