import { writeCsv } from './csv/write-csv.ts'

export type RefusedLine = { ligne: number; cells: readonly string[]; raison: string }

/** Unknown to the reader, so that the corrected file can be uploaded as it is. */
const OURS = ['Ligne d’origine', 'Raison']

/**
 * Refused rows as CSV, our columns first since a row may have extra cells.
 * @param titres column names that the reader recognises
 */
export const writeRefusedLines = (
  titres: readonly string[],
  lines: readonly RefusedLine[],
): string =>
  writeCsv(
    [...OURS, ...titres],
    lines.map(({ ligne, raison, cells }) => [ligne, raison, ...cells]),
  )
