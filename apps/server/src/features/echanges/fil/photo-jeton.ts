import type { Db, Tx } from '@foulee/db/connect'
import { getSecret } from '#platform/crypto/secrets.ts'
import { readSignedAddress, signAddress } from '#platform/crypto/signed-address.ts'

type PhotoDemandee = { id: number; users_id: number }

const TOKEN_PATTERN = /^(\d{1,10})\.(\d{1,10})$/

export const getPhotoSecret = (db: Db | Tx): Promise<string> => getSecret(db, 'photos-fil')

export const signPhoto = (secret: string, { id, users_id }: PhotoDemandee, now: Date): string =>
  signAddress(secret, `${id}.${users_id}`, now)

/** Verifies a token; null for one that has expired or is forged. */
export function readPhotoToken(secret: string, token: string, now: Date): PhotoDemandee | null {
  const match = TOKEN_PATTERN.exec(readSignedAddress(secret, token, now) ?? '')
  return match && { id: Number(match[1]), users_id: Number(match[2]) }
}
