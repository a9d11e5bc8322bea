import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { CODE_CHIFFRES } from '@foulee/domain/courses/revendication'
import { getSecret } from '#platform/crypto/secrets.ts'

/** Six digits, each as likely as the others. */
export const newCode = (): string =>
  String(randomInt(10 ** CODE_CHIFFRES)).padStart(CODE_CHIFFRES, '0')

/** The server's key for codes: who reads the table alone cannot try a million of them. */
export const getCodeKey = (db: Db): Promise<string> => getSecret(db, 'revendications')

/** What is kept of a code; the claim is in it, so that no code fits another. */
export const hashCode = (key: string, claim: number, code: string): string =>
  createHmac('sha256', key).update(`${claim}:${code}`).digest('hex')

/** In the same time whatever is wrong. @param kept null until the code has left */
export function isRightCode(given: string, kept: string | null): boolean {
  const expected = Buffer.from(kept ?? '0'.repeat(given.length))
  const sent = Buffer.from(given)
  return expected.length === sent.length && timingSafeEqual(sent, expected) && kept !== null
}
