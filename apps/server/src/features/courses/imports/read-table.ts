import { findHead } from '../../../tables/find-head.ts'
import { type Feuille, type Table as OpenedTable, openTable } from '../../../tables/open-table.ts'
import { HEAD_LINES } from '../../../tables/records.ts'
import type { Source } from '../../../tables/source.ts'
import { TableError } from '../../../tables/table-error.ts'
import type { WorkbookReader } from '../../../tables/workbook-reader.ts'
import { findColumns } from './columns.ts'
import { ImportError, quote } from './import-error.ts'

export const MAX_BYTES = 25 * 1024 * 1024
const MAX_LINES = 50_000

/** `line` is where the record ends in the file, counted from 1 as editors do. */
export type TableRow = { line: number; cells: string[] }
/** `lecture` says in French how the file was read. */
export type Table = { header: string[]; rows: TableRow[]; lecture: string }

/**
 * Reads a file of races, whole.
 * @throws ImportError saying in French what the file is instead
 */
export async function readTable(
  source: Source,
  classeurs: Pick<WorkbookReader, 'read'>,
): Promise<Table> {
  if (source.size > MAX_BYTES) {
    throw new ImportError('Ce fichier dépasse 25\u00a0Mo\u00a0: découpez-le.')
  }
  try {
    const opened = await openTable(source, classeurs)
    const all = await readRows(opened)
    const cells = all.slice(0, HEAD_LINES).map((row) => row.cells)
    const head = findHead(cells, countKnown) ?? { titres: cells[0] ?? [], nb: 1 }
    const rows = all.slice(head.nb)
    if (!rows.length) throw new ImportError('Ce fichier ne contient que des titres.')
    if (rows.length > MAX_LINES) throw tooLong()
    return { header: head.titres, rows, lecture: describeLecture(opened) }
  } catch (cause) {
    if (cause instanceof TableError) throw new ImportError(cause.sentence, { cause })
    throw cause
  }
}

const countKnown = (titres: readonly string[]) => Object.keys(findColumns(titres).columns).length

const tooLong = () => new ImportError(`Ce fichier dépasse ${MAX_LINES} lignes\u00a0: découpez-le.`)

async function readRows({ read }: OpenedTable): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const { ligne, cells } of read()) {
    rows.push({ line: ligne, cells })
    // Titles come on top.
    if (rows.length > MAX_LINES + HEAD_LINES) {
      throw tooLong()
    }
  }
  return rows
}

const ENCODAGES = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Latin-1',
  'utf-16le': 'UTF-16',
  macintosh: 'MacRoman',
  cp850: 'CP850',
} as const

function describeLecture({ encodage, separateur, feuille }: OpenedTable): string {
  if (feuille) return describeFeuille(feuille)
  const mark = quote(separateur === '\t' ? 'tabulation' : separateur)
  return `Fichier lu en ${ENCODAGES[encodage]}, colonnes séparées par ${mark}.`
}

function describeFeuille({ nom, autres }: Feuille): string {
  if (!autres) return `Feuille ${quote(nom)} lue.`
  const left = autres === 1 ? 'une autre est laissée' : `${autres}\u00a0autres sont laissées`
  return `Feuille ${quote(nom)} lue, la première qui n’est pas vide\u00a0; ${left}.`
}
