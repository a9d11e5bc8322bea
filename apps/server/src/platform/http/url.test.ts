import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createCourse } from '@foulee/testing/factories'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Render } from '#kernel/pages/renderer.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { readPath, readQuery, resolvePath } from './url.ts'

const SLUG = 'course-des-adresses'
const rendered: string[] = []
const render: Render = async (request, call) => {
  const { pathname, search, host } = new URL(request.url)
  rendered.push(`${host}${pathname}${search}`)
  const isThere = ['/', '/calendrier', `/courses/${SLUG}`].includes(decodeURIComponent(pathname))
  await call('GET /api/calendrier')
  const body = `page ${pathname}`.padEnd(search.startsWith('?longue') ? 1_000_000 : 0)
  return new Response(body, {
    status: isThere ? 200 : 404,
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })
}

let folder: string
let t: TestApp
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-adresses-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets/app.js'), '1')
  t = await testApp({ web: { render, folder }, config: { publicUrl: 'https://foulee.example' } })
  await createCourse(t.db, t.clock.now, { slug: SLUG })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  rendered.length = 0
})

/** Sends a raw request target, which HTTP clients would normalise. */
async function request(target: string): Promise<{ status: number; location: string | null }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: foulee.example\r\nConnection: close\r\n\r\n`,
    'latin1',
  )
  const answer = await text(socket)
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    location: /^location: (.*)$/im.exec(answer)?.[1] ?? null,
  }
}

const PLACES = ['', '/courses', '/integrer/courses', '/api', '/api/courses', '/assets', '/medias']
const IMAGES = ['/partage', '/partage/courses', '/partage/parcours', '/sitemap', '/admin']
const ODD = [
  '//',
  '///',
  '//x',
  '///x',
  '//x/',
  '/%00',
  '/%00.png',
  '/a%00b',
  '/%0d%0aset-cookie:a',
  '/%2e%2e',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/..%2f..%2fetc',
  '/.',
  '/%2e',
  '/%',
  '/%zz',
  '/%c3',
  '/%ff%fe',
  '/%E0%A4%A',
  '/%u0041',
  '/\\',
  '/\\x',
  '/\\\\x',
  '/%5c%5c',
  ...['/é', '/%C3%A9', '/%f0%9f%98%80', '/ÿþ', '/<script>', '/"', '/{}', '/|', '/^', '/`', '/*'],
  '/?%00',
  '/?a=%00',
  '/?a=%',
  '/?texte=%00',
  '/?page=%00',
  '/?=&&=',
  '/?__proto__=1',
  '/#x',
  ...[`/${'a'.repeat(3_000)}`, `/${'a/'.repeat(2_000)}`, `/?${'a=1&'.repeat(2_000)}`, '/%2f%2fx'],
]

describe('an unusual URL', () => {
  it.each([...PLACES, ...IMAGES])(
    'below %s/ is answered without a failure of ours',
    async (place) => {
      const failed: string[] = []
      for (const odd of ODD) {
        const { status, location } = await request(place + odd)
        const isElsewhere = location !== null && !/^\/(?![\\/])/.test(location)
        if (!(status >= 200 && status < 500) || isElsewhere) {
          failed.push(`${place + odd} : ${status} ${location ?? ''}`)
        }
      }
      expect(failed).toEqual([])
    },
  )

  it.each<[string, number, string | null]>([
    ['//', 301, '/'],
    ['//ailleurs.example/', 301, '/ailleurs.example/'],
    ['/\\ailleurs.example', 301, '/ailleurs.example'],
    ['///calendrier?a=1', 301, '/calendrier?a=1'],
    ['/x/%2e%2e/calendrier', 301, '/calendrier'],
    ['/%63alendrier', 301, '/calendrier'],
    ['/calendrier/', 301, '/calendrier'],
    ['/calendrier/?mois=1', 301, '/calendrier?mois=1'],
    ['http://ailleurs.example/calendrier', 200, null],
    ['/calendrier', 200, null],
    ['/ailleurs.example', 404, null],
    ['/%00', 404, null],
    ['/integrer/courses/%00', 404, null],
    [`/integrer/courses/${SLUG}`, 200, null],
    [`/integrer/courses/${SLUG}/`, 200, null],
    ['/assets/app.js', 200, null],
    ['/%', 400, null],
  ])('%s answers %i, to %s', async (target, status, location) => {
    expect(await request(target)).toEqual({ status, location })
    expect(rendered.filter((url) => !url.startsWith('foulee.example/'))).toEqual([])
  })
})

describe('a page', () => {
  it('is rendered once, whatever the tracking parameters', async () => {
    for (const path of [`/courses/${SLUG}`, `/courses/${SLUG}?`]) {
      expect((await request(path)).status).toBe(200)
    }
    for (const mark of ['utm_source=lettre', 'fbclid=a1', 'fbclid=b2', 'gclid=c&utm_medium=x']) {
      expect((await request(`/courses/${SLUG}?${mark}`)).status).toBe(200)
    }
    expect(rendered).toEqual([`foulee.example/courses/${SLUG}`])
  })

  it('stays cached while robots invent other URLs', async () => {
    await request('/calendrier')
    // A page with a query is cached from its second request on; these exceed the cache.
    for (let n = 0; n < 20; n++) {
      for (const _ of [1, 2]) await t.inject({ url: `/courses/${SLUG}?longue=${n}` })
    }
    rendered.length = 0
    await request('/calendrier')
    expect(rendered).toEqual([])
  })
})

it.each<[string, string | null]>([
  ['/', '/'],
  ['//', '/'],
  ['/a//b', '/a/b'],
  ['/a/./b/../c', '/a/c'],
  ['/../..', '/'],
  ['/a\\b', '/a/b'],
  ['/%2e%2e/a', '/a'],
  ['/a/%2F/b', '/a/%2F/b'],
  ['/é', '/%C3%A9'],
  ['/%00', null],
  ['/%7f', null],
  ['/%c3', null],
  ['x', null],
  ['', null],
])('the path %j redirects to %j, once', (path, normal) => {
  expect(resolvePath(path)).toBe(normal)
  if (normal !== null) expect(resolvePath(normal)).toBe(normal)
})

it.each([
  ['/a', '/a', ''],
  ['/a/', '/a', ''],
  ['/', '/', ''],
  ['/a/?b=1', '/a', '?b=1'],
  ['/%61?utm_source=x', '/a', ''],
  ['/%c3%a9?a=1&fbclid=x&b=2', '/%C3%A9', '?a=1&b=2'],
  ['/a?&', '/a', ''],
])('the URL %j has the cache key %j%j', (url, path, query) => {
  expect([readPath(url), readQuery(url)]).toEqual([path, query])
})
