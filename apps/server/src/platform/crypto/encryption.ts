import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Key of 32 bytes made of a secret with as much entropy. */
export const toKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Authenticated encryption (AES-256-GCM) under the first key: the holder of the ciphertext can
 * neither read nor change it.
 * @param keys 32 bytes each, the newest first
 * @param associatedData additional authenticated data: the value opens nowhere else
 * @returns `iv.tag.ciphertext` in base64url
 */
export function encrypt(text: string, keys: readonly Buffer[], associatedData: string): string {
  const [key] = keys
  if (!key) throw new Error('There is no key to encrypt with.')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(associatedData))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), hidden].map((part) => part.toString('base64url')).join('.')
}

/** Tries every key; null for an unknown key, another place or a forged value. */
export function decrypt(
  sealed: string,
  keys: readonly Buffer[],
  associatedData: string,
): string | null {
  const { iv, tag, hidden, aad } = readParts(sealed, associatedData)
  if (iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || !hidden) return null
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(aad).setAuthTag(tag)
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
    } catch {}
  }
  return null
}

/** Values without dots were written before a place was part of them. */
function readParts(sealed: string, associatedData: string) {
  const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  const [iv, tag, hidden] = parts
  if (parts.length === 3) return { iv, tag, hidden, aad: Buffer.from(associatedData) }
  const end = IV_BYTES + TAG_BYTES
  return parts.length === 1 && iv
    ? {
        iv: iv.subarray(0, IV_BYTES),
        tag: iv.subarray(IV_BYTES, end),
        hidden: iv.subarray(end),
        aad: Buffer.alloc(0),
      }
    : {}
}
