/** Pages of desks that open without a network: `public/sw-accueil.js` keeps them when their page asks. */
const CACHE = 'accueil-1'

/** Asks for this page to be kept, with all that it has loaded. */
export async function keepDeskPage(url: string, titre: string): Promise<void> {
  if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const fichiers = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ type: 'garder-accueil', url, titre, fichiers })
}

export async function forgetDeskPages(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE)
}
