import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import type { Render } from './renderer.ts'

const render: Render = async () => new Response('page', { status: 404 })
const script = `export const text = '${'Foulée '.repeat(500)}'`
const picture = Buffer.from([137, 80, 78, 71])
const folder = mkdtempSync(join(tmpdir(), 'foulee-files-'))
const assets = join(folder, 'client', 'assets')
let t: TestApp
beforeAll(async () => {
  await mkdir(assets, { recursive: true })
  await writeFile(join(assets, 'page-1a2b.js'), script)
  await writeFile(join(assets, 'page-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(assets, 'page-1a2b.js.gz'), gzipSync(script))
  await writeFile(join(assets, 'map-1a2b.png'), picture)
  for (const name of ['longer', 'shorter', 'gone']) {
    await writeFile(join(assets, `${name}-1a2b.js`), script)
    await writeFile(join(assets, `${name}-1a2b.js.br`), brotliCompressSync(script))
  }
  await writeFile(join(folder, 'client', 'sw.js'), '/* le sien */')
  t = await testApp({ web: { render, folder } })
})
afterAll(() => t.close())

const SCRIPT = '/assets/page-1a2b.js'
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ method, url, headers })
const accepting = (encodings: string) => get(SCRIPT, { 'accept-encoding': encodings })

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=1.0', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['', undefined, (bytes: Buffer) => bytes],
])(
  'a caller that accepts « %s » gets the encoding on disk: %s',
  async (encodings, form, unpack) => {
    const { statusCode, headers, rawPayload } = await accepting(encodings)
    expect([statusCode, headers['content-encoding']]).toEqual([200, form])
    expect(String(unpack(rawPayload))).toBe(script)
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(headers.vary).toBe('accept-encoding')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  },
)

it('each encoding has its own ETag, and answers 304 to it', async () => {
  const forms = await Promise.all(['br', 'gzip', ''].map(accepting))
  const etags = forms.map(({ headers }) => String(headers.etag))
  expect(new Set(etags).size).toBe(3)
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
  const again = await get(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': etags[0] ?? '' })
  expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding'])
})

it('a name with a hash is immutable, another is revalidated', async () => {
  expect((await get(SCRIPT)).headers['cache-control']).toMatch(/^public, .*immutable/)
  expect((await get('/sw.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

it('HEAD answers the headers of GET without a body', async () => {
  const { headers } = await accepting('br')
  const head = await get(SCRIPT, { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'content-type']) {
    expect(head.headers[name]).toBe(headers[name])
  }
})

it('a range applies to the encoding that is sent', async () => {
  const whole = (await accepting('br')).rawPayload
  const part = await get(SCRIPT, { 'accept-encoding': 'br', range: 'bytes=2-5' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 2-5/${whole.length}`,
  ])
  expect(part.rawPayload).toEqual(whole.subarray(2, 6))
  const other = await get(SCRIPT, { range: 'bytes=2-5', 'if-range': '"autre"' })
  expect([other.statusCode, other.body]).toEqual([200, script])
  const beyond = await get(SCRIPT, { range: 'bytes=900000-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    `bytes */${Buffer.byteLength(script)}`,
  ])
})

it('a file without compressed encodings is sent plain to every caller', async () => {
  const { headers, rawPayload } = await get('/assets/map-1a2b.png', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  expect([headers['content-type'], rawPayload]).toEqual(['image/png', picture])
})

it('compressed encodings have no URL of their own', async () => {
  expect((await get(`${SCRIPT}.br`)).statusCode).toBe(404)
})

it.each([
  ['longer', script.repeat(2)],
  ['shorter', 'export {}'],
])('a file that a new build made %s is sent whole, as on disk', async (name, replaced) => {
  const url = `/assets/${name}-1a2b.js`
  const accepted = { 'accept-encoding': 'br' }
  const before = await get(url, accepted)
  await rm(join(assets, `${name}-1a2b.js.br`))
  await writeFile(join(assets, `${name}-1a2b.js`), replaced)
  const known = { ...accepted, 'if-none-match': String(before.headers.etag) }
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, body } = await get(url, known, method)
    expect([statusCode, body]).toEqual([200, method === 'GET' ? replaced : ''])
    expect(headers['content-length']).toBe(String(Buffer.byteLength(replaced)))
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([
      undefined,
      'private, no-cache',
    ])
  }
  const last = Buffer.byteLength(replaced) - 1
  const part = await get(url, { range: 'bytes=-4' })
  expect(part.headers['content-range']).toBe(`bytes ${last - 3}-${last}/${last + 1}`)
  await writeFile(join(assets, `${name}-1a2b.js.br`), brotliCompressSync(replaced))
  const packed = await get(url, accepted)
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe(replaced)
})

it('a file that a new build removed answers 404, uncached', async () => {
  for (const name of ['gone-1a2b.js', 'gone-1a2b.js.br']) await rm(join(assets, name))
  const { statusCode, headers } = await get('/assets/gone-1a2b.js', { 'accept-encoding': 'br' })
  expect(statusCode).toBe(404)
  expect(String(headers['cache-control'])).not.toContain('immutable')
  expect(headers.etag).toBeUndefined()
})
