import type { ENCODAGES } from '@foulee/contract/courses/resultats'
import type { SpooledFile } from '../../../../http/spool.ts'
import { refuseFile } from './refuse-file.ts'

export type Encodage = (typeof ENCODAGES)[number]

/** Bytes read from the disk at a time: what is between two reads never holds up others for long. */
const STEP = 8 * 1024

async function* readPieces({ handle, size }: SpooledFile): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const piece = Buffer.alloc(Math.min(STEP, size - at))
    const { bytesRead } = await handle.read(piece, 0, piece.length, at)
    if (!bytesRead) throw new Error('The file on disk is shorter than what was written.')
    at += bytesRead
    yield piece.subarray(0, bytesRead)
  }
}

/** The text, piece by piece, without the mark of its encoding. */
export async function* readText(file: SpooledFile, encodage: Encodage): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodage)
  for await (const piece of readPieces(file)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

const startsWith = (bytes: Buffer, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

const NO_TEXT = 'Ce fichier n’est pas un texte. Enregistrez-le en CSV, encodé en UTF-8.'

/** What is no text at all, by its first bytes. */
const OTHERS: readonly [mark: readonly number[], name: string][] = [
  [[0x50, 0x4b], 'un classeur (xlsx, ods) ou une archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'un classeur Excel (xls)'],
  [[0x25, 0x50, 0x44, 0x46], 'un PDF'],
  [[0x1f, 0x8b], 'une archive'],
  [[0xff, 0xd8, 0xff], 'une image'],
  [[0x89, 0x50, 0x4e, 0x47], 'une image'],
]

/**
 * UTF-8 when all of it is, else Windows-1252, which French spreadsheets write; UTF-16 by its mark.
 * @throws ApiError for what is no text
 */
export async function guessEncodage(file: SpooledFile): Promise<Encodage> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  let isUtf8 = true
  for await (const piece of readPieces(file)) {
    if (isFirst && startsWith(piece, [0xff, 0xfe])) return 'utf-16le'
    if (isFirst) checkKind(piece)
    isFirst = false
    if (piece.includes(0)) throw refuseFile(NO_TEXT)
    isUtf8 &&= isSound(() => decoder.decode(piece, { stream: true }))
  }
  return isUtf8 && isSound(() => decoder.decode()) ? 'utf-8' : 'windows-1252'
}

function isSound(decode: () => void): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

function checkKind(bytes: Buffer): void {
  const other = OTHERS.find(([mark]) => startsWith(bytes, mark))
  if (other) throw refuseFile(`Ce fichier est ${other[1]}. Enregistrez-le en CSV.`)
}
