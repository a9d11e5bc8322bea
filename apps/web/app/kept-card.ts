/** The card without a network: one page that the service worker (`public/sw.js`) shows at /carte. */

/** The cache that the service worker reads the card in. */
const CACHE = 'carte-1'
const PAGE = '/carte'

const hasCaches = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator

/** Keeps a whole page, without scripts, in the place of /carte. */
export async function keepCard(html: string): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(CACHE)
  await cache.put(
    PAGE,
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  )
}

/** Whether a card is kept on this device. */
export async function hasCard(): Promise<boolean> {
  if (!hasCaches()) return false
  return (await (await caches.open(CACHE)).match(PAGE)) !== undefined
}

/** Takes it away: whoever signs out leaves no card behind. */
export async function forgetCard(): Promise<void> {
  if (hasCaches()) await caches.delete(CACHE)
}
