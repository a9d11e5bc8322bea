import { isDate } from '@foulee/domain/shared/calendrier'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'

/** Each parser returns null for an unknown format; the text is never empty. */

const MISSING = new Set(['', 'NA', 'N/A', 'NC', 'NULL', 'null', 'NaN', '-', '–', '?'])

export function cleanCell(text: string): string {
  const line = cleanLine(text)
  return MISSING.has(line) ? '' : line
}

/**
 * Whether « NA » means Namibia: not if other countries are written by name, as in files of
 * statistics software, which write « NA » for a missing value.
 */
export const isNamibia = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^[A-Za-z]{2}$/.test(cleanLine(cell)) || !cleanCell(cell))

const cleanLine = (text: string): string =>
  unwrapFormula(text)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()

const withoutSpaces = (text: string) => text.replace(/[\s'’]/g, '')

/** `42,195`, `42.195`, `1 234,5`, `1,234.5` */
export function parseNumber(text: string): number | null {
  const compact = withoutSpaces(text)
  if (/^[+-]?\d{1,9}([.,]\d{1,9})?$/.test(compact)) return Number(compact.replace(',', '.'))
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(compact)) {
    return Number(compact.replaceAll('.', '').replace(',', '.'))
  }
  return /^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(compact) ? Number(compact.replaceAll(',', '')) : null
}

/** A whole number up to `max`; `1,200` and `1.200` mean thousands here. */
export function parseCount(text: string, max: number): number | null {
  const compact = withoutSpaces(text)
  const value = /^\d{1,3}([.,]\d{3})+$/.test(compact)
    ? Number(compact.replace(/[.,]/g, ''))
    : parseNumber(text)
  return value !== null && value >= 0 && value <= max ? Math.round(value) : null
}

const MAX_CLIMB = 100_000
/** Metres: `1200`, `1 200 m`, `1200m D+`, `-4520` (a descent is often written negative). */
export function parseClimb(text: string, sign: 'positive' | 'any'): number | null {
  const figure = text.replace(/m(è|e)?(tres)?\.?(\s*d\s*[+−-])?$/i, '')
  return parseCount(sign === 'any' ? figure.replace(/^\s*[-−]/, '') : figure, MAX_CLIMB)
}

const YEARS = { min: 1900, max: 2100 }
const MONTHS: readonly RegExp[] = [
  ...[/^jan/, /^fe[bv]/, /^mar/, /^a[pv]r/, /^ma[iy]/, /^ju(n|in)/, /^jui?l/, /^a(out|ug)/],
  /^sep/,
  /^oct/,
  /^nov/,
  /^dec/,
]

function makeDay(year: string, month: number, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const date = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) && Number(full) >= YEARS.min && Number(full) <= YEARS.max ? date : null
}

/** `2027-04-12` (a time may follow), `12/04/2027`, `12.4.27`, « lun. 12 avril 2027 » → `2027-04-12`. */
export function parseDay(text: string): string | null {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? []
  if (y && m && d) return makeDay(y, Number(m), d)
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (numeric?.[1] && numeric[3]) return makeDay(numeric[3], Number(numeric[2]), numeric[1])
  const words = /^(?:[a-z]+\.?,? )?(\d{1,2})(?:er)? ([a-z]+)\.? (\d{4})$/.exec(normalizeTexte(text))
  const month = MONTHS.findIndex((pattern) => pattern.test(words?.[2] ?? '')) + 1
  return words?.[1] && words[3] && month ? makeDay(words[3], month, words[1]) : null
}

/** `09:30`, `9h30`, `9h`, `09:30:00`, `6:30 PM` → `HH:MM`. */
export function parseTime(text: string): string | null {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:\s?[:h]\s?(\d{2})?(?::\d{2}(?:\.\d+)?)?)\s?([ap]m)?$/i.exec(text) ?? []
  if (!hours || Number(minutes) > 59) return null
  const shift = half ? (half.toLowerCase() === 'pm' ? 12 : 0) : null
  const value = shift === null ? Number(hours) : (Number(hours) % 12) + shift
  return value < 24 ? `${String(value).padStart(2, '0')}:${minutes}` : null
}

const MAX_EUROS = 10_000
/** `25`, `25,50 €`, « gratuit » → euro cents. */
export function parsePrix(text: string): number | null {
  if (/^(gratuit|free|offert)$/i.test(text)) return 0
  const euros = parseNumber(text.replace(/(€|eur(os?)?)\.?$/i, '').replace(/^€\s*/, ''))
  return euros !== null && euros >= 0 && euros <= MAX_EUROS ? Math.round(euros * 100) : null
}

export function parseUrl(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && address.length <= 500 ? url.href : null
}
