export type Cell = string | number | boolean | null | undefined

/**
 * Beginnings that a spreadsheet takes for a formula, or for a command (OWASP, CSV injection): also in the
 * full width of Japanese keyboards and the signs that look the same, behind blanks and what nobody sees.
 */
const FORMULA =
  /^(?:[\s\p{Cc}\p{Cf}\p{DI}\p{M}\u2800]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]|[\t\r\n])/u

/**
 * A table as a file that French spreadsheets open as one: UTF-8 with its mark, semicolons, CR LF.
 * A text that would be a formula is preceded by an apostrophe, so that it stays a text.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${writeCsvLines([header, ...rows])}`
}

/** Lines that follow others of the same file. */
export const writeCsvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(';')}\r\n`).join('')

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
