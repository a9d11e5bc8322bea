import { writeCsv } from './csv/write-csv.ts'

/** A line of a file as it is there, and why it was refused. */
export type RefusedLine = { ligne: number; cells: readonly string[]; raison: string }

/** No reader knows these titles: the file is mended and sent again as it is. */
const OURS = ['Ligne d’origine', 'Raison']

/**
 * The lines that were refused as a CSV, ours first: a line with too many cells stays one.
 * @param titres the names of columns, as the reader knows them again
 */
export const writeRefused = (titres: readonly string[], lines: readonly RefusedLine[]): string =>
  writeCsv(
    [...OURS, ...titres],
    lines.map(({ ligne, raison, cells }) => [ligne, raison, ...cells]),
  )
