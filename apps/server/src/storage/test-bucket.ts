import { type S3Place, type S3Server, startS3Server } from '@foulee/testing/s3-server'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from './s3-client.ts'
import type { ListedFile, Storage } from './storage.ts'

/**
 * A bucket of its own on an S3 service started for it, and how to reach it; for tests.
 * @param place where its files stay when it ends
 */
export async function openTestBucket(
  prefix = '',
  place?: S3Place,
): Promise<{ settings: S3Settings; server: S3Server; stop: () => Promise<void> }> {
  const server = await startS3Server(place)
  const { endpoint, region, accessKeyId, secretAccessKey, stop } = server
  const bucket = 'foulee-medias'
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const { status } = await aws.fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (status !== 200) throw new Error(`The bucket could not be made: ${status}`)
  const keys = { accessKeyId, secretAccessKey, sessionToken: null }
  return { settings: { endpoint, region, bucket, prefix, ...keys }, server, stop }
}

export async function listAll(storage: Storage, prefix: string): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of storage.list(prefix)) files.push(file)
  return files
}
