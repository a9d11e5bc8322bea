import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { vi } from 'vitest'

const readPart = (path: string) =>
  readFileSync(new URL(`../public${path}`, import.meta.url), 'utf8')
export const ORIGIN = 'https://foulee.test'

export type RequestLike = { url: string }
export const addressOf = (asked: RequestLike | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href

/** The browser's caches, as much of them as is used. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>()
    all.set(name, held)
    return {
      put: async (asked: RequestLike | string, response: Response) =>
        void held.set(addressOf(asked), response),
      match: async (asked: RequestLike | string) => held.get(addressOf(asked))?.clone(),
      delete: async (asked: RequestLike | string) => held.delete(addressOf(asked)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
      addAll: async () => undefined,
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestLike | string) => {
      const found = [...all.values()].find((held) => held.has(addressOf(asked)))
      return found?.get(addressOf(asked))?.clone()
    },
  }
}

/** A browser that never kept a message: its database is new, and is not made. */
function createEmptyBase() {
  const values: Record<string, unknown> = {}
  values.transaction = { abort: () => queueMicrotask(() => (values.onerror as () => void)()) }
  queueMicrotask(() => (values.onupgradeneeded as () => void)())
  return values
}

/** A device whose service worker is tried: its caches outlive each worker, as those of a browser do. */
export function createDevice() {
  const caches = createCaches()
  /** Answers of the server; without a network every call fails. */
  const ask = vi.fn(async (asked: RequestLike | string) => new Response(`de ${addressOf(asked)}`))
  const skipWaiting = vi.fn(async () => undefined)

  function startWorker() {
    const listeners = new Map<string, ((event: object) => void)[]>()
    const self: Record<string, unknown> = {
      location: { origin: ORIGIN },
      registration: {},
      clients: { claim: async () => undefined },
      skipWaiting,
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    }
    const waited: unknown[] = []
    const indexedDB = { open: createEmptyBase }
    const world = { self, caches, fetch: ask, Response, Headers, URL, indexedDB }
    const context = createContext(world)
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
      // The cache is written after the answer, and may ask to wait for more.
      while (waited.length) await waited.shift()
      return response
    }
    const get = async (path: string, mode: string) => {
      const request = { url: ORIGIN + path, method: 'GET', mode, destination: '' }
      return (await raise('fetch', { request }))?.text()
    }
    return {
      activate: () => raise('activate', {}),
      read: (path: string) => get(path, 'cors'),
      /** A page; undefined where the worker leaves it to the browser. */
      visit: (path: string) => get(path, 'navigate'),
      tell: async (data: object) => {
        const postMessage = vi.fn()
        await raise('message', { data, ports: [{ postMessage }] })
        return postMessage.mock.calls[0]?.[0]
      },
    }
  }

  return {
    caches,
    ask,
    skipWaiting,
    startWorker,
    loseNetwork: () => ask.mockRejectedValue(new TypeError('Failed to fetch')),
    kept: async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url.slice(ORIGIN.length)),
  }
}
