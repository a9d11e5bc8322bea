import { ApiError } from '@foulee/contract/errors'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { getStorageKey } from './storage.ts'

const KEY = getStorageKey('avatar', `ab${'0'.repeat(62)}`, '192.avif')

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.storage.put(KEY, Buffer.from('une image'), 'image/avif')
})
afterAll(() => t.close())

it('gives the file for good, as what it is, with nothing in it allowed to run', async () => {
  const { statusCode, headers, body } = await t.inject({ url: `/medias/${KEY}` })
  expect([statusCode, body]).toEqual([200, 'une image'])
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const again = await t.inject({
    url: `/medias/${KEY}`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await t.inject({ method: 'HEAD', url: `/medias/${KEY}` })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '9', ''])
})

it.each(['original', 'source', 'inconnu'])('keeps files of the kind %s to itself', async (kind) => {
  const key = getStorageKey(kind, `ab${'1'.repeat(62)}`, 'trace.gpx')
  await t.storage.put(key, Buffer.from('<gpx/>'), 'application/gpx+xml')
  const { statusCode, body } = await t.inject({ url: `/medias/${key}` })
  expect([statusCode, body.includes('gpx')]).toEqual([404, false])
})

it.each([
  `/medias/${KEY.replace('192', '384')}`,
  '/medias/',
  '/medias/..%2f..%2fetc%2fpasswd',
  '/medias/../base/PG_VERSION',
  `/medias/${KEY}%00.svg`,
  `/medias/${KEY.toUpperCase()}`,
  '/medias/%',
  `/medias/${'a/'.repeat(500)}`,
])('has nothing at %.60s', async (url) => {
  const { statusCode } = await t.inject({ url })
  expect([400, 404, 414]).toContain(statusCode)
})

it('leads a doubled slash to the one address', async () => {
  const { statusCode, headers } = await t.inject({ url: `/medias//${KEY}` })
  expect([statusCode, headers.location]).toEqual([301, `/medias/${KEY}`])
})

it('says that it is not available while the store is away', async () => {
  const away = new ApiError('service_indisponible', { retryAfter: 5 })
  const get = vi.spyOn(t.storage, 'get').mockRejectedValueOnce(away)
  const { statusCode, headers, body } = await t.inject({ url: `/medias/${KEY}` })
  get.mockRestore()
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(body).toContain('momentanément indisponible')
})
