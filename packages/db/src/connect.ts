import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Embedded, startEmbedded } from './embedded/embedded.ts'
import { lockFolder } from './embedded/lock.ts'
import { type Limits, NO_LIMITS } from './limits.ts'
import { createListener, deliver, type Handler, type Listen } from './listener.ts'
import { type LogPosition, readPosition } from './log-position.ts'
import { createProbeClient, type ProbeClient } from './probe-client.ts'
import { createReplicas, type Replica, type Replicas } from './replicas.ts'
import { endWhenIdle, ResilientPool, type StatementObserver } from './resilient-pool.ts'
import * as schema from './schema.ts'
import { watchSilence } from './silence.ts'

/** Database handle. `$client` is the pool, for prepared hot statements. */
export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** Same inside a transaction, where the pool must not be used. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Connection = {
  db: Db
  kind: 'postgres' | 'embedded'
  listen: Listen
  replicas: Replicas<Db> | null
  observe: (observer: StatementObserver) => void
  /** True while the server holds connections open but does not answer. */
  isSilent: () => boolean
  onVoice: (heard: () => void) => void
  /** Archive of the embedded database; null on PostgreSQL. */
  dump: () => Promise<Uint8Array | null>
  close: () => Promise<void>
}

/** Detects a vanished host on an idle connection. */
const KEEPALIVE_MS = 10_000
/** Margin over the server-side timeouts, so that the server reports the error first. */
const SLACK_MS = 1_000

export type Addresses = {
  /** Direct address of the primary, if `url` is a transaction pooler. */
  directUrl?: string | null
  replicaUrls?: readonly string[]
}

/**
 * Connects to PostgreSQL.
 * @param limits timeouts; unlimited by default
 */
export async function connectPostgres(
  url: string,
  max = 10,
  limits: Limits = NO_LIMITS,
  { directUrl = null, replicaUrls = [] }: Addresses = {},
): Promise<Connection> {
  const direct = configOf(directUrl ?? url)
  const pool = openPool(url, { max, limits, direct, isPooled: directUrl !== null })
  const heard = new Set<() => void>()
  const watch = limits.silenceMs
    ? watchSilence(direct, limits.silenceMs, (isSilent) => {
        pool.setSilent(isSilent)
        if (!isSilent) for (const tell of heard) tell()
      })
    : null
  const listener = createListener(direct)
  const copies = replicaUrls.map((replicaUrl) => openReplica(replicaUrl, max, limits))
  const primary = createProbeClient(direct)
  const replicas = copies.length
    ? createReplicas({
        readPrimary: () => readPlace(primary, PRIMARY_PLACE),
        replicas: copies.map(({ replica }) => replica),
      })
    : null
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    listen: listener.listen,
    replicas,
    observe: (observer) => {
      for (const resilientPool of [pool, ...copies.map((copy) => copy.pool)])
        resilientPool.observer = observer
    },
    isSilent: () => watch?.isSilent ?? false,
    onVoice: (tell) => void heard.add(tell),
    dump: async () => null,
    close: async () => {
      await watch?.close()
      await listener.close()
      await primary.close()
      await replicas?.close()
      await pool.end()
    },
  }
}

const configOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_MS,
})

type PoolSettings = { max: number; limits: Limits; direct: pg.ClientConfig; isPooled: boolean }

function openPool(url: string, { max, limits, direct, isPooled }: PoolSettings): ResilientPool {
  const { connectMs, statementMs, idleTransactionMs } = limits
  const pool = new ResilientPool(
    {
      ...configOf(url),
      max,
      connectionTimeoutMillis: connectMs,
      // A pooler rejects startup options: there they are settings of the role.
      ...(!isPooled && {
        // JIT compilation costs more than any of our statements (decision 90).
        options: '-c jit=off',
        statement_timeout: statementMs,
        idle_in_transaction_session_timeout: idleTransactionMs,
      }),
    },
    { keepsNames: !isPooled },
  )
  if (statementMs) {
    pool.on('connect', (client) => endWhenIdle(client, direct, statementMs + SLACK_MS, isPooled))
  }
  // An idle client that loses its server is replaced at the next query.
  pool.on('error', () => {})
  return pool
}

const PRIMARY_PLACE = 'select pg_current_wal_flush_lsn()::text as place'
/**
 * For a promoted replica, the position where it stopped following, up to which it can still be
 * read. Null for a server never in recovery since its start: a former primary may have diverged.
 */
const REPLICA_PLACE = 'select pg_last_wal_replay_lsn()::text as place'

function openReplica(url: string, max: number, limits: Limits) {
  const direct = configOf(url)
  const pool = openPool(url, { max, limits, direct, isPooled: false })
  const asker = createProbeClient(direct)
  const replica: Replica<Db> = {
    db: drizzle(pool, { schema }),
    readReached: () => readPlace(asker, REPLICA_PLACE),
    close: async () => {
      await asker.close()
      await pool.end()
    },
  }
  return { pool, replica }
}

async function readPlace(asker: ProbeClient, question: string): Promise<LogPosition> {
  const position = readPosition((await asker.query<{ place: string | null }>(question))?.place)
  if (position === null) throw new Error('The server has no place in a log to tell.')
  return position
}

/**
 * Opens the embedded database in `dataDir/base` (null: in memory) with an exclusive lock.
 * @throws FolderLockedError if another process uses the folder
 */
export async function connectEmbedded(
  dataDir: string | null,
  snapshot: Uint8Array | null = null,
  options: { isInThread?: boolean } = {},
): Promise<Connection> {
  const release = dataDir ? lockFolder(dataDir) : () => {}
  let embedded: Embedded
  try {
    embedded = await startEmbedded(dataDir && join(dataDir, 'base'), snapshot, options)
  } catch (cause) {
    release()
    throw cause
  }
  // A single backend, so a single client: the pool is the queue.
  const pool = new ResilientPool({
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
    replicas: null,
    listen: async (channel, onMessage, onGap) => {
      const handler = { channel, onMessage, onGap }
      handlers.add(handler)
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
      return () => handlers.delete(handler)
    },
    observe: (observer) => {
      pool.observer = observer
    },
    isSilent: () => false,
    onVoice: () => {},
    dump: () => embedded.dump(),
    close: async () => {
      await pool.end()
      await embedded.close()
      release()
    },
  }
}
