import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '../../../secrets.ts'

/** Which file of a piece, and for whom. */
export type PieceDemandee = { id: number; taille: Taille; users_id: number }
/** `signalee`: a photo of what was reported, for somebody of the staff who is in none of these channels. */
export type Taille = 'petite' | 'grande' | 'trace' | 'signalee'

const HOUR_MS = 3_600_000
const TOKEN = /^(\d{1,10})\.(petite|grande|trace|signalee)\.(\d{1,10})\.(\d{1,9})\.([\w-]{43})$/

/** The key of these tokens. */
export const getPieceSecret = (db: Db | Tx): Promise<string> => getSecret(db, 'messages')

/**
 * The address of a piece for one reader. It holds for one or two hours, and is the same within each, so
 * that a page that is read again does not load its pictures again.
 */
export function signPiece(
  secret: string,
  { id, taille, users_id }: PieceDemandee,
  now: Date,
): string {
  const until = Math.floor(now.getTime() / HOUR_MS) + 2
  const said = `${id}.${taille}.${users_id}.${until}`
  return `/api/messages/piece/${said}.${mark(secret, said)}`
}

/** What a token asks for; null for one that has run out, or that the server did not write. */
export function readPieceToken(secret: string, token: string, now: Date): PieceDemandee | null {
  const [, id = '', taille = '', users_id = '', until = '', given = ''] = TOKEN.exec(token) ?? []
  if (!given) return null
  const expected = Buffer.from(mark(secret, `${id}.${taille}.${users_id}.${until}`))
  if (!timingSafeEqual(expected, Buffer.from(given))) return null
  if (Number(until) * HOUR_MS <= now.getTime()) return null
  return { id: Number(id), taille: taille as Taille, users_id: Number(users_id) }
}

const mark = (secret: string, said: string) =>
  createHmac('sha256', secret).update(said).digest('base64url')
