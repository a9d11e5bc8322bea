import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000
const TOKEN = /^([\w.]{1,80})\.(\d{1,9})\.([\w-]{43})$/

/**
 * A signed token with an expiry, valid one to two hours. Stable within an hour, so that a page read
 * again has the same URL.
 * @param subject digits, letters and dots
 */
export function signAddress(secret: string, subject: string, now: Date): string {
  const until = Math.floor(now.getTime() / HOUR_MS) + 2
  const payload = `${subject}.${until}`
  return `${payload}.${mark(secret, payload)}`
}

export function readSignedAddress(secret: string, token: string, now: Date): string | null {
  const [, payload = '', until = '', signature = ''] = TOKEN.exec(token) ?? []
  if (!signature) return null
  const expected = Buffer.from(mark(secret, `${payload}.${until}`))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null
  return Number(until) * HOUR_MS > now.getTime() ? payload : null
}

const mark = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url')
