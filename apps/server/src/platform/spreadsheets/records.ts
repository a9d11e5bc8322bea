import { pipeline, Readable } from 'node:stream'
import type { SEPARATEURS } from '@foulee/contract/shared/tableau'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { type CsvError, parse } from 'csv-parse'
import { MAX_CELL } from './cell-text.ts'
import { type Encodage, readText } from './decode.ts'
import { recognizeOtherText } from './kinds.ts'
import type { Source } from './source.ts'
import { TableError } from './table-error.ts'

export type Separateur = (typeof SEPARATEURS)[number]
export type Forme = { encodage: Encodage; separateur: Separateur }
/** `ligne`: last line of the record in the file, from 1. */
export type Fiche = { ligne: number; cells: string[] }

/** In characters: an unclosed quote would take the rest of the file. */
const MAX_RECORD = 100_000

export async function* readRecords(source: Source, forme: Forme): AsyncGenerator<Fiche> {
  const parser = parse({
    delimiter: forme.separateur,
    // All of them: concatenated files mix line endings.
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  })
  // Destroyed when iteration stops; errors reach the loop.
  pipeline(Readable.from(readText(source, forme.encodage)), parser, () => {})
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (record.some((cell) => cell.length > MAX_CELL))
        throw new TableError(formatTooLong(info.lines))
      if (/^sep=$/i.test(record[0] ?? '') && record.slice(1).every((cell) => !cell)) continue
      if (record.some(Boolean)) yield { ligne: info.lines, cells: record }
    }
  } catch (cause) {
    const { code, lines } = cause as CsvError & { lines?: number }
    if (!code?.startsWith('CSV_')) throw cause
    throw new TableError(describeFault(code, lines), cause)
  }
}

export const formatTooLong = (line: number): string =>
  `Une case de la ligne\u00a0${formatNombre(line)} dépasse ${formatNombre(MAX_CELL)}\u00a0caractères\u00a0: raccourcissez-la.`

function describeFault(code: string, line = 0): string {
  const near = line ? ` vers la ligne\u00a0${formatNombre(line)}` : ''
  const fault = code === 'CSV_MAX_RECORD_SIZE' ? 'elle est trop longue, ' : ''
  return `Ce CSV est mal formé${near}\u00a0: ${fault}vérifiez les guillemets.`
}

type Parsed = { record: string[]; info: { lines: number } }

export const HEAD_LINES = 10
const MARKS = [';', '\t', ',', '|'] as const

/**
 * The separator in most of the first lines; on a tie, with the highest minimum per line. Ignores
 * quoted text, and commas of a title above the table.
 * @throws TableError when the text is no table
 */
export async function guessSeparateur(source: Source, encodage: Encodage): Promise<Separateur> {
  const beginning = await readBeginning(source, encodage)
  const other = recognizeOtherText(beginning)
  if (other) throw new TableError(`Ce fichier est ${other}, pas un CSV.`)
  const separator = /^"?sep=([;,|\t])"?[\r\n]/i.exec(beginning)?.[1]
  if (separator) return separator as Separateur
  const lines = beginning
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim())
    .slice(0, HEAD_LINES)
  const found = MARKS.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1).filter(Boolean)
    return { mark, nb: counts.length, least: Math.min(...counts) }
  })
  const best = found.toSorted((a, b) => b.nb - a.nb || b.least - a.least)[0]
  if (best?.nb) return best.mark
  throw new TableError(
    `Ce fichier n’est pas un CSV\u00a0: ses ${HEAD_LINES} premières lignes n’ont ni point-virgule, ni virgule, ni tabulation.`,
  )
}

async function readBeginning(source: Source, encodage: Encodage): Promise<string> {
  let text = ''
  for await (const piece of readText(source, encodage)) {
    text = (text + piece).trimStart()
    if (text.length > MAX_RECORD || (text.length > 4096 && /[\r\n]/.test(text))) break
  }
  return text
}
