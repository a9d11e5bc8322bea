import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const decode = (text: string) => Buffer.from(text, 'base64url')

/**
 * Encrypts a secret for the database: AES-256-GCM under the first key.
 * @param keys 32 bytes each, the newest first
 * @param place additional authenticated data: the value opens nowhere else
 * @returns `iv.tag.ciphertext` in base64url
 */
export function seal(secret: string, keys: readonly Buffer[], place: string): string {
  const [key] = keys
  if (!key) throw new Error('There is no key to seal with.')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Tries every key; null for an unknown key or another place. */
export function unseal(sealed: string, keys: readonly Buffer[], place: string): string | null {
  const [iv, tag, text] = sealed.split('.').map(decode)
  if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || !text) return null
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {}
  }
  return null
}
