import type { Feuille, LectureTableau } from '@foulee/contract/shared/tableau'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import { type Asides, createAsides } from '#platform/spreadsheets/asides.ts'
import { chooseHead } from '#platform/spreadsheets/find-head.ts'
import { type Table as OpenedTable, openTable } from '#platform/spreadsheets/open-table.ts'
import { HEAD_LINES } from '#platform/spreadsheets/records.ts'
import { writeRefusedLines } from '#platform/spreadsheets/refused-lines.ts'
import type { Source } from '#platform/spreadsheets/source.ts'
import { TableError } from '#platform/spreadsheets/table-error.ts'
import type { WorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import { findColumns } from './columns.ts'
import { ImportError, quote } from './import-error.ts'

const MAX_LINES = 50_000

/** `line` is the last line of the record in the file, from 1. */
export type TableRow = { line: number; cells: string[] }
export type Table = {
  header: string[]
  rows: TableRow[]
  lecture: string[]
  ligne_titres: number
  feuille: Feuille | null
}

/**
 * Reads a file of races, whole. Hidden columns are skipped unless requested.
 * @throws ImportError in French, with the detected format
 */
export async function readTable(
  source: Source,
  classeurs: Pick<WorkbookReader, 'read'>,
  lectureTableau: LectureTableau = {},
): Promise<Table> {
  if (source.size > MAX_UPLOAD_BYTES) {
    throw new ImportError('Ce fichier dépasse 25\u00a0Mo\u00a0: découpez-le.')
  }
  try {
    const opened = await openTable(source, classeurs, lectureTableau)
    const all = await readRows(opened)
    const near = lectureTableau.ligne_titres ? all : all.slice(0, HEAD_LINES)
    const fiches = near.map(({ line, cells }) => ({ ligne: line, cells }))
    const head = chooseHead(fiches, lectureTableau.ligne_titres, countKnown) ?? {
      titres: all[0]?.cells ?? [],
      nb: 1,
    }
    const heads = [head.titres, ...all.slice(0, head.nb).map(({ cells }) => cells)]
    const { asides, take } = createAsides(heads)
    const rows = all.slice(head.nb).filter(({ cells }) => !take(cells))
    if (!rows.length) throw new ImportError('Ce fichier ne contient que des titres.')
    if (rows.length > MAX_LINES) throw tooLong()
    return {
      header: head.titres,
      rows,
      lecture: [
        describeLecture(opened),
        ...describeMasques(opened, lectureTableau),
        ...describe(asides),
      ],
      ligne_titres: all[head.nb - 1]?.line ?? 1,
      feuille: opened.feuille,
    }
  } catch (cause) {
    if (cause instanceof TableError) throw new ImportError(cause.sentence, { cause })
    throw cause
  }
}

const countKnown = (titres: readonly string[]) => Object.keys(findColumns(titres).columns).length

const countOf = (nb: number, nom: string) => `${nb}\u00a0${nb > 1 ? `${nom}s` : nom}`

/** Hidden rows and columns are always reported, or nobody would miss them. */
function describeMasques({ feuille }: OpenedTable, { masques }: LectureTableau): string[] {
  if (!feuille) return []
  const { lignes_masquees: lignes, colonnes_masquees: colonnes } = feuille
  const hidden = [
    ...(lignes ? [countOf(lignes, 'ligne')] : []),
    ...(colonnes ? [countOf(colonnes, 'colonne')] : []),
  ]
  if (!hidden.length) return []
  const end = lignes + colonnes > 1 ? 's' : ''
  const what = `${hidden.join(' et ')} masquée${end} dans le classeur`
  return [`${what}\u00a0: ${masques === 'true' ? 'lue' : 'laissée'}${end}.`]
}

const describe = ({ nb, textes }: Asides): string[] =>
  nb
    ? [
        `${countOf(nb, 'ligne')} de titres ou de totaux, laissée${nb > 1 ? 's' : ''}\u00a0: ${textes.map(quote).join(', ')}.`,
      ]
    : []

const tooLong = () => new ImportError(`Ce fichier dépasse ${MAX_LINES} lignes\u00a0: découpez-le.`)

async function readRows({ read, masquees }: OpenedTable): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const { ligne, cells } of read()) {
    const shown = cells.map((cell, index) => (masquees.has(index) ? '' : cell))
    if (shown.some(Boolean)) rows.push({ line: ligne, cells: shown })
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
  'utf-16be': 'UTF-16',
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

export const pickReading = ({ ligne_titres, feuille }: Table) => ({ ligne_titres, feuille })

export const writeRefusedRows = (
  { header, rows }: Table,
  reasons: ReadonlyMap<number, string>,
): string =>
  writeRefusedLines(
    header,
    rows.flatMap(({ line, cells }) => {
      const raison = reasons.get(line)
      return raison === undefined ? [] : [{ ligne: line, cells, raison }]
    }),
  )
