import { defer } from '@foulee/domain/shared/everywhere'
import { removeOfflineRoute } from './routes.ts'

/** A page available offline; `cache` is null for a parcours, removed with its files. */
export type OfflinePage = { url: string; titre: string; le?: number; cache: string | null }
type OfflineGroup = { nom: string; pages: readonly OfflinePage[] }
export type OfflineCopies = { groupes: readonly OfflineGroup[]; messages: number }

const NOTHING: OfflineCopies = { groupes: [], messages: 0 }
/** Timeout in milliseconds: an older service worker never answers. */
const PATIENCE_MS = 3_000

/** Content available offline, as listed by the service worker (`public/sw-gardes.js`). */
export async function listOfflineCopies(): Promise<OfflineCopies> {
  const { controller } = navigator.serviceWorker ?? {}
  if (!controller) return NOTHING
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = defer<OfflineCopies>()
  const timer = setTimeout(resolve, PATIENCE_MS, NOTHING)
  port1.onmessage = ({ data }) => resolve(data)
  controller.postMessage({ type: 'lister' }, [port2])
  return promise.finally(() => {
    clearTimeout(timer)
    port1.close()
  })
}

export async function removeOfflineCopy({ url, cache }: OfflinePage): Promise<void> {
  if (cache === null) await removeOfflineRoute(url)
  else await (await caches.open(cache)).delete(url)
}
