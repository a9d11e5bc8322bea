import { readToken } from '#platform/session/token-storage.ts'
import { hasCaches } from './worker-store.ts'

/**
 * Offline copies of member pages: static documents without scripts, by address.
 * `public/sw-miennes.js` serves them.
 */
const CACHE = 'miennes-1'
const HEADERS = { 'content-type': 'text/html; charset=utf-8' }

let last: Promise<unknown> = Promise.resolve()

/** Serialised: a deletion requested during a write runs after it. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** Stores a page, unless the member signed out meanwhile in any tab. */
export async function saveOfflinePage(path: string, html: string): Promise<void> {
  if (!hasCaches()) return
  await inTurn(async () => {
    if (readToken() === null) return
    const cache = await caches.open(CACHE)
    await cache.put(path, new Response(html, { headers: HEADERS }))
    if (readToken() === null) await cache.delete(path)
  })
}

export async function hasOfflinePage(path: string): Promise<boolean> {
  if (!hasCaches()) return false
  return (await (await caches.open(CACHE)).match(path)) !== undefined
}

export async function clearOfflinePages(isGone: (path: string) => boolean): Promise<void> {
  if (!hasCaches()) return
  await inTurn(async () => {
    const cache = await caches.open(CACHE)
    const gone = (await cache.keys()).filter(({ url }) => isGone(new URL(url).pathname))
    await Promise.all(gone.map((request) => cache.delete(request)))
  })
}
