import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSharedCaches, type SharedCaches } from './shared-cache.ts'

const NEVER_AGAIN = { againMs: 3_600_000, retryMs: 1 }
const log = { warn: vi.fn() }

let server: Server
let url: string
let purges: Partial<Record<string, unknown>>[]
let answers: number[]
let caches: SharedCaches

const pick = ({ ...headers }: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('xkey')))

beforeEach(async () => {
  purges = []
  answers = []
  server = createServer((request, response) => {
    purges.push({ method: request.method, ...pick(request.headers) })
    response.writeHead(answers.shift() ?? 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await caches.close()
  server.close()
})
const soon = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 10_000 })

it('a purge tells removed tags from edited ones', async () => {
  caches = createSharedCaches([url], log, NEVER_AGAIN)
  caches.drop({ gone: ['course:1', 'courses'], edited: ['course:2'] })
  await soon(() =>
    expect(purges).toEqual([
      { method: 'PURGE', 'xkey-purge': 'course:1 courses', 'xkey-softpurge': 'course:2' },
    ]),
  )
})

it('says all that changed while it was telling of something else', async () => {
  caches = createSharedCaches([url], log, NEVER_AGAIN)
  for (const id of [1, 2, 3]) caches.drop({ gone: [`course:${id}`], edited: [`parcours:${id}`] })
  await soon(() => expect(purges).toHaveLength(2))
  expect(purges).toMatchObject([
    { 'xkey-purge': 'course:1', 'xkey-softpurge': 'parcours:1' },
    { 'xkey-purge': 'course:2 course:3', 'xkey-softpurge': 'parcours:2 parcours:3' },
  ])
})

it('says everything when everything changed, or more than fits', async () => {
  caches = createSharedCaches([url], log, NEVER_AGAIN)
  caches.drop({ gone: ['*'], edited: [] })
  await soon(() => expect(purges).toEqual([{ method: 'PURGE', 'xkey-all': '1' }]))
  caches.drop({ gone: Array.from({ length: 301 }, (_, id) => `course:${id}`), edited: [] })
  await soon(() => expect(purges[1]).toEqual({ method: 'PURGE', 'xkey-all': '1' }))
})

it('a purge is sent again, for answers that were in flight', async () => {
  caches = createSharedCaches([url], log, { againMs: 1, retryMs: 1 })
  caches.drop({ gone: ['course:1'], edited: [] })
  await soon(() => expect(purges).toHaveLength(2))
  expect(purges[1]).toEqual(purges[0])
})

it('a cache that refused a purge gets a full one until it accepts', async () => {
  answers = [503, 503]
  caches = createSharedCaches([url], log, NEVER_AGAIN)
  caches.drop({ gone: ['course:1'], edited: [] })
  await soon(() => expect(purges).toHaveLength(3))
  expect(purges.map((item) => item['xkey-all'])).toEqual([undefined, '1', '1'])
})

it("a cache that is down does not delay the server's stop", async () => {
  const { port } = server.address() as AddressInfo
  server.close()
  caches = createSharedCaches([`http://127.0.0.1:${port}`], log, NEVER_AGAIN)
  caches.drop({ gone: ['course:1'], edited: [] })
  await soon(() => expect(log.warn).toHaveBeenCalled())
  await caches.close()
})
