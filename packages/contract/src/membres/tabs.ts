/**
 * Shares a session that is not persisted between tabs (produit 4.2, no-persist). Used by both
 * applications of the origin: site and back office.
 */

import { defer } from '@foulee/domain/shared/everywhere'

/** Name of the BroadcastChannel, and of the lock held by tabs with a session. */
export const TABS = 'foulee-session'

const PATIENCE_MS = 1_000
/** Timeout without the Locks API, where no tab may exist. */
const GUESS_MS = 150

/** Non-persistent session. `since`: sign-in time in epoch milliseconds. */
export type TabSession = { token: string; since: number }
export type TabsEnd = 'depart' | 'expiration'

type Message =
  | { type: 'question' }
  | { type: 'ouverte'; session: TabSession }
  | { type: 'fermee'; token: string; end: TabsEnd }

type Store = {
  read: () => TabSession | null
  write: (session: TabSession) => void
  /** A persistent session is already shared and is never replaced. */
  isRemembered: () => boolean
}

type Listeners = {
  onChange: () => void
  onEnd: (token: string, end: TabsEnd) => void
}

type Port = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

type Surroundings = {
  open: () => Port | null
  locks: () => LockManager | undefined
}

const BROWSER: Surroundings = {
  open: () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(TABS)),
  locks: () => (typeof navigator === 'undefined' ? undefined : navigator.locks),
}

/** The latest sign-in wins in all tabs; the token breaks ties. */
const isLater = (tabSession: TabSession, other: TabSession): boolean =>
  tabSession.since === other.since ? tabSession.token > other.token : tabSession.since > other.since

export function createTabs(store: Store, surroundings: Surroundings = BROWSER) {
  const ended = new Set<string>()
  const waiting = new Set<() => void>()
  let listeners: Listeners = { onChange: () => undefined, onEnd: () => undefined }
  let port: Port | null = null
  let release: (() => void) | null = null

  const join = (): Port | null => {
    if (port) return port
    port = surroundings.open()
    if (port) port.onmessage = ({ data }: { data: unknown }) => onMessage(data as Message)
    return port
  }
  const postMessage = (message: Message) => join()?.postMessage(message)
  const postOpen = (session: TabSession | null) => {
    if (session && !store.isRemembered()) postMessage({ type: 'ouverte', session })
  }

  const onMessage = (message: Message) => {
    if (message.type === 'question') postOpen(store.read())
    else if (message.type === 'ouverte') consider(message.session)
    else {
      ended.add(message.token)
      listeners.onEnd(message.token, message.end)
      sync()
    }
  }
  const consider = (session: TabSession) => {
    const own = store.read()
    if (ended.has(session.token) || store.isRemembered()) return
    if (own && own.token !== session.token && isLater(own, session)) return postOpen(own)
    if (own?.token !== session.token) {
      store.write(session)
      sync()
      listeners.onChange()
    }
    for (const answered of waiting) answered()
  }

  /** Holds the lock as long as this tab has a session to share. */
  const sync = () => {
    const isHolder = store.read() !== null && !store.isRemembered()
    if (isHolder && !release) {
      const { promise, resolve } = defer<void>()
      release = resolve
      // Rejected while the page unloads, where it no longer matters.
      void surroundings
        .locks()
        ?.request(TABS, { mode: 'shared' }, () => promise)
        .catch(() => undefined)
    } else if (!isHolder) letGo()
  }
  const letGo = () => {
    release?.()
    release = null
  }
  const howLong = async (): Promise<number> => {
    const locks = surroundings.locks()
    if (!locks) return GUESS_MS
    const { held = [] } = await locks.query()
    return held.some(({ name }) => name === TABS) ? PATIENCE_MS : 0
  }

  return {
    connect: (next: Listeners) => {
      listeners = next
      join()
      sync()
      postOpen(store.read())
    },
    opened: () => {
      sync()
      postOpen(store.read())
    },
    closed: (token: string, end: TabsEnd) => {
      ended.add(token)
      postMessage({ type: 'fermee', token, end })
      sync()
    },
    /**
     * Requests the session from other tabs; resolves at once if no tab holds the lock.
     * @returns true if a tab sent it, now stored
     */
    ask: async (): Promise<boolean> => {
      const patience = await howLong()
      if (!patience || !join()) return false
      const { promise, resolve } = defer<boolean>()
      const timer = setTimeout(() => resolve(false), patience)
      const answered = () => resolve(true)
      waiting.add(answered)
      postMessage({ type: 'question' })
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(answered)
      })
    },
    /** Releases lock and channel on pagehide, which would prevent the back/forward cache. */
    pause: () => {
      letGo()
      port?.close()
      port = null
    },
    resume: () => {
      join()
      sync()
    },
  }
}

export type Tabs = ReturnType<typeof createTabs>
