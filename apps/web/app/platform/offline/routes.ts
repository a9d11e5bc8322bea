import { hasCaches, listLoadedFiles, postToWorker } from './worker-store.ts'

/** Parcours available offline: `public/sw-parcours.js` stores them on request. */
const CACHE = 'parcours-1'
const NOTES = '/hors-ligne/parcours/'
const FILES = /^\/(?:assets|medias|relief|parcours)\/(?!.*\.data$)/

export async function saveOfflineRoute(url: string, titre: string): Promise<void> {
  if (!hasCaches()) return
  await postToWorker({ type: 'garder', url, titre, fichiers: listLoadedFiles(FILES) })
}

export async function removeOfflineRoute(url: string): Promise<void> {
  if (!hasCaches()) return
  const cache = await caches.open(CACHE)
  await Promise.all([cache.delete(url), cache.delete(NOTES + url.slice('/parcours/'.length))])
  await postToWorker({ type: 'ranger' })
}
