import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'

/** The session that it stands for is looked at each time: this only bounds a stolen copy. */
const LIFETIME_MS = 12 * 3_600_000
const SHAPE = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/

const sign = (key: string, text: string) =>
  createHmac('sha256', key).update(`passe ${text}`).digest('base64url')

const getKey = (db: Db) => getSecret(db, 'back-office')

/** What lets the browser of this session load the pages of the back office. It opens no call. */
export async function makePasse(db: Db, session_id: number, now: Date) {
  const expires = now.getTime() + LIFETIME_MS
  const text = `${session_id}.${expires}`
  const passe = `${text}.${sign(await getKey(db), text)}`
  return { passe, expires_at: new Date(expires).toISOString() }
}

/** The session that a pass stands for; null when it is not ours or has expired. */
export async function readPasse(db: Db, passe: string, now: Date): Promise<number | null> {
  const [, session_id, expires, signature = ''] = SHAPE.exec(passe) ?? []
  if (!session_id || Number(expires) <= now.getTime()) return null
  const expected = sign(await getKey(db), `${session_id}.${expires}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(session_id) : null
}
