import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'
import { readSignedAddress, signAddress } from '#platform/crypto/signed-address.ts'

/** Which file of a piece, and for whom. */
export type PieceDemandee = { id: number; taille: Taille; users_id: number }
/** `signalee`: a photo of what was reported, for somebody of the staff who is in none of these channels. */
export type Taille = 'petite' | 'grande' | 'trace' | 'signalee'

const SAID = /^(\d{1,10})\.(petite|grande|trace|signalee)\.(\d{1,10})$/

/** The key of these tokens. */
export const getPieceSecret = (db: Db | Tx): Promise<string> => getSecret(db, 'messages')

/** The address of a piece for one reader. */
export const signPiece = (
  secret: string,
  { id, taille, users_id }: PieceDemandee,
  now: Date,
): string => `/api/messages/piece/${signAddress(secret, `${id}.${taille}.${users_id}`, now)}`

/** What a token asks for; null for one that has run out, or that the server did not write. */
export function readPieceToken(secret: string, token: string, now: Date): PieceDemandee | null {
  const said = SAID.exec(readSignedAddress(secret, token, now) ?? '')
  if (!said) return null
  const [, id, taille, users_id] = said
  return { id: Number(id), taille: taille as Taille, users_id: Number(users_id) }
}
