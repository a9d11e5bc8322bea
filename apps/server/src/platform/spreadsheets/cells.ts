import { type CellValue, dateToSerial } from 'hucre'

/** A text, or a duration, formatted by column. */
export type Cell = string | { seconds: number }

const DAY = 86_400
/** Serial days below which a date is a time or duration: no race was run in 1900. */
const FIRST_DAYS = 60
const FAULT = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/
const ISO_DURATION = /^PT(\d+)H(\d+)M(\d+(?:[.,]\d+)?)S$/

/** No exponent, no binary rounding digits. */
const number = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 })

/** Spreadsheets store days as numbers and times as fractions of a day: 1:02:33 is 0.0434375. */
export function readCell(value: CellValue, is1904: boolean): Cell {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return number.format(value)
  if (value instanceof Date) return readDate(value, is1904)
  const duration = ISO_DURATION.exec(value)
  if (duration) return { seconds: toSeconds(duration) }
  // One line per record, so that its number is the sheet's row.
  return FAULT.test(value) ? '' : value.replace(/[\r\n\t]+/g, ' ').trim()
}

const toSeconds = ([, hours, minutes, seconds = '']: RegExpExecArray) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))

function readDate(date: Date, is1904: boolean): Cell {
  if (Number.isNaN(date.getTime())) return ''
  const serial = dateToSerial(date, is1904)
  // Rounded to the millisecond, against division errors.
  if (serial >= 0 && serial < FIRST_DAYS) return { seconds: Math.round(serial * DAY * 1000) / 1000 }
  const [day = '', time = ''] = date.toISOString().split('T')
  const hour = time.slice(0, 8)
  return hour === '00:00:00' ? day : `${day} ${hour}`
}

/**
 * Formats durations as `1:02:33`. A column without seconds is formatted `41:12`: minutes and
 * seconds were typed as hours and minutes, and the reader of results decides by the distance.
 */
export function writeColumn(cells: readonly Cell[]): string[] {
  const hasSeconds = cells.some((cell) => typeof cell !== 'string' && cell.seconds % 60 !== 0)
  return cells.map((cell) =>
    typeof cell === 'string' ? cell : writeTime(cell.seconds, hasSeconds),
  )
}

function writeTime(total: number, hasSeconds: boolean): string {
  const hours = Math.floor(total / 3600)
  const minutes = String(Math.floor(total / 60) % 60).padStart(2, '0')
  if (!hasSeconds) return `${hours}:${minutes}`
  const rest = Math.round((total % 60) * 1000) / 1000
  const seconds = `${rest < 10 ? '0' : ''}${rest}`
  return `${hours}:${minutes}:${seconds}`
}
