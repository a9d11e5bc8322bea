import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'
import { readSignedAddress, signAddress } from '#platform/crypto/signed-address.ts'

export type PieceDemandee = { id: number; taille: Taille; users_id: number }
/** `signalee`: photo of a reported message, for a member of the staff outside the channel. */
export type Taille = 'petite' | 'grande' | 'trace' | 'signalee'

const TOKEN_PATTERN = /^(\d{1,10})\.(petite|grande|trace|signalee)\.(\d{1,10})$/

export const getPieceSecret = (db: Db | Tx): Promise<string> => getSecret(db, 'messages')

export const signPiece = (
  secret: string,
  { id, taille, users_id }: PieceDemandee,
  now: Date,
): string => `/api/messages/piece/${signAddress(secret, `${id}.${taille}.${users_id}`, now)}`

/** Verifies a token; null for one that has expired or is forged. */
export function readPieceToken(secret: string, token: string, now: Date): PieceDemandee | null {
  const match = TOKEN_PATTERN.exec(readSignedAddress(secret, token, now) ?? '')
  if (!match) return null
  const [, id, taille, users_id] = match
  return { id: Number(id), taille: taille as Taille, users_id: Number(users_id) }
}
