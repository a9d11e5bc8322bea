import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let karim: SignedIn
beforeAll(async () => {
  t = await testApp()
  karim = await t.signIn(await createUser(t.db))
})
afterAll(() => t.close())

const SEARCH = '/api/courses/organisateurs/list'
const PROFIL = '/api/profile/update'
const JSON_BODY = '{"recherche":"a"}'
const FORM = 'multipart/form-data; boundary=b'
const FORM_BODY = '--b\r\ncontent-disposition: form-data; name="sexe"\r\n\r\nf\r\n--b--\r\n'

const post = (url: string, type: string, encoding: string, payload: Buffer | string) =>
  t.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...karim.headers, 'content-type': type, 'content-encoding': encoding },
  })

it.each([
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['identity', (body: string) => body],
])('JSON compressed by %s is read', async (encoding, pack) => {
  const answer = await post(SEARCH, MEDIA_TYPE, encoding, pack(JSON_BODY))
  expect([answer.statusCode, answer.json().success]).toEqual([200, true])
})

it.each(['zstd', 'compress', 'gzip, gzip', 'x-gzip', 'aws-chunked', 'rien'])(
  'JSON compressed by %s is refused, with the accepted encodings',
  async (encoding) => {
    const answer = await post(SEARCH, MEDIA_TYPE, encoding, JSON_BODY)
    expectFailure(answer, 'encodage_refuse')
    expect(answer.headers['accept-encoding']).toBe('gzip, deflate, br')
  },
)

it.each(['gzip', 'br', 'deflate', 'zstd', 'rien'])(
  'a form compressed by %s is refused, since it would lose its files',
  async (encoding) => {
    const answer = await post(PROFIL, FORM, encoding, gzipSync(FORM_BODY))
    expectFailure(answer, 'encodage_refuse')
    expect(answer.headers['accept-encoding']).toBe('identity')
  },
)

it('a plain form is read, with or without the header', async () => {
  expect((await post(PROFIL, FORM, 'identity', FORM_BODY)).statusCode).toBe(200)
})

it('invalid gzip is refused', async () => {
  expectFailure(await post(SEARCH, MEDIA_TYPE, 'gzip', JSON_BODY), 'requete_malformee')
})

it('a compressed form is refused before it has arrived whole', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${PROFIL} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: ${karim.headers.authorization}\r\n` +
      `Content-Type: ${FORM}\r\nContent-Encoding: gzip\r\nContent-Length: 1000000\r\n\r\n--b`,
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 415 [\s\S]*accept-encoding: identity[\s\S]*encodage_refuse/i)
})
