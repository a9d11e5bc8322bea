import { createHmac } from 'node:crypto'

const PERIOD_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function readBase32(text: string): Buffer {
  const bits = [...text].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Six digits of a 30-second step (RFC 6238, RFC 4226 § 5.3). */
function getCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Authenticator app. A code is accepted once, and none before it afterwards: starting one step
 * back, three can be used without waiting.
 * @param secret as displayed, in groups of letters
 */
export function createAuthenticator(secret: string): { next: () => string } {
  const key = readBase32(secret.replace(/\s/g, ''))
  let last = 0
  const next = () => {
    last = Math.max(last + 1, Math.floor(Date.now() / PERIOD_MS) - 1)
    return getCode(key, last)
  }
  return { next }
}
