import { generateKeyPairSync } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import type { Config } from '#platform/config/config.ts'
import { getSecret } from '#platform/crypto/secrets.ts'

/** Who we are to push services (RFC 8292): base64url of the point and of the scalar. */
export type PushKeys = { publicKey: string; privateKey: string }

/**
 * The keys of the settings, else those that the first process made: browsers subscribe with the public
 * one, and are lost when it changes.
 */
export async function getPushKeys(db: Db, { push }: Pick<Config, 'push'>): Promise<PushKeys> {
  if (push.keys) return push.keys
  return JSON.parse(await getSecret(db, 'push', () => JSON.stringify(makeKeys()))) as PushKeys
}

function makeKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}
