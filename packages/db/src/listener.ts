import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Lets go of a channel. */
export type Stop = () => void
/**
 * Calls back for each notification; `onGap` when some may have been missed, and whether it hears again.
 * Answers how to stop.
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
/** How often the server is asked whether it is still there: the network tells nobody of its holes. */
const BEAT_MS = 5_000
const PATIENCE_MS = 5_000

/** A connection that hears for the whole process; a server has few to give. */
export type Listener = { listen: Listen; close: () => Promise<void> }

/**
 * Hears until it is closed, through every loss of the server. What was said in between is gone: the
 * handlers are told of a gap when the connection is lost, each time it cannot be had again, and once
 * more when it hears again, since they may have read something old until that moment.
 */
export function createListener(config: pg.ClientConfig): Listener {
  const handlers = new Set<Handler>()
  const closing = new AbortController()
  let hearing: pg.Client | null = null
  let work: Promise<void> | null = null
  const firstTry = Promise.withResolvers<void>()

  const hearUntilLost = async () => {
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
      tellGap(handlers, true)
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
  const hear = async () => {
    while (!closing.signal.aborted) {
      // However it ends: what matters is that it begins again.
      await hearUntilLost().catch(() => {})
      tellGap(handlers, false)
      firstTry.resolve()
      await pause(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }
  return {
    listen: async (channel, onMessage, onGap) => {
      const handler = { channel, onMessage, onGap }
      handlers.add(handler)
      work ??= hear()
      await firstTry.promise
      // A connection that is lost just now listens to this channel too when it is back.
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
 * Whether the server at the other end is still the one that was told to listen.
 * @throws Error when it is not: whoever stands between us gave us another
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

function tellGap(handlers: Iterable<Handler>, isOver: boolean): void {
  for (const { onGap } of handlers) onGap(isOver)
}
