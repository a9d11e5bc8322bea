import { hasCaches, listLoadedFiles, postToWorker } from './worker-store.ts'

/** Check-in pages available offline: `public/sw-accueil.js` stores them on request. */
const CACHE = 'accueil-1'

export async function saveCheckInPage(url: string, titre: string): Promise<void> {
  if (!hasCaches()) return
  const fichiers = listLoadedFiles(/^\/assets\//)
  await postToWorker({ type: 'garder-accueil', url, titre, fichiers })
}

export async function clearCheckInPages(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(CACHE)
}
