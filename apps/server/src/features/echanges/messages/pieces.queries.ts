import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import { messagePieces } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { toHeaderName } from '../../../traces/file-name.ts'
import { getReadable } from './messages.page.ts'
import { getPieceSecret, readPieceToken, type Taille } from './piece-jeton.ts'
import { getPieceKey } from './pieces.ts'
import { findBlocked } from './rapports.queries.ts'

const MEDIA: Readonly<Record<Taille, string>> = {
  petite: 'image/webp',
  grande: 'image/webp',
  trace: 'application/gpx+xml',
}

/**
 * The file that a token names, as long as its reader may still read the message: who left, or was blocked
 * since, gets nothing any more.
 * @throws ApiError `message_introuvable`
 */
export async function openPiece(
  { db, registry, clock, storage }: Pick<Services, 'db' | 'registry' | 'clock' | 'storage'>,
  jeton: string,
) {
  const asked = readPieceToken(await getPieceSecret(db), jeton, clock())
  if (!asked) throw new ApiError('message_introuvable')
  const { id, taille, users_id } = asked
  const [piece] = await db.select().from(messagePieces).where(eq(messagePieces.id, id))
  if (!piece) throw new ApiError('message_introuvable')
  await requireReader(db, registry, users_id, piece.messages_id)
  const file = await storage.get(getPieceKey(piece.fichier, taille))
  if (!file) throw new ApiError('message_introuvable')
  const filename = taille === 'trace' ? toHeaderName(piece.nom ?? 'trace.gpx') : null
  return { content: file.stream, media: MEDIA[taille], ...(filename && { filename }) }
}

async function requireReader(
  db: Db,
  { canaux }: Services['registry'],
  users_id: number,
  messages_id: number,
): Promise<void> {
  const blocked = await findBlocked(db, users_id)
  const reader = { db, canaux, user: { id: users_id }, blocked }
  const { message } = await getReadable(reader, messages_id)
  const isHidden = message.masque_le !== null && message.users_id !== users_id
  if (message.supprime_le !== null || isHidden) throw new ApiError('message_introuvable')
}
