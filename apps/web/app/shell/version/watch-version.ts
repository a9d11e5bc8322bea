import { defer } from '@foulee/domain/shared/everywhere'
import { emitNewVersion } from './new-version.ts'

/** Minimum interval between update checks, in milliseconds. */
const REST_MS = 10 * 60_000
/** Timeout in milliseconds: a worker that predates versions never answers. */
const PATIENCE_MS = 3_000

/** Milliseconds for a requested reload, after which the visitor must have refused it. */
const STAY_MS = 2_000

function waitFor(target: EventTarget, name: string): Promise<void> {
  const { promise, resolve } = defer<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  const end = () => {
    clearTimeout(timer)
    resolve()
  }
  target.addEventListener(name, end, { once: true })
  return promise
}

type MessageTarget = Pick<ServiceWorker, 'postMessage'>

export function requestVersion(worker: MessageTarget): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = defer<string | null>()
  const timer = setTimeout(resolve, PATIENCE_MS, null)
  port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null)
  worker.postMessage({ type: 'version' }, [port2])
  return promise.finally(() => {
    clearTimeout(timer)
    port1.close()
  })
}

export type Watched = {
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'update'> & EventTarget
  container: Pick<ServiceWorkerContainer, 'controller'> & EventTarget
  own: string
  reload: () => void
}

/**
 * Signals a new build, without a reload by itself: a waiting worker is activated on request, or at
 * once if this page is already of its build. Documents are network-first, so an old worker under a
 * new page is harmless.
 */
export function watchVersion({ registration, container, own, reload }: Watched) {
  const letIn = () => registration.waiting?.postMessage({ type: 'prendre-la-suite' })
  let isTaking = false
  const applyVersion = async () => {
    isTaking = true
    const changed = waitFor(container, 'controllerchange')
    letIn()
    if (registration.waiting) await changed
    reload()
    // The notice returns when the reload was refused because of unsaved text.
    setTimeout(() => {
      isTaking = false
      emitNewVersion(applyVersion)
    }, STAY_MS)
  }
  const judge = async (worker: MessageTarget) => {
    if ((await requestVersion(worker)) === own) letIn()
    else emitNewVersion(applyVersion)
  }
  const judgeWaiting = async () => {
    if (registration.waiting && container.controller) await judge(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', judgeWaiting)

  registration.addEventListener('updatefound', follow)
  // Another tab activated the worker: this one continues, and shows the notice.
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', async () => {
    const { controller } = container
    if (isTaking) return
    if (controller && hadController && (await requestVersion(controller)) !== own)
      emitNewVersion(applyVersion)
    hadController = true
  })
  follow()

  /** Asks the server; a network failure counts as no update. */
  const look = async () => {
    await registration.update().catch(() => undefined)
    if (!registration.installing) await judgeWaiting()
  }
  return { look }
}

export async function startWatching(registration: ServiceWorkerRegistration): Promise<void> {
  const own = readOwnVersion()
  if (own === null) return
  const container = navigator.serviceWorker
  const reload = () => location.reload()
  const { look } = watchVersion({ registration, container, own, reload })
  let last = performance.now()
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - last > REST_MS
    if (document.visibilityState !== 'visible' || !isDue) return
    last = performance.now()
    void look()
  })
  await look()
}

function readOwnVersion(): string | null {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: unknown }
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isNamed && typeof manifest.version === 'string' ? manifest.version : null
}
