import { AsyncResource } from 'node:async_hooks'
import type { Socket } from 'node:net'
import pg from 'pg'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

export type Statement = { text: string; ms: number }
export type StatementObserver = (statement: Statement) => void

/**
 * Pool that survives the loss of clients in use. pg only handles errors of idle clients: an 'error'
 * event of a client in use would have no listener and crash the process, and a client whose first
 * query failed would never be released.
 */
export class ResilientPool extends pg.Pool {
  /** Called for each statement, in the async context of its caller. */
  observer: StatementObserver | null = null

  #isSilent = false
  readonly #waiting = new Set<() => void>()
  readonly #busy = new Set<pg.PoolClient>()

  /** @param keepsNames whether prepared statements survive between uses of a client */
  constructor(config: pg.PoolConfig, { keepsNames = true } = {}) {
    super(config)
    this.on('acquire', (client) => this.#busy.add(client))
    this.on('release', (_, client) => this.#busy.delete(client))
    this.on('remove', (client) => this.#busy.delete(client))
    this.on('connect', (client) => {
      if (!keepsNames) clearStatementNames(client)
      timeStatements(client, () => this.observer)
      // Between the pool’s listener and that of the caller no error listener is attached: the
      // server may disconnect right after the handshake.
      client.on('error', () => {})
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: ConnectCallback): void
  override connect(taken?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    // The pool’s own queries take a client through this method.
    if (taken) {
      this.#take(taken)
      return
    }
    return new Promise<pg.PoolClient>((resolve, reject) =>
      this.#take((cause, client) => (client ? resolve(client) : reject(cause))),
    ).then(outlive)
  }

  /**
   * @param taken rejected while the server is silent; a client that connects later is released at
   * once
   */
  #take(taken: ConnectCallback): void {
    if (this.#isSilent) {
      process.nextTick(taken, silence(), undefined, () => {})
      return
    }
    let isOver = false
    const failConnect = () => {
      isOver = true
      taken(silence(), undefined, () => {})
    }
    this.#waiting.add(failConnect)
    super.connect((cause, client, done) => {
      this.#waiting.delete(failConnect)
      if (!isOver) taken(cause, client, done)
      else if (client) done()
    })
  }

  /**
   * Marks the server as silent or responsive. While silent, pending and new requests are rejected
   * at once.
   */
  setSilent(isSilent: boolean): void {
    this.#isSilent = isSilent
    if (!isSilent) return
    for (const refuse of [...this.#waiting]) {
      this.#waiting.delete(refuse)
      refuse()
    }
    for (const client of this.#busy) {
      const { readyForQuery, connection } = client as unknown as Wire
      if (!readyForQuery) connection.stream.destroy(silence())
    }
  }
}

const silence = () => new Error('Connection terminated: the server says nothing')

type Query = (...values: unknown[]) => unknown

const getText = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  const { text } = value as { text?: unknown }
  return typeof text === 'string' ? text : null
}

/** Behind a transaction pooler, the next server does not know the prepared statements. */
function clearStatementNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((value: unknown, ...rest: unknown[]) => {
    const isNamed = typeof value === 'object' && value !== null && 'name' in value
    return query(isNamed ? { ...value, name: undefined } : value, ...rest)
  }) as pg.PoolClient['query']
}

/** Times queries with a promise or callback; streams are ignored. */
function timeStatements(client: pg.PoolClient, getObserver: () => StatementObserver | null): void {
  const query = client.query.bind(client) as Query
  client.query = ((...values: unknown[]) => {
    const observe = getObserver()
    const text = observe && getText(values[0])
    if (!observe || text === null) return query(...values)
    const begun = performance.now()
    const report = () => observe({ text, ms: performance.now() - begun })
    const last = values.at(-1)
    if (typeof last === 'function') {
      // Callbacks run in the socket's async context: the caller's is bound.
      const tellAsker = AsyncResource.bind(report)
      const answer = (...answered: unknown[]) => {
        tellAsker()
        return last(...answered)
      }
      return query(...values.slice(0, -1), answer)
    }
    const result = query(...values)
    if (result instanceof Promise) result.then(report, report)
    return result
  }) as pg.PoolClient['query']
}

/** Queries on a dead client are rejected, and releasing it twice is no error. */
function outlive(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release
  let isLost = false
  const lose = (cause: Error) => {
    isLost = true
    giveBack(cause)
  }
  client.once('error', lose)
  client.release = (cause) => {
    if (isLost) return
    client.off('error', lose)
    giveBack(cause)
  }
  return client
}

const PROBE_MS = 2_000

/** Fields of pg clients missing in its types. */
type Wire = { processID: number; readyForQuery: boolean; connection: { stream: Socket } }

/**
 * Ends the connection if the server owes an answer and is silent for too long. PostgreSQL enforces
 * its own timeouts, some of them lifted: a working server is left alone, a frozen or restarted one
 * is not.
 * @param config direct configuration of PostgreSQL
 * @param isPooled behind a pooler the backend is unknown, so any answer counts as working
 */
export function endWhenIdle(
  client: pg.ClientBase,
  config: pg.ClientConfig,
  ms: number,
  isPooled = false,
): void {
  const wire = client as unknown as Wire
  const { stream } = wire.connection
  stream.setTimeout(ms)
  stream.on('timeout', async () => {
    if (wire.readyForQuery) return
    const { bytesRead } = stream
    const isWorking = await isAtWork(config, isPooled ? null : wire.processID)
    if (isWorking || stream.bytesRead > bytesRead) stream.setTimeout(ms)
    else stream.destroy(silence())
  })
}

async function isAtWork(config: pg.ClientConfig, processID: number | null): Promise<boolean> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select where $1::int is null
        or exists (select from pg_stat_activity where pid = $1 and state = 'active')`,
      [processID],
    )
    return rowCount === 1
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}
