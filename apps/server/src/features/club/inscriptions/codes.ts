import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'

/** 96 bits: nobody tries them all, and a QR code of them is read from afar. */
const BYTES = 12

/** The server's key for codes: whoever reads the tables alone cannot write one. */
export const getCodeKey = (db: Db | Tx): Promise<string> => getSecret(db, 'inscriptions')

/** The code of a registration. Its date is in it, so that none fits another. */
export const signInscription = (
  key: string,
  { id, evenement_dates_id }: { id: number; evenement_dates_id: number },
): string =>
  createHmac('sha256', key)
    .update(`inscription:${id}:${evenement_dates_id}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

/** In the same time whatever is wrong. */
export function isRightCode(given: string, expected: string): boolean {
  const [sent, right] = [Buffer.from(given), Buffer.from(expected)]
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** Enough to know a code again without being able to write it: what a desk without a network keeps. */
export const digestCode = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 32)
