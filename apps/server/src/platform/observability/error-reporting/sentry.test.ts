import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

type Item = { kind: string; body: Record<string, unknown>; text: string }
let sentry: Server
let items: Item[] = []
let dsn = ''

beforeAll(async () => {
  sentry = createServer(async (request, response) => {
    const raw = await buffer(request)
    const text = String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw)
    const [, ...lines] = text.trim().split('\n')
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const { type } = JSON.parse(lines[i] ?? '{}')
      items.push({ kind: type, body: JSON.parse(lines[i + 1] ?? '{}'), text })
    }
    response.end('{}')
  })
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve))
  dsn = `http://clef@127.0.0.1:${(sentry.address() as AddressInfo).port}/7`
})
afterAll(() => new Promise((resolve) => sentry.close(resolve)))

async function openFailing(cause: Error, { traces = 0, isConfigured = true } = {}) {
  items = []
  const t = await testApp({ config: { sentry: isConfigured ? { dsn, traces } : null } })
  const fail = (url = '/api/courses?texte=marie+durand') => {
    const query = t.db.$client.query
    t.db.$client.query = (() => Promise.reject(cause)) as unknown as typeof query
    return t
      .inject({
        url: `${url}&page=${nextNumber()}`,
        headers: { 'user-agent': 'Navigateur de Marie', cookie: 'secret=1' },
      })
      .finally(() => {
        t.db.$client.query = query
      })
  }
  return { t, fail }
}
const ofKind = (kind: string) => items.filter((item) => item.kind === kind)

describe('an error of ours', () => {
  it('is reported with its request and stack, and with nothing of the caller', async () => {
    const { t, fail } = await openFailing(
      new Error('Failed query: select 1\nparams: marie.durand@exemple.fr'),
    )
    const answer = await fail()
    expect(answer.statusCode).toBe(500)
    await t.close()
    const [event] = ofKind('event')
    expect(event?.body).toMatchObject({
      environment: 'test',
      level: 'error',
      tags: { request_id: answer.json().request_id, method: 'GET', route: '/api/courses' },
    })
    expect(event?.body).not.toHaveProperty('request')
    expect(event?.body).not.toHaveProperty('user')
    expect(event?.body).not.toHaveProperty('server_name')
    expect(event?.text).toContain('sentry.test.ts')
    expect(event?.text).toContain('Failed query: select 1')
    expect(event?.text).not.toMatch(/marie|Navigateur|secret|127\.0\.0\.1/i)
  })

  it('stays in the log without a DSN', async () => {
    const { t, fail } = await openFailing(new Error('boom'), { isConfigured: false })
    expect((await fail()).statusCode).toBe(500)
    await t.close()
    expect(items).toEqual([])
  })
})

it('is not reported when the caller is at fault', async () => {
  const { t } = await openFailing(new Error('never'))
  expect((await t.inject({ url: '/api/courses/une-course-inconnue' })).statusCode).toBe(404)
  expect((await t.inject({ url: '/api/courses?distance_min=abc' })).statusCode).toBe(422)
  await t.close()
  expect(items).toEqual([])
})

describe('the duration of an answer', () => {
  it('is reported by route, without the URL', async () => {
    const { t } = await openFailing(new Error('never'), { traces: 1 })
    await t.inject({ url: '/api/courses?texte=marie+durand' })
    await t.close()
    const transaction = ofKind('transaction').at(-1)
    expect(transaction?.body).toMatchObject({
      transaction: 'GET /api/courses',
      contexts: { trace: { op: 'http.server', data: { 'http.response.status_code': 200 } } },
    })
    expect(transaction?.text).not.toMatch(/marie/i)
  })

  it('is not reported with a share of 0', async () => {
    const { t } = await openFailing(new Error('never'), { traces: 0 })
    await t.inject({ url: '/api/calendrier' })
    await t.close()
    expect(items).toEqual([])
  })
})
