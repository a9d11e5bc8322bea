import { readToken } from '#platform/session/token-storage.ts'

/**
 * What a member keeps on this device for want of a network: finished pages, without scripts, each at its
 * own address. `public/sw-miennes.js` answers with them.
 */
const CACHE = 'miennes-1'
const HEADERS = { 'content-type': 'text/html; charset=utf-8' }

const hasCaches = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator

let last: Promise<unknown> = Promise.resolve()

/** One after the other: what is forgotten while a page is being kept is forgotten once it is. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** Keeps a page, unless its member signed out meanwhile, here or in another tab: nothing is left behind. */
export async function keepPage(path: string, html: string): Promise<void> {
  if (!hasCaches()) return
  await inTurn(async () => {
    if (readToken() === null) return
    const cache = await caches.open(CACHE)
    await cache.put(path, new Response(html, { headers: HEADERS }))
    if (readToken() === null) await cache.delete(path)
  })
}

export async function hasPage(path: string): Promise<boolean> {
  if (!hasCaches()) return false
  return (await (await caches.open(CACHE)).match(path)) !== undefined
}

/** Takes away the pages whose path is such. */
export async function forgetPages(isGone: (path: string) => boolean): Promise<void> {
  if (!hasCaches()) return
  await inTurn(async () => {
    const cache = await caches.open(CACHE)
    const gone = (await cache.keys()).filter(({ url }) => isGone(new URL(url).pathname))
    await Promise.all(gone.map((request) => cache.delete(request)))
  })
}
