import { asciiBytes, asciiText } from './encoding.ts'

/*
 * Parsing of numbers and dates; unknown forms give NaN. Usual forms are parsed from bytes without
 * creating strings, as a track has hundreds of thousands.
 */

const MINUS = 45
const POINT = 46
const ZERO = 48
const COLON = 58
const LETTER_T = 84
const LETTER_Z = 90

/** Powers of ten exact in a double. */
export const POWERS = Float64Array.from({ length: 23 }, (_, power) => 10 ** power)
/** So many digits are exact in a double: a single division rounds like `Number`. */
export const EXACT_DIGITS = 15

/**
 * Decimal number, NaN otherwise: no hexadecimal, no Infinity, an empty text is not 0. A single
 * comma is a decimal point. Digits beyond 15 are dropped.
 */
export const parseDecimal = (text: string): number => decimalIn(asciiBytes(text), 0, text.length)

/** `parseDecimal` on ASCII bytes from `from` to `to` (excluded). */
export function decimalIn(bytes: Uint8Array, from: number, to: number): number {
  const isNegative = bytes[from] === MINUS
  let digits = 0
  let decimals = -1
  let value = 0
  for (let index = isNegative ? from + 1 : from; index < to; index++) {
    const digit = (bytes[index] ?? 0) - ZERO
    if (digit >= 0 && digit <= 9) {
      if (digits === EXACT_DIGITS) {
        if (decimals < 0) return parseUnusual(bytes, from, to)
        continue
      }
      value = value * 10 + digit
      digits++
      if (decimals >= 0) decimals++
    } else if (digit === POINT - ZERO && decimals < 0) decimals = 0
    else return parseUnusual(bytes, from, to)
  }
  if (digits === 0) return Number.NaN
  if (decimals > 0) value /= POWERS[decimals] ?? Number.NaN
  return isNegative ? -value : value
}

/** Surrounding blanks, plus sign, exponent, comma, large number. */
function parseUnusual(bytes: Uint8Array, from: number, to: number): number {
  const trimmed = asciiText(bytes, from, to).trim()
  const written = /^[+-]?\d+,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,4})?$/.test(written)) return Number.NaN
  const value = Number(written)
  return Number.isFinite(value) ? value : Number.NaN
}

const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:[.,](\d+))?(?:[zZ]|([+-])(\d\d)(?::?(\d\d))?)?$/

/**
 * Unix milliseconds of an ISO 8601 time (`2024-05-01T08:30:00.5+02:00`); NaN otherwise and outside
 * the years of `dateTimeMs`. UTC without a zone, as GPX specifies. Truncated to milliseconds.
 */
export function parseTime(text: string): number {
  const match = DATE_TIME.exec(text.trim())
  if (!match) return Number.NaN
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1, 7)
    .map(Number)
  const [fraction = '', sign, zoneHours = 0, zoneMinutes = 0] = match.slice(7)
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const local = dateTimeMs(year, month, day, hours, minutes, seconds) + ms
  return sign === '-' ? local + offset : local - offset
}

export function timeSize(bytes: Uint8Array, from: number): number {
  const size = 19 + fractionSize(bytes, from + 19)
  return bytes[from + size] === LETTER_Z ? size + 1 : 0
}

/** `parseTime` on ASCII bytes from `from` to `to` (excluded). */
export function timeIn(bytes: Uint8Array, from: number, to: number): number {
  const zone = to - 1
  if (timeSize(bytes, from) !== to - from || !hasSeparators(bytes, from)) {
    return parseTime(asciiText(bytes, from, to))
  }
  const local = dateTimeMs(
    twoDigits(bytes, from) * 100 + twoDigits(bytes, from + 2),
    twoDigits(bytes, from + 5),
    twoDigits(bytes, from + 8),
    twoDigits(bytes, from + 11),
    twoDigits(bytes, from + 14),
    twoDigits(bytes, from + 17),
  )
  return zone === from + 19 ? local : local + milliseconds(bytes, from + 20, zone)
}

const digitAt = (bytes: Uint8Array, index: number): number => {
  const digit = (bytes[index] ?? 0) - ZERO
  return digit >= 0 && digit <= 9 ? digit : -1
}

/** Two digits; an invalid value above any date field otherwise. */
function twoDigits(bytes: Uint8Array, index: number): number {
  const tens = digitAt(bytes, index)
  const units = digitAt(bytes, index + 1)
  return tens < 0 || units < 0 ? 1e6 : tens * 10 + units
}

function fractionSize(bytes: Uint8Array, index: number): number {
  if (bytes[index] !== POINT) return 0
  let end = index + 1
  while (digitAt(bytes, end) >= 0) end++
  return end === index + 1 ? 0 : end - index
}

function milliseconds(bytes: Uint8Array, from: number, to: number): number {
  const thousandths = (rank: number) => (from + rank < to ? digitAt(bytes, from + rank) : 0)
  return thousandths(0) * 100 + thousandths(1) * 10 + thousandths(2)
}

const hasSeparators = (bytes: Uint8Array, from: number): boolean =>
  bytes[from + 4] === MINUS &&
  bytes[from + 7] === MINUS &&
  bytes[from + 10] === LETTER_T &&
  bytes[from + 13] === COLON &&
  bytes[from + 16] === COLON

const DAY = 86_400_000
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const FIRST_YEAR = 1970
const LAST_YEAR = 2199

/**
 * Unix milliseconds of a UTC time; NaN outside 1970–2199 and for invalid dates. Second 60 is a leap
 * second, the first of the next minute.
 */
function dateTimeMs(
  year: number,
  month: number,
  day: number,
  hours: number,
  minutes: number,
  seconds: number,
): number {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || day < 1) return Number.NaN
  if (day > (DAYS_IN_MONTH[month - 1] ?? 0)) return Number.NaN
  if (month === 2 && day === 29 && !isLeap(year)) return Number.NaN
  if (hours > 23 || minutes > 59 || seconds > 60) return Number.NaN
  return daysBefore(year, month, day) * DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const last = { year: 0, month: 0, day: 0, days: 0 }

function daysBefore(year: number, month: number, day: number): number {
  if (day !== last.day || month !== last.month || year !== last.year) {
    Object.assign(last, { year, month, day, days: daysFromCivil(year, month, day) })
  }
  return last.days
}

/** Days from 1970-01-01 in the Gregorian calendar (H. Hinnant, « days_from_civil »). */
function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468
}
