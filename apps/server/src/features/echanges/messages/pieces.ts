import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import type { PreparedTrace } from '@foulee/db/read-models/parcours-trace'
import { messagePieces } from '@foulee/db/schema'
import { PIECES_MESSAGE_MAX } from '@foulee/domain/echanges/message'
import { decodePolyline, encodePolyline } from '@foulee/trace/polyline'
import type { Carre, HiddenZone } from '@foulee/trace/privacy'
import { TraceError } from '@foulee/trace/track'
import type { Services } from '#kernel/services.ts'
import { cleanFileName } from '#kernel/tracks/file-name.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { toRefusal } from '#kernel/tracks/refusal.ts'
import { readSpooled, type SpooledFile } from '#platform/http/spool.ts'
import { encodeSentImage, TAILLES_PHOTO } from '#platform/images/encode-sent.ts'
import { ImageRefusedError } from '#platform/images/refusal.ts'
import { getFolderOf, getStorageKey, type Storage } from '#platform/storage/storage.ts'
import { waitForTurn } from '#platform/storage/stored-files.ts'

/** Storage kinds of attachments, which /medias does not serve. */
const PHOTO = 'message'
export const TRACE = 'trace'

type Columns = Omit<typeof messagePieces.$inferInsert, 'messages_id' | 'ordre'>
export type SentPiece = {
  columns: Columns
  files: { key: string; bytes: Buffer; media: string }[]
  zones: readonly HiddenZone[]
}
/** Cut of a track: metres around its ends, and the sender's privacy squares. */
type Cutting = { rayon: number; carres: readonly Carre[] }
type Threads = Pick<Services, 'traces' | 'fichiers'>

export const isTrace = ({ field }: SpooledFile): boolean => field === 'trace'

const isPresent = ({ name, size }: SpooledFile) => Boolean(name || size)

export function pickPieces(spooled: readonly SpooledFile[]): SpooledFile[] {
  const pieces = spooled.filter(
    (file) => (file.field === 'photo' || isTrace(file)) && isPresent(file),
  )
  const tooMany = pieces[PIECES_MESSAGE_MAX]
  if (tooMany) {
    const errors = { [tooMany.field]: `${PIECES_MESSAGE_MAX}\u00a0pièces au plus par message.` }
    throw new ApiError('champs_invalides', { errors })
  }
  return pieces
}

export async function readPieces(
  threads: Threads,
  files: readonly SpooledFile[],
  { rayon, carres }: Cutting,
): Promise<SentPiece[]> {
  const pieces: SentPiece[] = []
  for (const file of files) {
    const hidden = [...carres, ...pieces.flatMap(({ zones }) => zones)]
    pieces.push(
      isTrace(file)
        ? await readTrace(threads, file, { rayon, carres: hidden })
        : await readPhoto(file),
    )
  }
  return pieces
}

async function readPhoto(file: SpooledFile): Promise<SentPiece> {
  try {
    const { sha256, largeur, hauteur, files } = await encodeSentImage(await readSpooled(file))
    const sizes = TAILLES_PHOTO.map((taille) => ({
      key: getStorageKey(PHOTO, sha256, `${taille}.webp`),
      bytes: files[taille],
      media: 'image/webp',
    }))
    const fichier = getFolderOf(getStorageKey(PHOTO, sha256, 'petite.webp'))
    return { columns: { kind: 'photo', fichier, largeur, hauteur }, files: sizes, zones: [] }
  } catch (cause) {
    if (!(cause instanceof ImageRefusedError)) throw cause
    const photo = `«\u00a0${cleanFileName(file.name)}\u00a0»\u00a0: ${cause.message}`
    throw new ApiError('champs_invalides', { errors: { photo }, cause })
  }
}

const EXTENSIONS = /\.gpx(\.gz)?$/i
const ONLY_GPX = 'Envoyez un fichier GPX.'
const NOTHING_SHOWS =
  'Autour de son départ et de son arrivée, il n’en reste rien\u00a0: cachez une distance plus courte.'

/**
 * The track as sent: only its visible line is written anew, without other metadata or figures of
 * the hidden part.
 */
async function readTrace(
  { traces, fichiers }: Threads,
  file: SpooledFile,
  options: Cutting,
): Promise<SentPiece> {
  const nom = cleanFileName(file.name)
  const { trace, facts } = await traces
    .run({
      kind: 'file',
      file: { fd: file.handle.fd, size: file.size },
      before: null,
      marks: NO_MARKS,
      options,
    })
    .catch((cause: unknown) => {
      throw toRefusal(cause, nom)
    })
  if (facts?.format !== 'gpx') throw toRefusal(new TraceError('sans_trace', ONLY_GPX), nom)
  const piece = await writeTrace(fichiers, trace, nom)
  if (!piece) throw toRefusal(new TraceError('sans_trace', NOTHING_SHOWS), nom)
  return piece
}

export async function writeTrace(
  fichiers: Services['fichiers'],
  { lignes, altitudes, vue }: PreparedTrace,
  nom: string,
): Promise<SentPiece | null> {
  const overrides = { name: nom.replace(EXTENSIONS, ''), description: null, waypoints: [] }
  const source = { stored: { lignes, altitudes }, vue, ...overrides }
  const bytes = vue.trace && (await fichiers.write({ format: 'gpx', source, link: null }))
  if (!vue.trace || !bytes) return null
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = getStorageKey(TRACE, sha256, 'trace.gpx')
  const columns = {
    kind: 'trace' as const,
    fichier: getFolderOf(key),
    nom: nom.replace(/\.gz$/i, ''),
    distance: vue.trace.distance,
    denivele: vue.trace.denivele.calcule,
    ligne: joinLines(vue.croquis),
  }
  return { columns, files: [{ key, bytes, media: 'application/gpx+xml' }], zones: vue.zones }
}

function joinLines(lines: readonly string[]): string {
  const parts = lines.map((line) => decodePolyline(line))
  const flat = (pick: 'lon' | 'lat') => Float64Array.from(parts.flatMap((part) => [...part[pick]]))
  return encodePolyline({ lon: flat('lon'), lat: flat('lat') })
}

export async function storeFiles(
  tx: Tx,
  storage: Storage,
  pieces: readonly SentPiece[],
): Promise<void> {
  // One order for all: two messages with the same files cannot deadlock.
  const inOrder = pieces.toSorted((a, b) => (a.columns.fichier < b.columns.fichier ? -1 : 1))
  for (const { columns, files } of inOrder) {
    await waitForTurn(tx, columns.fichier)
    for (const { key, bytes, media } of files) await storage.put(key, bytes, media)
  }
}

export async function storePieces(
  tx: Tx,
  storage: Storage,
  messages_id: number,
  pieces: readonly SentPiece[],
): Promise<void> {
  if (!pieces.length) return
  await storeFiles(tx, storage, pieces)
  await tx
    .insert(messagePieces)
    .values(pieces.map(({ columns }, ordre) => ({ ...columns, messages_id, ordre })))
}

export const getPieceKey = (fichier: string, taille: string): string =>
  `${fichier}/${taille}.${taille === 'trace' ? 'gpx' : 'webp'}`

export const listPieceKeys = (fichier: string): string[] =>
  [...TAILLES_PHOTO, 'trace'].map((taille) => getPieceKey(fichier, taille))
