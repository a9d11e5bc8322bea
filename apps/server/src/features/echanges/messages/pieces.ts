import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import { messagePieces } from '@foulee/db/schema'
import { PIECES_MESSAGE_MAX } from '@foulee/domain/echanges/message'
import { decodePolyline, encodePolyline } from '@foulee/trace/polyline'
import { TraceError } from '@foulee/trace/track'
import { readSpooled, type SpooledFile } from '../../../http/spool.ts'
import { encodeSentImage, TAILLES_PHOTO } from '../../../images/encode-sent.ts'
import { ImageRefused } from '../../../images/refusal.ts'
import type { Services } from '../../../services.ts'
import { waitForTurn } from '../../../storage/kept-files.ts'
import { getFolderOf, getStorageKey, type Storage } from '../../../storage/storage.ts'
import { cleanFileName } from '../../../traces/file-name.ts'
import { NO_MARKS } from '../../../traces/marks.ts'
import { toRefusal } from '../../../traces/refusal.ts'

/** The kind of the files that come with messages. It is none of those that /medias serves. */
const KIND = 'message'

type Columns = Omit<typeof messagePieces.$inferInsert, 'messages_id' | 'ordre'>
/** A piece that was read whole, and the files that it leaves in the storage. */
export type SentPiece = { columns: Columns; files: { key: string; bytes: Buffer; media: string }[] }

const isGiven = ({ name, size }: SpooledFile) => Boolean(name || size)

/** The files of a form that are pieces of a message. @throws ApiError `champs_invalides` that names the first one too many */
export function pickPieces(spooled: readonly SpooledFile[]): SpooledFile[] {
  const given = spooled.filter(
    (file) => (file.field === 'photo' || file.field === 'trace') && isGiven(file),
  )
  const tooMany = given[PIECES_MESSAGE_MAX]
  if (tooMany) {
    const errors = { [tooMany.field]: `${PIECES_MESSAGE_MAX}\u00a0pièces au plus par message.` }
    throw new ApiError('champs_invalides', { errors })
  }
  return given
}

/**
 * Reads the pieces of a message one after the other, in the order in which they were chosen.
 * @throws ApiError `champs_invalides` that names the photo which cannot be taken, `trace_refusee`
 */
export async function readPieces(
  { traces }: Pick<Services, 'traces'>,
  files: readonly SpooledFile[],
): Promise<SentPiece[]> {
  const pieces: SentPiece[] = []
  for (const file of files) {
    pieces.push(file.field === 'photo' ? await readPhoto(file) : await readTrace(traces, file))
  }
  return pieces
}

async function readPhoto(file: SpooledFile): Promise<SentPiece> {
  try {
    const { sha256, largeur, hauteur, files } = await encodeSentImage(await readSpooled(file))
    const kept = TAILLES_PHOTO.map((taille) => ({
      key: getStorageKey(KIND, sha256, `${taille}.webp`),
      bytes: files[taille],
      media: 'image/webp',
    }))
    const fichier = getFolderOf(getStorageKey(KIND, sha256, 'petite.webp'))
    return { columns: { kind: 'photo', fichier, largeur, hauteur }, files: kept }
  } catch (cause) {
    if (!(cause instanceof ImageRefused)) throw cause
    const photo = `«\u00a0${cleanFileName(file.name)}\u00a0»\u00a0: ${cause.message}`
    throw new ApiError('champs_invalides', { errors: { photo }, cause })
  }
}

const ONLY_GPX = 'Envoyez un fichier GPX.'

async function readTrace(traces: Services['traces'], file: SpooledFile): Promise<SentPiece> {
  const nom = cleanFileName(file.name)
  const { trace, facts } = await traces
    .run({
      kind: 'file',
      file: { fd: file.handle.fd, size: file.size },
      before: null,
      marks: NO_MARKS,
      options: { rayon: 0 },
    })
    .catch((cause: unknown) => {
      throw toRefusal(cause, nom)
    })
  if (facts?.format !== 'gpx') throw toRefusal(new TraceError('sans_trace', ONLY_GPX), nom)
  const bytes = await readSpooled(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = getStorageKey(KIND, sha256, 'trace.gpx')
  const { distance, denivele } = trace.mesures
  return {
    columns: {
      kind: 'trace',
      fichier: getFolderOf(key),
      nom,
      distance: Math.round(distance),
      denivele: denivele.calcule === null ? null : Math.round(denivele.calcule),
      ligne: joinLines(trace.vue.croquis),
    },
    files: [{ key, bytes, media: 'application/gpx+xml' }],
  }
}

/** The pieces of a thinned track as one line. */
function joinLines(lines: readonly string[]): string {
  const parts = lines.map((line) => decodePolyline(line))
  const flat = (pick: 'lon' | 'lat') => Float64Array.from(parts.flatMap((part) => [...part[pick]]))
  return encodePolyline({ lon: flat('lon'), lat: flat('lat') })
}

/** Writes the files and names them, in the transaction of the message. */
export async function keepPieces(
  tx: Tx,
  storage: Storage,
  messages_id: number,
  pieces: readonly SentPiece[],
): Promise<void> {
  if (!pieces.length) return
  // In one order for all: two messages that bring the same files never wait in a ring.
  const inOrder = pieces.toSorted((a, b) => (a.columns.fichier < b.columns.fichier ? -1 : 1))
  for (const { columns, files } of inOrder) {
    await waitForTurn(tx, columns.fichier)
    for (const { key, bytes, media } of files) await storage.put(key, bytes, media)
  }
  await tx
    .insert(messagePieces)
    .values(pieces.map(({ columns }, ordre) => ({ ...columns, messages_id, ordre })))
}

/** The file of a piece in one of its sizes. */
export const getPieceKey = (fichier: string, taille: string): string =>
  `${fichier}/${taille}.${taille === 'trace' ? 'gpx' : 'webp'}`

/** All the files that one piece may have left. */
export const listPieceKeys = (fichier: string): string[] =>
  [...TAILLES_PHOTO, 'trace'].map((taille) => getPieceKey(fichier, taille))
