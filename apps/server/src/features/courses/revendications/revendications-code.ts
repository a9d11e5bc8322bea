import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { CODE_CHIFFRES } from '@foulee/domain/courses/revendication'
import { getSecret } from '#platform/crypto/secrets.ts'

export const newCode = (): string =>
  String(randomInt(10 ** CODE_CHIFFRES)).padStart(CODE_CHIFFRES, '0')

/** Server key of the codes: read access to the table is not enough to try them all. */
export const getCodeKey = (db: Db): Promise<string> => getSecret(db, 'revendications')

/** Stored digest of a code; includes the claim, so that no code fits another. */
export const hashCode = (key: string, claim: number, code: string): string =>
  createHmac('sha256', key).update(`${claim}:${code}`).digest('hex')

/** Constant time. @param storedHash null until the code is sent */
export function isRightCode(text: string, storedHash: string | null): boolean {
  const expected = Buffer.from(storedHash ?? '0'.repeat(text.length))
  const sent = Buffer.from(text)
  return expected.length === sent.length && timingSafeEqual(sent, expected) && storedHash !== null
}
