import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'

/** Bounds a stolen copy; the session itself is checked on each use. */
const LIFETIME_MS = 12 * 3_600_000
const SHAPE = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/

const sign = (key: string, text: string) =>
  createHmac('sha256', key).update(`passe ${text}`).digest('base64url')

const getKey = (db: Db) => getSecret(db, 'back-office')

/** Lets the browser of this session load pages of the back office; it authorises no API call. */
export async function makePasse(db: Db, session_id: number, now: Date) {
  const expires = now.getTime() + LIFETIME_MS
  const text = `${session_id}.${expires}`
  const passe = `${text}.${sign(await getKey(db), text)}`
  return { passe, expires_at: new Date(expires).toISOString() }
}

export async function readPasse(db: Db, passe: string, now: Date): Promise<number | null> {
  const [, session_id, expires, signature = ''] = SHAPE.exec(passe) ?? []
  if (!session_id || Number(expires) <= now.getTime()) return null
  const expected = sign(await getKey(db), `${session_id}.${expires}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(session_id) : null
}
