export type Cell = string | number | boolean | null | undefined

/**
 * Prefixes of a formula (OWASP, CSV injection): also full-width and look-alike signs, behind spaces
 * and invisible characters.
 */
const FORMULA =
  /^(?:[\s\p{Cc}\p{Cf}\p{DI}\p{M}\u2800]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]|[\t\r\n])/u

/**
 * CSV for French spreadsheets: UTF-8 with BOM, semicolons, CRLF. Texts that look like a formula get
 * an apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${writeCsvLines([header, ...rows])}`
}

export const writeCsvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(';')}\r\n`).join('')

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const GUARDED = new RegExp(FORMULA.source.replace('^', "^'*"), 'u')

/** As `writeCsv` guards texts against formulas, in a way that `unguard` takes back. */
const guard = (text: string): string => (GUARDED.test(text) ? `'${text}` : text)

export const unguard = (text: string): string =>
  text.startsWith("'") && GUARDED.test(text.slice(1)) ? text.slice(1) : text

/** CSV with commas and points (RFC 4180), for other products, and to be read back. */
export const writeCommaCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string =>
  [header, ...rows]
    .map((cells) => `${cells.map((cell) => writeCommaCell(cell)).join(',')}\r\n`)
    .join('')

function writeCommaCell(cell: string | number | null): string {
  const text = typeof cell === 'string' ? guard(cell) : String(cell ?? '')
  return /[,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
