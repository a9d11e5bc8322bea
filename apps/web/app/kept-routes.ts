/** Routes that open without a network: `public/sw-parcours.js` keeps them, the page asks and lists. */

/** The cache that the service worker keeps routes in. */
const CACHE = 'parcours-1'
const NOTES = '/hors-ligne/parcours/'

type KeptRoute = { url: string; titre: string; le: number }

const hasCaches = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator

/** What the page has loaded so far, pictures included: the same will be needed without a network. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    const isOurs =
      origin === location.origin && /^\/(assets|medias|relief|parcours)\//.test(pathname)
    return isOurs && !pathname.endsWith('.data') ? [pathname] : []
  })

async function tell(message: object): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Asks for a public route to be kept, with all that its page has loaded. */
export async function keepRoute(url: string, titre: string): Promise<void> {
  if (hasCaches()) await tell({ type: 'garder', url, titre, fichiers: loadedFiles() })
}

export async function removeRoute(url: string): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(CACHE)
  await Promise.all([cache.delete(url), cache.delete(NOTES + url.slice('/parcours/'.length))])
  await tell({ type: 'ranger' })
}

/** Newest first; none where the browser keeps nothing. */
export async function listRoutes(): Promise<KeptRoute[]> {
  if (!hasCaches()) return []
  const cache = await caches.open(CACHE)
  const notes = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(NOTES))
  const routes = await Promise.all(
    notes.map(async (note): Promise<KeptRoute | null> => (await cache.match(note))?.json() ?? null),
  )
  return routes.filter((route) => route !== null).toSorted((a, b) => b.le - a.le)
}
