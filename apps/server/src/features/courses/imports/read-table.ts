import { type CsvError, parse } from 'csv-parse/sync'
import { ImportError } from './import-error.ts'

export const MAX_BYTES = 25 * 1024 * 1024
const MAX_LINES = 50_000
const MAX_CELL = 100_000

/** `line` is where the record ends in the file, counted from 1 as editors do. */
export type TableRow = { line: number; cells: string[] }
export type Table = { header: string[]; rows: TableRow[]; encodage: string; separateur: string }

/**
 * Reads a CSV of unknown delimiter (`,` `;` tab) and encoding (UTF-8, UTF-16 with its mark, Latin-1).
 * @throws ImportError saying in French what the file is instead
 */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.length > MAX_BYTES) {
    throw new ImportError('Ce fichier dépasse 25\u00a0Mo\u00a0: découpez-le.')
  }
  const { text, encodage } = decode(bytes)
  const other = findOtherFormat(text)
  if (other) throw new ImportError(`Ce fichier est ${other}, pas un CSV.`)
  const separateur = detectSeparateur(text)
  if (!separateur) {
    throw new ImportError(
      'Ce fichier n’est pas un CSV\u00a0: sa première ligne ne contient ni virgule, ni point-virgule, ni tabulation.',
    )
  }
  const [first, ...rows] = parseRecords(text, separateur)
  if (!first || !rows.length) throw new ImportError('Ce fichier ne contient que des titres.')
  if (rows.length > MAX_LINES) {
    throw new ImportError(`Ce fichier dépasse ${MAX_LINES} lignes\u00a0: découpez-le.`)
  }
  return { header: first.cells, rows, encodage, separateur }
}

/** UTF-8 when it is valid, else Windows-1252, the Latin-1 that French spreadsheets write. */
function decode(bytes: Uint8Array): { text: string; encodage: string } {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  if (isUtf16) return { text: new TextDecoder('utf-16le').decode(bytes), encodage: 'UTF-16' }
  if (bytes.includes(0) || startsWith(bytes, '%PDF')) {
    const isWorkbook = startsWith(bytes, 'PK')
    throw new ImportError(
      isWorkbook
        ? 'Ce fichier est une archive ou un classeur (xlsx, ods)\u00a0: enregistrez-le en CSV.'
        : 'Ce fichier est binaire, pas un CSV.',
    )
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encodage: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encodage: 'Latin-1' }
  }
}

const startsWith = (bytes: Uint8Array, mark: string) =>
  [...mark].every((letter, index) => bytes[index] === letter.charCodeAt(0))

/** What the beginning of the text gives away. */
const OTHER_FORMATS: readonly [RegExp, string][] = [
  [
    /^(?:--[^\n]*\n\s*)*(?:insert\s+into|create\s+\w+|copy\s+\S+\s|drop\s+\w+|begin\s*;)\s?/i,
    'du SQL',
  ],
  [/^(?:---\s|[\w-]+:\s*\n\s+[\w-]+:)/, 'du YAML'],
  [/^[[{]/, 'du JSON'],
  [/^</, 'du XML ou du HTML'],
]
const BEGINNING = 4096

function findOtherFormat(text: string): string | null {
  const beginning = text.trimStart().slice(0, BEGINNING)
  if (!beginning) return 'vide'
  return OTHER_FORMATS.find(([pattern]) => pattern.test(beginning))?.[1] ?? null
}

/** The one that cuts the titles into the most columns; quoted text does not count. */
function detectSeparateur(text: string): string | null {
  const titles = (/^.*$/m.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = [';', '\t', ','].map((mark) => ({ mark, nb: titles.split(mark).length - 1 }))
  const best = counts.toSorted((a, b) => b.nb - a.nb)[0]
  return best?.nb ? best.mark : null
}

function parseRecords(text: string, delimiter: string): TableRow[] {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_CELL,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some(Boolean))
  } catch (cause) {
    const { lines } = cause as CsvError & { lines?: number }
    throw new ImportError(
      `Ce CSV est mal formé vers la ligne ${lines ?? '?'}\u00a0: vérifiez les guillemets.`,
      { cause },
    )
  }
}
