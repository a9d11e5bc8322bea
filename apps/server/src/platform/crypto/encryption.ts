import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Authenticated encryption: the holder of the ciphertext can neither read nor change it. */
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const toKey = (secret: string) => createHash('sha256').update(secret).digest()

export function encrypt(secret: string, value: unknown): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, toKey(secret), iv)
  const hidden = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
}

/** Null for a wrong secret or a forged value. */
export function decrypt(secret: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null
  const tagEnd = IV_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, toKey(secret), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd))
  try {
    const shown = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()])
    return JSON.parse(shown.toString('utf8'))
  } catch {
    return null
  }
}
