import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const readPart = (path: string) =>
  readFileSync(new URL(`../../../public${path}`, import.meta.url), 'utf8')
const ORIGIN = 'https://foulee.test'

type Asked = { url: string }
const addressOf = (asked: Asked | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href

/** The browser's caches, as much of them as is used. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      put: async (asked: Asked, response: Response) => void held.set(addressOf(asked), response),
      match: async (asked: Asked) => held.get(addressOf(asked))?.clone(),
      delete: async (asked: Asked) => held.delete(addressOf(asked)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: Asked) => {
      const found = [...all.values()].find((held) => held.has(addressOf(asked)))
      return found?.get(addressOf(asked))?.clone()
    },
  }
}

const caches = createCaches()
/** What the server answers; without a network every call fails. */
const ask = vi.fn(async (_asked: Asked | string) => new Response('tuile'))

/** The whole worker, with all its parts, over caches that outlive it as a browser's do. */
function startWorker() {
  const listeners = new Map<string, ((event: object) => void)[]>()
  const self: Record<string, unknown> = {
    location: { origin: ORIGIN },
    registration: {},
    clients: { claim: async () => undefined },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  }
  const waited: unknown[] = []
  const context = createContext({ self, caches, fetch: ask, Response, URL })
  context.importScripts = (...paths: string[]) => {
    for (const path of paths) runInContext(readPart(path), context)
  }
  runInContext(readPart('/sw.js'), context)
  const raise = async (name: string, event: object) => {
    let answer: Promise<Response> | undefined
    for (const listener of listeners.get(name) ?? []) {
      listener({
        ...event,
        waitUntil: (promise: unknown) => waited.push(promise),
        respondWith: (promise: Promise<Response>) => (answer = promise),
      })
    }
    const response = await answer
    // What is kept is written after the answer, and may ask to wait for more.
    while (waited.length) await waited.shift()
    return response
  }
  return {
    activate: () => raise('activate', {}),
    read: async (path: string) => {
      const request = { url: ORIGIN + path, method: 'GET', mode: 'cors', destination: '' }
      return (await raise('fetch', { request }))?.text()
    },
  }
}

const kept = async () =>
  (await (await caches.open('eaux-1')).keys()).map(({ url }) => url.slice(ORIGIN.length))
const noNetwork = () => ask.mockRejectedValue(new TypeError('Failed to fetch'))

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  ask.mockReset()
  ask.mockImplementation(async (asked) => new Response(`tuile ${addressOf(asked)}`))
})

describe('tiles of the coast (decision 147)', () => {
  it('that were seen show again without a network, also under the next worker', async () => {
    const worker = startWorker()
    const seen = await worker.read('/fonds/eaux/un/10/532/373')
    expect(seen).toContain('/fonds/eaux/un/10/532/373')
    noNetwork()
    expect(await worker.read('/fonds/eaux/un/10/532/373')).toBe(seen)
    await expect(worker.read('/fonds/eaux/un/10/533/373')).rejects.toThrow('Failed to fetch')

    const next = startWorker()
    await next.activate()
    expect(await next.read('/fonds/eaux/un/10/532/373')).toBe(seen)
  })

  it('are asked for once', async () => {
    const worker = startWorker()
    await worker.read('/fonds/eaux/un/10/532/373')
    await worker.read('/fonds/eaux/un/10/532/373')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it.for([
    ['a square without a tile', 204],
    ['a server in trouble', 503],
  ] as const)('are not kept of %s', async ([, status]) => {
    ask.mockResolvedValue(new Response(null, { status }))
    await startWorker().read('/fonds/eaux/un/10/0/0')
    expect(await kept()).toEqual([])
  })

  it('of another edition leave once the first of the new ground came, not before', async () => {
    const worker = startWorker()
    await worker.read('/fonds/eaux/un/10/532/373')
    await worker.read('/fonds/eaux/un/10/533/373')
    await worker.read('/assets/carte-abc.js')
    noNetwork()
    await expect(worker.read('/fonds/eaux/deux/10/532/373')).rejects.toThrow('Failed to fetch')
    expect(await kept()).toHaveLength(2)

    ask.mockResolvedValue(new Response('tuile'))
    await worker.read('/fonds/eaux/deux/10/532/373')
    expect(await kept()).toEqual(['/fonds/eaux/deux/10/532/373'])
    expect(await caches.match({ url: '/assets/carte-abc.js' })).toBeDefined()
  })

  it('are the last 300 that were fetched', async () => {
    const worker = startWorker()
    for (let row = 0; row < 303; row++) await worker.read(`/fonds/eaux/un/11/1000/${row}`)
    const left = await kept()
    expect(left).toHaveLength(300)
    expect(left).toContain('/fonds/eaux/un/11/1000/302')
    expect(left).not.toContain('/fonds/eaux/un/11/1000/2')
  })
})
