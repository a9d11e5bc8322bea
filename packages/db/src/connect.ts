import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Embedded, startEmbedded } from './embedded/embedded.ts'
import { lockFolder } from './embedded/lock.ts'
import { endWhenSilent, LastingPool, type StatementObserver } from './lasting-pool.ts'
import { type Limits, NO_LIMITS } from './limits.ts'
import { createListener, deliver, type Handler, type Listen } from './listener.ts'
import * as schema from './schema.ts'

/** What every query and command takes first. `$client` is the pool, for named hot statements. */
export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** The same inside a transaction, where the pool must not be touched. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Connection = {
  db: Db
  kind: 'postgres' | 'embedded'
  listen: Listen
  /** Tells of every statement from now on: its text, without values, and its time. */
  observe: (observer: StatementObserver) => void
  /** The embedded database as an archive; null on PostgreSQL. */
  dump: () => Promise<Uint8Array | null>
  close: () => Promise<void>
}

/** A host that vanished is noticed on a connection at rest. */
const KEEPALIVE_MS = 10_000
/** A server that lives ends what takes too long by itself, and says so: it is given this to say it. */
const SLACK_MS = 1_000

/**
 * Opens PostgreSQL at `url`.
 * @param limits how long it may take; without them, as long as it wants
 */
export async function connectPostgres(
  url: string,
  max = 10,
  limits: Limits = NO_LIMITS,
): Promise<Connection> {
  const { connectMs, statementMs, idleTransactionMs } = limits
  const config: pg.ClientConfig = {
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
  }
  const pool = new LastingPool({
    ...config,
    // Compiling a statement costs more than any of ours takes (decision 90).
    options: '-c jit=off',
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  })
  if (statementMs) {
    pool.on('connect', (client) => endWhenSilent(client, config, statementMs + SLACK_MS))
  }
  // An idle client that loses its server is replaced at the next query.
  pool.on('error', () => {})
  const listener = createListener(config)
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    listen: listener.listen,
    observe: (observer) => {
      pool.observer = observer
    },
    dump: async () => null,
    close: async () => {
      await listener.close()
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
  const pool = new LastingPool({
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
    observe: (observer) => {
      pool.observer = observer
    },
    dump: () => embedded.dump(),
    close: async () => {
      await pool.end()
      await embedded.close()
      release()
    },
  }
}
