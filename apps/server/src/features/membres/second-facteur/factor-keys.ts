import type { Db } from '@foulee/db/connect'
import type { Services } from '#kernel/services.ts'
import { getSecret } from '#platform/crypto/secrets.ts'

export type FactorKeys = {
  /** Seal the secrets, the newest first: those of the settings, so that the table alone opens nothing. */
  sealing: readonly Buffer[]
  /** Stands in the hashes of recovery codes. */
  mac: string
}

/** Asked before a transaction: the key is made the first time. */
export async function getFactorKeys({
  db,
  config,
}: Pick<Services, 'config'> & { db: Db }): Promise<FactorKeys> {
  const mac = await getSecret(db, 'second-facteur')
  return { sealing: [...config.montres.keys, Buffer.from(mac, 'base64url')], mac }
}

/** Where a sealed secret belongs: it opens for this member alone. */
export const placeOf = (users_id: number): string => `second-facteur ${users_id}`
