import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/shared/errors'
import { ConfigError, readConfig } from '#platform/config/config.ts'
import { makeBucket } from './make-bucket.ts'
import type { S3Settings } from './s3-client.ts'

/** The storage service may be starting. */
const PATIENCE_MS = 60_000
const REST_MS = 1_000

async function makeOnceThere(settings: S3Settings): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await makeBucket(settings)
    } catch (cause) {
      const isAway = cause instanceof ApiError && cause.code === 'service_indisponible'
      if (!isAway || Date.now() > end) throw cause
      await wait(REST_MS)
    }
  }
}

/** `node apps/server/build/seau.js`: creates the bucket of STORAGE_URL, as compose.yaml does. */
try {
  const { storage } = readConfig(process.env)
  if (!('s3' in storage)) throw new ConfigError('STORAGE_URL ne nomme pas de seau.')
  await makeOnceThere(storage.s3)
  process.stdout.write(`Le seau ${storage.s3.bucket} est là.\n`)
} catch (cause) {
  const text = cause instanceof Error ? cause.message : String(cause)
  process.stderr.write(`Le seau n’a pas pu être fait\u00a0: ${text}\n`)
  process.exitCode = 1
}
