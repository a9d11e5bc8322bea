import { type CellValue, dateToSerial } from 'hucre'

/** A cell as it is written: a text, or a length of time, whose writing depends on its column. */
export type Cell = string | { seconds: number }

const DAY = 86_400
/** Serial days below which a date is a time of day or a length of time: no race was run in 1900. */
const FIRST_DAYS = 60
/** What a formula that fails leaves in its cell. */
const FAULT = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/
/** How .ods writes a length of time. */
const ISO_DURATION = /^PT(\d+)H(\d+)M(\d+(?:[.,]\d+)?)S$/

/** Plain digits: neither 1E+05 nor the last digits of a sum in binary. */
const number = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 })

/** Characters, as many as Excel keeps in one. */
export const MAX_CELL = 32_767

/** Spreadsheets keep days as numbers, and times as parts of a day: 1:02:33 is 0.0434375. */
export function readCell(value: CellValue, is1904: boolean): Cell {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return number.format(value)
  if (value instanceof Date) return readDate(value, is1904)
  const duration = ISO_DURATION.exec(value)
  if (duration) return { seconds: toSeconds(duration) }
  // A record is one line, so that its number is that of the row in the sheet.
  return FAULT.test(value) ? '' : value.replace(/[\r\n\t]+/g, ' ').trim()
}

const toSeconds = ([, hours, minutes, seconds = '']: RegExpExecArray) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))

function readDate(date: Date, is1904: boolean): Cell {
  if (Number.isNaN(date.getTime())) return ''
  const serial = dateToSerial(date, is1904)
  // To the millisecond: what is beyond comes from the division.
  if (serial >= 0 && serial < FIRST_DAYS) return { seconds: Math.round(serial * DAY * 1000) / 1000 }
  const [day = '', time = ''] = date.toISOString().split('T')
  const hour = time.slice(0, 8)
  return hour === '00:00:00' ? day : `${day} ${hour}`
}

/**
 * Writes the lengths of time of a column, `1:02:33`. When none of them has seconds they are written
 * `41:12`: whoever types minutes and seconds gets hours and minutes, and who reads results knows which
 * by the distance.
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

/**
 * Text of a cell behind what guards it in a spreadsheet: `="0013"`, a text that is no number, and
 * `'-4`, a text that is no formula (`write-csv.ts`).
 */
export const unwrapFormula = (given: string): string => {
  const text = given.trim().replace(/^'(?=\s*[=+\-@])/, '')
  return /^="(.*)"$/s.exec(text)?.[1] ?? (text.length < given.trim().length ? text : given)
}
