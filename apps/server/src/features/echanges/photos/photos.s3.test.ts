import { hasS3Server } from '@foulee/testing/s3-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Storage } from '#platform/storage/s3.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { listAll, openTestBucket } from '#platform/storage/test-bucket.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { addPhotosTo, makePhoto, withRoute } from './test-photos.ts'

describe.skipIf(!hasS3Server())('files on an S3 service', () => {
  let t: TestApp
  let storage: Storage
  let stop: () => Promise<void>
  beforeAll(async () => {
    const bucket = await openTestBucket('foulee')
    stop = bucket.stop
    storage = createS3Storage(bucket.settings)
    t = await testApp({ store: storage })
  })
  afterAll(async () => {
    await t.close()
    await stop()
  })

  const keys = async () =>
    (await listAll(storage, 'photo/')).concat(await listAll(storage, 'source/'))

  it('a photo shows, gets its sizes, and leaves nothing in the bucket', async () => {
    const { call, id, read } = await withRoute(t)
    const [photo] = (await addPhotosTo(call, id, [await makePhoto()])).data
    const first = await t.inject({ url: photo?.url ?? '' })
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await t.workOff()).toBe(0)
    const { url = '' } = (await read()).photos[0] ?? {}
    expect((await t.inject({ url: url.replace('.webp', '.avif') })).statusCode).toBe(200)
    expect(await keys()).toHaveLength(6)
    await call('POST /api/parcours/photo/{id}/del/{id_photo}', {
      params: { id, id_photo: photo?.id ?? 0 },
    })
    expect(await t.workOff()).toBe(0)
    expect(await keys()).toEqual([])
  })

  it('an outage of the service breaks no page, and leaves no partial photo', async () => {
    const { call, id, read } = await withRoute(t)
    const [photo] = (await addPhotosTo(call, id, [await makePhoto()])).data
    await stop()
    expect((await t.inject({ url: photo?.url ?? '' })).statusCode).toBe(503)
    const sent = addPhotosTo(call, id, [await makePhoto()])
    await expect(sent).rejects.toMatchObject({ status: 503, code: 'service_indisponible' })
    expect((await read()).photos).toEqual([photo])
    expect(await t.workOff()).toBeGreaterThan(0)
    expect((await read()).photos).toEqual([photo])
  })
})
