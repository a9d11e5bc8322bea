import { createHmac } from 'node:crypto'
import { hashToken } from '#platform/crypto/new-secret.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const LENGTH = 5

/** `K7QXM-2PZHT-9WBLC`: 75 bits of the digest. @param lot random number of this call */
export const deriveCodes = (
  secret: string,
  { lot, nombre }: { lot: number; nombre: number },
): string[] =>
  Array.from({ length: nombre }, (_, nth) => {
    const bytes = createHmac('sha256', secret).update(`premium\n${lot}\n${nth}`).digest()
    return Array.from({ length: GROUPS }, (_group, group) =>
      Array.from(
        bytes.subarray(group * LENGTH, (group + 1) * LENGTH),
        (byte) => LETTERS[byte % LETTERS.length],
      ).join(''),
    ).join('-')
  })

export const hashCode = (typed: string): string =>
  hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
