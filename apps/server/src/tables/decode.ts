import type { ENCODAGES } from '@foulee/contract/tableau'
import { recognizeOther } from './kinds.ts'
import type { Source } from './source.ts'
import { TableError } from './table-error.ts'

export type Encodage = (typeof ENCODAGES)[number]

/** The text, piece by piece, without the mark of its encoding. */
export async function* readText(source: Source, encodage: Encodage): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodage)
  for await (const piece of source.read()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

/**
 * UTF-8 when all of it is, else Windows-1252, which French spreadsheets write; UTF-16 by its mark.
 * @throws TableError for what is no text
 */
export async function guessEncodage(source: Source): Promise<Encodage> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  let isUtf8 = true
  for await (const piece of source.read()) {
    if (isFirst && piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
    if (isFirst) checkKind(piece)
    isFirst = false
    if (piece.includes(0)) {
      throw new TableError(
        'Ce fichier n’est pas un texte. Enregistrez-le en .xlsx, ou en .csv encodé en UTF-8.',
      )
    }
    isUtf8 &&= isSound(() => decoder.decode(piece, { stream: true }))
  }
  return isUtf8 && isSound(() => decoder.decode()) ? 'utf-8' : 'windows-1252'
}

function checkKind(beginning: Buffer): void {
  const other = recognizeOther(beginning)
  if (other) throw new TableError(`Ce fichier est ${other}. Enregistrez-le en .xlsx ou .csv.`)
}

function isSound(decode: () => void): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}
