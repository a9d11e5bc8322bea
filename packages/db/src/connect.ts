import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Embedded, startEmbedded } from './embedded/embedded.ts'
import { lockFolder } from './embedded/lock.ts'
import * as schema from './schema.ts'

/** What every query and command takes first. `$client` is the pool, for named hot statements. */
export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** The same inside a transaction, where the pool must not be touched. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Connection = {
  db: Db
  kind: 'postgres' | 'embedded'
  /**
   * Calls back for each notification; `onGap` when some may have been missed.
   * Answers how to stop.
   */
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ) => Promise<Stop>
  /** The embedded database as an archive; null on PostgreSQL. */
  dump: () => Promise<Uint8Array | null>
  close: () => Promise<void>
}

/** Lets go of a channel. */
type Stop = () => void
type Handler = { channel: string; onMessage: (payload: string) => void; onGap: () => void }

function deliver(handlers: Iterable<Handler>, { channel, payload = '' }: pg.Notification): void {
  for (const handler of handlers) if (handler.channel === channel) handler.onMessage(payload)
}

/** Opens PostgreSQL at `url`. */
export async function connectPostgres(url: string, max = 10): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max, options: '-c jit=off' })
  // An idle client that loses its server is replaced at the next query.
  pool.on('error', () => {})
  const handlers = new Set<Handler>()
  let listener: Promise<pg.Client> | undefined
  let isClosed = false

  /** One client hears for all: a server has few to give. */
  const openListener = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url })
    client.on('notification', (notice) => deliver(handlers, notice))
    client.on('error', () => {})
    client.on('end', () => {
      listener = undefined
      if (isClosed) return
      for (const { onGap } of handlers) onGap()
      setTimeout(reopen, 500).unref()
    })
    await client.connect()
    for (const channel of new Set(Array.from(handlers, (handler) => handler.channel))) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    return client
  }
  const reopen = () => {
    if (isClosed || listener || handlers.size === 0) return
    listener = openListener()
    listener.catch(() => {
      listener = undefined
      setTimeout(reopen, 500).unref()
    })
  }
  const listen: Connection['listen'] = async (channel, onMessage, onGap) => {
    const handler = { channel, onMessage, onGap }
    handlers.add(handler)
    reopen()
    await (await listener)?.query(`listen ${pg.escapeIdentifier(channel)}`)
    return () => handlers.delete(handler)
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    listen,
    dump: async () => null,
    close: async () => {
      isClosed = true
      await (await listener?.catch(() => undefined))?.end()
      await pool.end()
    },
  }
}

/**
 * Opens the embedded database in `dataDir/base` (null: in memory), alone on its folder.
 * @throws FolderLockedError when another process uses the folder
 */
export async function connectEmbedded(
  dataDir: string | null,
  snapshot: Uint8Array | null = null,
): Promise<Connection> {
  const release = dataDir ? lockFolder(dataDir) : () => {}
  let embedded: Embedded
  try {
    embedded = await startEmbedded(dataDir && join(dataDir, 'base'), snapshot)
  } catch (cause) {
    release()
    throw cause
  }
  // One backend, so one client: the pool is the queue.
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: embedded.createStream,
  })
  const handlers = new Set<Handler>()
  pool.on('connect', (client) => {
    client.on('notification', (notice) => deliver(handlers, notice))
  })
  pool.on('error', () => {})
  return {
    db: drizzle(pool, { schema }),
    kind: 'embedded',
    listen: async (channel, onMessage, onGap) => {
      const handler = { channel, onMessage, onGap }
      handlers.add(handler)
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
      return () => handlers.delete(handler)
    },
    dump: () => embedded.dump(),
    close: async () => {
      await pool.end()
      await embedded.close()
      release()
    },
  }
}
