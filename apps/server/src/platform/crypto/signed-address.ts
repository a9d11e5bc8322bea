import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_MS = 3_600_000
const TOKEN = /^([\w.]{1,80})\.(\d{1,9})\.([\w-]{43})$/

/**
 * A token with its end and our mark, which nobody else can write. It holds for one or two
 * hours, and is the same within each, so that a page that is read again names the same address.
 * @param said digits, letters and dots
 */
export function signAddress(secret: string, said: string, now: Date): string {
  const until = Math.floor(now.getTime() / HOUR_MS) + 2
  const whole = `${said}.${until}`
  return `${whole}.${mark(secret, whole)}`
}

/** Reads a token; null for one that has run out, or that the server did not write. */
export function readSignedAddress(secret: string, token: string, now: Date): string | null {
  const [, said = '', until = '', given = ''] = TOKEN.exec(token) ?? []
  if (!given) return null
  const expected = Buffer.from(mark(secret, `${said}.${until}`))
  if (!timingSafeEqual(expected, Buffer.from(given))) return null
  return Number(until) * HOUR_MS > now.getTime() ? said : null
}

const mark = (secret: string, said: string) =>
  createHmac('sha256', secret).update(said).digest('base64url')
