import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { journalStaff, messagePieces } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { toHeaderName } from '#kernel/tracks/file-name.ts'
import { getReadable } from './messages.page.ts'
import { getPieceSecret, readPieceToken, type Taille } from './piece-jeton.ts'
import { getPieceKey } from './pieces.ts'
import { findBlocked } from './rapports.queries.ts'

const MEDIA: Readonly<Record<Taille, string>> = {
  petite: 'image/webp',
  grande: 'image/webp',
  trace: 'application/gpx+xml',
  signalee: 'image/webp',
}

/**
 * The file behind a token, while its reader may read the message: access ends on leaving or a
 * block.
 * @throws ApiError `message_introuvable`
 */
export async function openPiece(
  { db, registry, clock, storage }: Pick<Services, 'db' | 'registry' | 'clock' | 'storage'>,
  jeton: string,
) {
  const pieceToken = readPieceToken(await getPieceSecret(db), jeton, clock())
  if (!pieceToken) throw new ApiError('message_introuvable')
  const { id, taille, users_id } = pieceToken
  const [piece] = await db.select().from(messagePieces).where(eq(messagePieces.id, id))
  if (!piece) throw new ApiError('message_introuvable')
  if (taille === 'signalee') await recordView(db, { staff_id: users_id, ...piece })
  else await requireReader(db, registry, users_id, piece.messages_id)
  const size = taille === 'signalee' ? 'grande' : taille
  const file = await storage.get(getPieceKey(piece.fichier, size))
  if (!file) throw new ApiError('message_introuvable')
  const filename = taille === 'trace' ? toHeaderName(piece.nom ?? 'trace.gpx') : null
  return { content: file.stream, media: MEDIA[taille], ...(filename && { filename }) }
}

type Look = { staff_id: number; id: number; messages_id: number }

/**
 * Records each view by staff of a reported photo, while its text is stored.
 * @throws ApiError `message_introuvable`
 */
async function recordView(db: Db, { staff_id, id, messages_id }: Look): Promise<void> {
  const details = JSON.stringify({ piece: id })
  const { rowCount } = await db.execute(sql`
    insert into ${journalStaff} (staff_id, action, objet_id, details)
    select u.id, 'message.voir', ${messages_id}, ${details}::jsonb from users u
    where u.id = ${staff_id} and u.is_staff and u.suspendu_le is null and u.supprime_le is null
      and exists (select from message_signales s where s.messages_id = ${messages_id})`)
  if (!rowCount) throw new ApiError('message_introuvable')
}

async function requireReader(
  db: Db,
  { channelKinds }: Services['registry'],
  users_id: number,
  messages_id: number,
): Promise<void> {
  const blocked = await findBlocked(db, users_id)
  const reader = { db, channelKinds, user: { id: users_id }, blocked }
  const { message } = await getReadable(reader, messages_id)
  const isHidden = message.masque_le !== null && message.users_id !== users_id
  if (message.supprime_le !== null || isHidden) throw new ApiError('message_introuvable')
}
