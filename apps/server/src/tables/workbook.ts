import { HucreError, readOds, readXlsx, type Sheet, type Workbook } from 'hucre'
import { type Archive, openArchive, refuseOldOffice } from './archive.ts'
import { type Cell, MAX_CELL, readCell, writeColumn } from './cells.ts'
import { isOldOffice } from './kinds.ts'
import { sayTooLong } from './records.ts'
import { TableError } from './table-error.ts'

/** A sheet as a CSV: UTF-8, semicolons, one line for each row, also for a blank one. */
export type SheetText = { csv: Uint8Array<ArrayBuffer>; feuille: { nom: string; autres: number } }

/** One more than results may have lines, and their head. */
const MAX_ROWS = 100_002
const MAX_COLUMNS = 200
/** Characters; one text may stand in many cells. */
const MAX_TEXT = 50_000_000
/** Rows that are looked through for the widest, below those that hold one cell. */
const HEAD = 20

/**
 * The first sheet that has something in it, as text. Formulas are not evaluated: what they gave when
 * the file was saved is read.
 * @throws TableError for what cannot be read
 */
export async function readWorkbook(bytes: Buffer): Promise<SheetText> {
  if (isOldOffice(bytes)) refuseOldOffice(bytes)
  const { sheets, dateSystem } = await parse(openArchive(bytes))
  const filled = sheets.filter(({ rows }) => rows.some((row) => !isBlank(row)))
  const shown = filled.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
  const sheet = shown[0] ?? filled[0]
  if (!sheet) throw new TableError('Ce classeur est vide.')
  const csv = writeText(readRows(sheet, dateSystem === '1904'))
  return { csv, feuille: { nom: sheet.name, autres: Math.max(0, shown.length - 1) } }
}

const isBlank = (row: readonly unknown[]) => row.every((cell) => cell === null || cell === '')

async function parse({ kind, bytes }: Archive): Promise<Workbook> {
  try {
    return kind === 'ods' ? await readOds(bytes) : await readXlsx(bytes, { maxRows: MAX_ROWS })
  } catch (cause) {
    if (!(cause instanceof HucreError)) throw cause
    throw new TableError(
      'Ce classeur ne peut pas être lu. Enregistrez-le à nouveau, en .xlsx ou .csv.',
      cause,
    )
  }
}

function readRows({ rows }: Sheet, is1904: boolean): Cell[][] {
  const read = rows.map((row, index) => {
    if (row.some((value) => typeof value === 'string' && value.length > MAX_CELL)) {
      throw new TableError(sayTooLong(index + 1))
    }
    const cells = row.map((value) => readCell(value, is1904))
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  })
  const last = read.findLastIndex((cells) => cells.length > 0)
  const kept = withoutBanner(read.slice(0, last + 1))
  const width = kept.reduce((most, cells) => Math.max(most, cells.length), 0)
  if (width > MAX_COLUMNS) {
    throw new TableError(
      `Cette feuille a ${width}\u00a0colonnes\u00a0: gardez-en ${MAX_COLUMNS} au plus.`,
    )
  }
  return kept
}

/** Above the titles of columns many write the name of the race, alone in its row or merged across it. */
function withoutBanner(rows: Cell[][]): Cell[][] {
  const count = (cells: readonly Cell[]) => cells.filter((cell) => cell !== '').length
  const first = rows.findIndex((cells) => count(cells) > 0)
  const head = rows.slice(first, first + HEAD).findIndex((cells) => count(cells) > 1)
  return rows.map((cells, index) => (index < first + head ? [] : cells))
}

function writeText(rows: readonly Cell[][]): Uint8Array<ArrayBuffer> {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  const columns = Array.from({ length: width }, (_, index) =>
    writeColumn(rows.map((cells) => cells[index] ?? '')),
  )
  const lines: string[] = []
  let length = 0
  for (const [index, { length: filled }] of rows.entries()) {
    const line = columns
      .slice(0, filled)
      .map((column) => quote(column[index] ?? ''))
      .join(';')
    length += line.length
    if (length > MAX_TEXT) {
      throw new TableError('Cette feuille contient trop de texte\u00a0: découpez-la.')
    }
    lines.push(line)
  }
  return new TextEncoder().encode(lines.join('\n'))
}

const quote = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
