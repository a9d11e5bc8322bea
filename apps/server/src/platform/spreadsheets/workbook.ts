import type { Feuille, LectureTableau } from '@foulee/contract/shared/tableau'
import { ellipsize } from '@foulee/domain/shared/graphemes'
import { HucreError, readOds, readXlsx, type Sheet, type Workbook } from 'hucre'
import { type Archive, openArchive, rejectOldOffice } from './archive.ts'
import { MAX_CELL } from './cell-text.ts'
import { type Cell, readCell, writeColumn } from './cells.ts'
import { isOldOffice } from './kinds.ts'
import type { Hidden } from './ods-hidden.ts'
import { formatTooLong } from './records.ts'
import { TableError } from './table-error.ts'

/** A sheet as CSV: UTF-8, semicolons, one line per row, blank ones included. */
export type SheetText = {
  csv: Uint8Array<ArrayBuffer>
  feuille: Feuille
  masquees: number[]
}
export type Wanted = Pick<LectureTableau, 'masques' | 'feuille'>

/** Maximum of results, a header, and one more to detect the excess. */
const MAX_ROWS = 100_002
const MAX_COLUMNS = 200
/** In characters; a shared string may fill many cells. */
const MAX_TEXT = 50_000_000
const HEAD = 20

/**
 * The first visible sheet with content, or the named one, as text. Formulas are not evaluated:
 * cached values are read. Hidden rows are skipped and hidden columns reported, unless requested.
 * @throws TableError for an unreadable file
 */
export async function readWorkbook(bytes: Buffer, wanted: Wanted = {}): Promise<SheetText> {
  if (isOldOffice(bytes)) rejectOldOffice(bytes)
  const archive = openArchive(bytes)
  const { sheets, dateSystem } = await parse(archive)
  const filled = sheets
    .map((sheet, index) => withHidden(sheet, archive.hidden[index]))
    .filter(({ rows }) => rows.some((row) => !isBlank(row)))
  const sheet = chooseSheet(filled, wanted)
  const masked = [...sheet.hiddenColumns].filter((at) =>
    sheet.rows.some((row) => isFilled(row[at])),
  )
  const isRead = wanted.masques === 'true'
  const rows = isRead
    ? sheet.rows
    : sheet.rows.map((row, index) => (sheet.hiddenRows.has(index) ? [] : row))
  return {
    csv: writeText(readRows(rows, dateSystem === '1904')),
    masquees: isRead ? [] : masked,
    feuille: {
      nom: sheet.name,
      autres: filled.filter((other) => other !== sheet && !other.isHidden).length,
      feuilles: filled.map(({ name, isHidden }) => ({ nom: name, est_masquee: isHidden })),
      lignes_masquees: sheet.rows.filter((row, at) => sheet.hiddenRows.has(at) && !isBlank(row))
        .length,
      colonnes_masquees: masked.length,
    },
  }
}

type Filled = {
  name: string
  rows: Sheet['rows']
  isHidden: boolean
  hiddenRows: ReadonlySet<number>
  hiddenColumns: ReadonlySet<number>
}

function withHidden(sheet: Sheet, ods?: Hidden): Filled {
  const { name, rows, hidden, veryHidden, rowDefs, columns } = sheet
  const isHidden = ods?.isSheet ?? (hidden === true || veryHidden === true)
  const pick = (indexes: [number, { hidden?: boolean }][]) =>
    new Set(indexes.filter(([, def]) => def.hidden).map(([index]) => index))
  return {
    name,
    rows,
    isHidden,
    hiddenRows: ods?.rows ?? pick([...(rowDefs ?? [])]),
    hiddenColumns: ods?.columns ?? pick([...(columns ?? []).entries()]),
  }
}

function chooseSheet(filled: readonly Filled[], { feuille, masques }: Wanted): Filled {
  if (feuille) {
    const sheet = filled.find(({ name }) => name === feuille)
    if (sheet) return sheet
    throw new TableError(
      `Ce classeur n’a pas de feuille «\u00a0${ellipsize(feuille, 61)}\u00a0» avec quelque chose dedans.`,
    )
  }
  const sheet = filled.find(({ isHidden }) => !isHidden) ?? (masques === 'true' ? filled[0] : null)
  if (sheet) return sheet
  throw new TableError(
    filled.length
      ? 'Dans ce classeur, seule une feuille masquée contient quelque chose. Affichez-la (clic droit sur un onglet, puis Afficher), et enregistrez.'
      : 'Ce classeur est vide.',
  )
}

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== ''
const isBlank = (row: readonly unknown[]) => !row.some(isFilled)

async function parse({ kind, bytes }: Pick<Archive, 'kind' | 'bytes'>): Promise<Workbook> {
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

function readRows(rows: Sheet['rows'], is1904: boolean): Cell[][] {
  const read = rows.map((row, index) => {
    if (row.some((value) => typeof value === 'string' && value.length > MAX_CELL)) {
      throw new TableError(formatTooLong(index + 1))
    }
    const cells = row.map((value) => readCell(value, is1904))
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  })
  const last = read.findLastIndex((cells) => cells.length > 0)
  const cellRows = withoutBanner(read.slice(0, last + 1))
  const width = cellRows.reduce((most, cells) => Math.max(most, cells.length), 0)
  if (width > MAX_COLUMNS) {
    throw new TableError(
      `Cette feuille a ${width}\u00a0colonnes\u00a0: gardez-en ${MAX_COLUMNS} au plus.`,
    )
  }
  return cellRows
}

/** Drops names above the header, alone in their row or merged across it, but the nearest. */
function withoutBanner(rows: Cell[][]): Cell[][] {
  const count = (cells: readonly Cell[]) => cells.filter((cell) => cell !== '').length
  const first = rows.findIndex((cells) => count(cells) > 0)
  const head = rows.slice(first, first + HEAD).findIndex((cells) => count(cells) > 1)
  const nearest = rows.findLastIndex((cells, index) => index < first + head && count(cells) > 0)
  return rows.map((cells, index) => (index < first + head && index !== nearest ? [] : cells))
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
