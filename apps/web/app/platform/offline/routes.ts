/** Parcours available offline: `public/sw-parcours.js` stores them on request. */

const CACHE = 'parcours-1'
const NOTES = '/hors-ligne/parcours/'

const hasCaches = () => typeof caches !== 'undefined' && 'serviceWorker' in navigator

const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    const isOurs =
      origin === location.origin && /^\/(assets|medias|relief|parcours)\//.test(pathname)
    return isOurs && !pathname.endsWith('.data') ? [pathname] : []
  })

async function postToWorker(message: object): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

export async function saveOfflineRoute(url: string, titre: string): Promise<void> {
  if (hasCaches()) await postToWorker({ type: 'garder', url, titre, fichiers: loadedFiles() })
}

export async function removeOfflineRoute(url: string): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(CACHE)
  await Promise.all([cache.delete(url), cache.delete(NOTES + url.slice('/parcours/'.length))])
  await postToWorker({ type: 'ranger' })
}
