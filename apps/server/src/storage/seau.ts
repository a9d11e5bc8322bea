import { ConfigError, readConfig } from '../config.ts'
import { makeBucket } from './make-bucket.ts'

/** `node apps/server/build/seau.js`: makes the bucket that STORAGE_URL names, as compose.yaml does. */
try {
  const { storage } = readConfig(process.env)
  if (!('s3' in storage)) throw new ConfigError('STORAGE_URL ne nomme pas de seau.')
  await makeBucket(storage.s3)
  process.stdout.write(`Le seau ${storage.s3.bucket} est là.\n`)
} catch (cause) {
  const text = cause instanceof Error ? cause.message : String(cause)
  process.stderr.write(`Le seau n’a pas pu être fait\u00a0: ${text}\n`)
  process.exitCode = 1
}
