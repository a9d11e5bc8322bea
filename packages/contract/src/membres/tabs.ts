/**
 * What the tabs of one browser say to each other about a session that is on no disk (produit 4.2, no-persist).
 * The site and the back office are two applications of one origin: both speak it.
 */

import { defer } from '@foulee/domain/shared/everywhere'

/** Names the channel, and the lock that says that a tab has a session to hand over. */
export const TABS = 'foulee-session'

/** How long a tab that has a session may take to answer, when it is busy. */
const PATIENCE_MS = 1_000
/** Where the browser cannot say whether there is such a tab: nobody waits long for perhaps nobody. */
const GUESS_MS = 150

/** A session for the visit. `since`: the instant of the sign-in, in milliseconds. */
export type TabSession = { token: string; since: number }
/** Somebody signed out, or the server refused the token. */
export type TabsEnd = 'depart' | 'expiration'

type Message =
  | { type: 'question' }
  | { type: 'ouverte'; session: TabSession }
  | { type: 'fermee'; token: string; end: TabsEnd }

/** This tab's own copy of the session, which its other pages and a reload find. */
type Store = {
  read: () => TabSession | null
  write: (session: TabSession) => void
  /** A remembered session is every tab's already: what is for the visit does not replace it. */
  isRemembered: () => boolean
}

type Listeners = {
  /** The store holds another session than before. */
  onChange: () => void
  onEnd: (token: string, end: TabsEnd) => void
}

type Port = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

type Surroundings = {
  open: () => Port | null
  locks: () => LockManager | undefined
}

/** What this browser offers; old ones have neither, and each tab is then alone. */
const BROWSER: Surroundings = {
  open: () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(TABS)),
  locks: () => (typeof navigator === 'undefined' ? undefined : navigator.locks),
}

/** Of two sessions the later sign-in stays, in every tab; the token decides between equals. */
const isLater = (one: TabSession, other: TabSession): boolean =>
  one.since === other.since ? one.token > other.token : one.since > other.since

/** The session of this tab among the other tabs of its browser. */
export function createTabs(store: Store, given: Surroundings = BROWSER) {
  const ended = new Set<string>()
  const waiting = new Set<() => void>()
  let listeners: Listeners = { onChange: () => undefined, onEnd: () => undefined }
  let port: Port | null = null
  let release: (() => void) | null = null

  const join = (): Port | null => {
    if (port) return port
    port = given.open()
    if (port) port.onmessage = ({ data }: { data: unknown }) => hear(data as Message)
    return port
  }
  const tell = (message: Message) => join()?.postMessage(message)
  const tellOpen = (session: TabSession | null) => {
    if (session && !store.isRemembered()) tell({ type: 'ouverte', session })
  }

  const hear = (message: Message) => {
    if (message.type === 'question') tellOpen(store.read())
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
    if (own && own.token !== session.token && isLater(own, session)) return tellOpen(own)
    if (own?.token !== session.token) {
      store.write(session)
      sync()
      listeners.onChange()
    }
    for (const answered of waiting) answered()
  }

  /** Holds the lock for as long as there is a session to hand over. */
  const sync = () => {
    const isHolder = store.read() !== null && !store.isRemembered()
    if (isHolder && !release) {
      const { promise, resolve } = defer<void>()
      release = resolve
      // Refused where the page is on its way out: nobody asks it any more.
      void given
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
    const locks = given.locks()
    if (!locks) return GUESS_MS
    const { held = [] } = await locks.query()
    return held.some(({ name }) => name === TABS) ? PATIENCE_MS : 0
  }

  return {
    /** Listens to the others from now on, and tells them what this tab came with. */
    connect: (told: Listeners) => {
      listeners = told
      join()
      sync()
      tellOpen(store.read())
    },
    /** This tab has signed in, for the visit. */
    opened: () => {
      sync()
      tellOpen(store.read())
    },
    /** This tab has signed out, or was refused. */
    closed: (token: string, end: TabsEnd) => {
      ended.add(token)
      tell({ type: 'fermee', token, end })
      sync()
    },
    /**
     * Asks the other tabs for their session. When there is none to ask, nothing is waited for.
     * @returns whether one of them handed it over: the store then holds it
     */
    ask: async (): Promise<boolean> => {
      const patience = await howLong()
      if (!patience || !join()) return false
      const { promise, resolve } = defer<boolean>()
      const timer = setTimeout(() => resolve(false), patience)
      const answered = () => resolve(true)
      waiting.add(answered)
      tell({ type: 'question' })
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(answered)
      })
    },
    /** The page is left, perhaps to be shown again as it was: it holds up nothing meanwhile. */
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
