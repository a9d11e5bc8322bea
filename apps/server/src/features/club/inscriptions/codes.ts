import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'

/** 96 bits: beyond brute force, and short enough for a QR code readable from afar. */
const BYTES = 12

/** Server key of the codes: read access to the tables is not enough to forge one. */
export const getCodeKey = (db: Db | Tx): Promise<string> => getSecret(db, 'inscriptions')

/** The code of a registration; the signed text includes its date, so that it fits no other. */
export const signInscription = (
  key: string,
  { id, evenement_dates_id }: { id: number; evenement_dates_id: number },
): string =>
  createHmac('sha256', key)
    .update(`inscription:${id}:${evenement_dates_id}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

export function isRightCode(text: string, expected: string): boolean {
  const [sent, right] = [Buffer.from(text), Buffer.from(expected)]
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** Digest that recognises a code without allowing to write it: stored by offline check-ins. */
export const digestCode = (code: string): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 32)
