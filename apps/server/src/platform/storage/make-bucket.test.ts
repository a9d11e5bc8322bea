import { hasS3Server } from '@foulee/testing/s3-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBucket } from './make-bucket.ts'
import { createS3Storage } from './s3.ts'
import { listAll, openTestBucket } from './test-bucket.ts'

describe.skipIf(!hasS3Server())('a bucket', () => {
  let opened: Awaited<ReturnType<typeof openTestBucket>>
  beforeAll(async () => {
    opened = await openTestBucket()
  })
  afterAll(() => opened.stop())

  it('is created, and created again without an error', async () => {
    const settings = { ...opened.settings, bucket: 'un-autre-seau' }
    await makeBucket(settings)
    await makeBucket(settings)
    expect(await listAll(createS3Storage(settings), 'medias/')).toEqual([])
  })

  it('is refused to a stranger', async () => {
    const settings = { ...opened.settings, secretAccessKey: 'devine', bucket: 'encore-un-seau' }
    await expect(makeBucket(settings)).rejects.toThrow('SignatureDoesNotMatch')
  })
})
