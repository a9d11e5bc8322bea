import { defer } from '@foulee/domain/shared/everywhere'
import { tellNewVersion } from './new-version.ts'

/** How long ago the server was last asked, at least, before it is asked again, in milliseconds. */
const REST_MS = 10 * 60_000
/** A worker that says nothing is of before versions were told. */
const PATIENCE_MS = 3_000

/** How long a page lasts after it was asked to load again, at most, unless its reader stays. */
const STAY_MS = 2_000

/** Until it is raised, or for as long as one has patience. */
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

/** What a worker can be told and asked (`public/sw.js`). */
type Teller = Pick<ServiceWorker, 'postMessage'>

/** Which build a worker came with; null where it does not say. */
export function askVersion(worker: Teller): Promise<string | null> {
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

/** What is watched of the browser; replaced in tests. */
export type Watched = {
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'update'> & EventTarget
  container: Pick<ServiceWorkerContainer, 'controller'> & EventTarget
  /** The build that this page is of. */
  own: string
  reload: () => void
}

/**
 * Tells when another build than this page's is there, and never loads it by itself: a worker that waits is
 * let in when its user says so, or at once where this page came from its build already. Pages come from
 * the network first, so that an old worker under a new page does no harm.
 */
export function watchVersion({ registration, container, own, reload }: Watched) {
  const letIn = () => registration.waiting?.postMessage({ type: 'prendre-la-suite' })
  let isTaking = false
  const take = async () => {
    isTaking = true
    const changed = waitFor(container, 'controllerchange')
    letIn()
    if (registration.waiting) await changed
    reload()
    // Whoever was asked, and stays over something that is not saved, finds the notice again.
    setTimeout(() => {
      isTaking = false
      tellNewVersion(take)
    }, STAY_MS)
  }
  const judge = async (worker: Teller) => {
    if ((await askVersion(worker)) === own) letIn()
    else tellNewVersion(take)
  }
  const judgeWaiting = async () => {
    if (registration.waiting && container.controller) await judge(registration.waiting)
  }
  const follow = () => registration.installing?.addEventListener('statechange', judgeWaiting)

  registration.addEventListener('updatefound', follow)
  // Another tab has let it in: this one goes on as it is, and says so.
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', async () => {
    const { controller } = container
    if (isTaking) return
    if (controller && hadController && (await askVersion(controller)) !== own) tellNewVersion(take)
    hadController = true
  })
  follow()

  /** Asks the server; without a network, or where the file cannot be had, nothing is new. */
  const look = async () => {
    await registration.update().catch(() => undefined)
    if (!registration.installing) await judgeWaiting()
  }
  return { look }
}

/** Asks now, and again whenever somebody comes back to the page after a while. */
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

/** React Router names each build, and tells its pages. */
function readOwnVersion(): string | null {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: unknown }
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isNamed && typeof manifest.version === 'string' ? manifest.version : null
}
