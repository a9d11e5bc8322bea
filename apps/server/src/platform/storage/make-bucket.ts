import { createS3Client, readS3Code, type S3Settings, toS3Error } from './s3-client.ts'

const OURS = 'BucketAlreadyOwnedByYou'

export async function makeBucket(settings: S3Settings): Promise<void> {
  const request = { method: 'PUT', path: '' } as const
  const answer = await createS3Client(settings).send(request)
  if (answer.response.ok) return
  const code = await readS3Code(answer)
  if (code !== OURS) throw toS3Error(request, answer.response.status, code)
}
