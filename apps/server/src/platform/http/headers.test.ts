import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCourse, createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Render } from '#kernel/pages/renderer.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { secureDocument } from './csp.ts'

const MARK = '7d1f-mark'
const OURS = 'start()'
const STOLEN = 'steal(document)'
const page = `<html><head><script nonce="${MARK}">${OURS}</script></head>
  <body><p>${'x'.repeat(10)}</p><script>${STOLEN}</script></body></html>`
const render: Render = Object.assign(
  async () =>
    new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
    }),
  { scriptMark: MARK },
)

let t: TestApp
let folder: string
let bearer: Record<string, string>
beforeAll(async () => {
  // Without a build folder the server is in development mode and has no CSP.
  folder = await mkdtemp(join(tmpdir(), 'foulee-entetes-'))
  await mkdir(join(folder, 'client'))
  const web = { render, folder }
  t = await testApp({ web, config: { publicUrl: 'https://foulee.example' } })
  bearer = (await t.signIn(await createUser(t.db))).headers
  await createCourse(t.db, t.clock.now, { slug: 'course-des-entetes' })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('every answer', () => {
  it.each([
    ['a success', '/api/courses?nb_page=1', 200],
    ['a private one', '/api/auth/me', 200],
    ['a refusal', '/api/courses/course-inconnue', 404],
    ['an unknown address', '/api/rien', 404],
    ['an address that cannot be read', '/api/courses/%', 400],
    ['a file', '/api/courses/course-des-entetes/calendrier.ics', 200],
    ['the documentation', '/api/docs', 200],
    ['the health', '/api/sante', 200],
    ['a page', '/nulle-part', 200],
    ['robots.txt', '/robots.txt', 200],
  ])('%s has the security headers', async (_, url, status) => {
    const answer = await t.inject({ url, headers: url === '/api/auth/me' ? bearer : {} })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    for (const told of ['server', 'x-powered-by']) expect(answer.headers).not.toHaveProperty(told)
    if (url.startsWith('/api/')) {
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  it('has HSTS only over HTTPS', async () => {
    const plain = await testApp({ config: { publicUrl: 'http://localhost:3000' } })
    const { headers, cookies } = await plain.inject({ url: '/api/sante' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(cookies[0]?.secure).toBeUndefined()
    await plain.close()
  })

  it.each([
    ['/api/auth/me', 'private, no-store'],
    ['/api/courses?nb_page=1', 'private, no-store'],
    ['/api/sante', 'no-store'],
  ])('%s for a member is cached nowhere', async (url, expected) => {
    const { headers } = await t.inject({ url, headers: bearer })
    expect(headers['cache-control']).toBe(expected)
  })
})

describe('the cookie', () => {
  it('is the XSRF token only: readable by our pages, SameSite, Secure', async () => {
    const { cookies } = await t.inject({ url: '/api/sante' })
    expect(cookies).toEqual([
      { name: 'XSRF-TOKEN', value: expect.any(String), path: '/', sameSite: 'Lax', secure: true },
    ])
    expect(cookies[0]?.value.length).toBeGreaterThanOrEqual(32)
  })

  it('is on no cacheable answer', async () => {
    for (const url of ['/', '/api/courses?nb_page=1', '/robots.txt', '/api/docs']) {
      expect((await t.inject({ url })).headers).not.toHaveProperty('set-cookie')
    }
  })
})

describe('the CSP of a page', () => {
  const read = async () => {
    const { headers, body } = await t.inject({ url: '/une-page' })
    return { policy: String(headers['content-security-policy']), body }
  }

  it('has the hashes of marked scripts, and the marker is gone', async () => {
    const { policy, body } = await read()
    expect(policy).toContain(`script-src 'self' ${hashOf(OURS)};`)
    expect(body).not.toContain(MARK)
    expect(body).toContain(`<script>${OURS}</script>`)
  })

  it('blocks a script that came from a text', async () => {
    const { policy, body } = await read()
    expect(body).toContain(STOLEN)
    expect(policy).not.toContain(hashOf(STOLEN))
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('is the same from the cache', async () => {
    expect(await read()).toEqual(await read())
  })

  it('closes every unused feature', async () => {
    const { policy } = await read()
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ]) {
      expect(policy).toContain(rule)
    }
  })

  it.each([
    ['another mark', '<script nonce="autre">x()</script>'],
    ['the mark in a text', `<p> nonce="${MARK}"</p><script>x()</script>`],
    ['the mark in the script', `<script>x(' nonce="${MARK}"')</script>`],
    ['no mark at all', '<script>x()</script>'],
  ])('has no script hash with %s', (_, html) => {
    expect(secureDocument(html, { nonce: MARK }).policy).not.toContain('sha256')
  })

  it('has no script hash without a marker', () => {
    expect(secureDocument(page, { nonce: undefined }).policy).not.toContain('sha256')
  })
})
