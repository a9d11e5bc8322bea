import type { Db } from '@foulee/db/connect'
import type { Services } from '#kernel/services.ts'
import { getSecret } from '#platform/crypto/secrets.ts'

export type FactorKeys = {
  /** Newest first; from the settings, since the table alone must open nothing. */
  sealing: readonly Buffer[]
  mac: string
}

/** Called before a transaction: creates the key the first time. */
export async function getFactorKeys({
  db,
  config,
}: Pick<Services, 'config'> & { db: Db }): Promise<FactorKeys> {
  const mac = await getSecret(db, 'second-facteur')
  return { sealing: [...config.montres.keys, Buffer.from(mac, 'base64url')], mac }
}

/** Associated data of a secret: binds it to one member. */
export const associatedDataOf = (users_id: number): string => `second-facteur ${users_id}`
