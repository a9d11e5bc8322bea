/** Check-in pages available offline: `public/sw-accueil.js` stores them on request. */
const CACHE = 'accueil-1'

export async function saveCheckInPage(url: string, titre: string): Promise<void> {
  if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const fichiers = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ type: 'garder-accueil', url, titre, fichiers })
}

export async function clearCheckInPages(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE)
}
