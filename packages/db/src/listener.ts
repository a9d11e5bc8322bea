import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export type Stop = () => void
/**
 * Subscribes to a channel. `onGap` is called when notifications may have been missed, with the
 * connection state. Returns the unsubscribe function.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap: (isOver: boolean) => void,
) => Promise<Stop>

export type Handler = {
  channel: string
  onMessage: (payload: string) => void
  onGap: (isOver: boolean) => void
}

export function deliver(handlers: Iterable<Handler>, notice: pg.Notification): void {
  const { channel, payload = '' } = notice
  for (const handler of handlers) if (handler.channel === channel) handler.onMessage(payload)
}

const RETRY_MS = 500
/** Heartbeat: a broken network path is not reported by the socket. */
const BEAT_MS = 5_000
const PATIENCE_MS = 5_000

/** One LISTEN connection per process, as connections are scarce. */
export type Listener = { listen: Listen; close: () => Promise<void> }

/**
 * Listens until closed, reconnecting after any loss. Notifications sent meanwhile are lost:
 * handlers get a gap on disconnection, on each failed attempt, and on reconnection, as stale data
 * may have been read until then.
 */
export function createListener(config: pg.ClientConfig): Listener {
  const handlers = new Set<Handler>()
  const closing = new AbortController()
  let hearing: pg.Client | null = null
  let work: Promise<void> | null = null
  const firstTry = Promise.withResolvers<void>()

  const listenUntilLost = async () => {
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    const lost = new AbortController()
    client.on('notification', (notice) => deliver(handlers, notice))
    client.on('error', () => {})
    client.once('end', () => lost.abort())
    const signal = AbortSignal.any([lost.signal, closing.signal])
    try {
      await client.connect()
      for (const channel of listChannels(handlers)) await client.query(listenTo(channel))
      hearing = client
      emitGap(handlers, true)
      firstTry.resolve()
      for (;;) {
        await pause(BEAT_MS, undefined, { ref: false, signal })
        await checkHearing(client, handlers)
      }
    } finally {
      hearing = null
      client.end().catch(() => {})
    }
  }
  const listenForever = async () => {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch(() => {})
      emitGap(handlers, false)
      firstTry.resolve()
      await pause(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }
  return {
    listen: async (channel, onMessage, onGap) => {
      const handler = { channel, onMessage, onGap }
      handlers.add(handler)
      work ??= listenForever()
      await firstTry.promise
      // After a concurrent disconnection, the reconnection subscribes to this channel too.
      await hearing?.query(listenTo(channel)).catch(() => {})
      return () => handlers.delete(handler)
    },
    close: async () => {
      handlers.clear()
      closing.abort()
      await work
    },
  }
}

/**
 * Checks that the backend is still the one that received LISTEN.
 * @throws Error if a proxy has switched backends
 */
async function checkHearing(client: pg.Client, handlers: Iterable<Handler>): Promise<void> {
  const { rows } = await client.query<{ channel: string }>(
    'select pg_listening_channels() as channel',
  )
  const heard = new Set(rows.map(({ channel }) => channel))
  for (const channel of listChannels(handlers)) {
    if (!heard.has(channel)) throw new Error(`Nobody listens to ${channel} any more.`)
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`

const listChannels = (handlers: Iterable<Handler>) =>
  new Set(Array.from(handlers, ({ channel }) => channel))

function emitGap(handlers: Iterable<Handler>, isOver: boolean): void {
  for (const { onGap } of handlers) onGap(isOver)
}
