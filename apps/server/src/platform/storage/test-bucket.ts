import { type S3Place, type S3Server, startS3Server } from '@foulee/testing/s3-server'
import { makeBucket } from './make-bucket.ts'
import type { S3Settings } from './s3-client.ts'
import type { ListedFile, Storage } from './storage.ts'

/**
 * A bucket on its own S3 service, for tests.
 * @param place data folder, kept after the test
 */
export async function openTestBucket(
  prefix = '',
  place?: S3Place,
): Promise<{ settings: S3Settings; server: S3Server; stop: () => Promise<void> }> {
  const server = await startS3Server(place)
  const { endpoint, region, accessKeyId, secretAccessKey, stop } = server
  const keys = { accessKeyId, secretAccessKey, sessionToken: null }
  const settings = { endpoint, region, bucket: 'foulee-medias', prefix, ...keys }
  await makeBucket(settings)
  return { settings, server, stop }
}

export async function listAll(storage: Storage, prefix: string): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of storage.list(prefix)) files.push(file)
  return files
}
