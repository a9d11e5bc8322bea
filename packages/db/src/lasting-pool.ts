import { AsyncResource } from 'node:async_hooks'
import type { Socket } from 'node:net'
import pg from 'pg'

type Taken = Parameters<pg.Pool['connect']>[0]

/** A statement that has been answered, or refused: its text without values, and how long it took. */
export type Statement = { text: string; ms: number }
export type StatementObserver = (statement: Statement) => void

/**
 * A pool whose clients may die while somebody holds them. The driver only watches those at rest: one
 * that was taken out and loses its server would end the process, for want of somebody who hears it,
 * and one whose taker failed at its first word would never come back.
 */
export class LastingPool extends pg.Pool {
  /** Told of every statement, in the context of whoever asked for it. */
  observer: StatementObserver | null = null

  #isSilent = false
  /** Refusals of those who wait for a client. */
  readonly #waiting = new Set<() => void>()
  /** Clients in use. */
  readonly #busy = new Set<pg.PoolClient>()

  /** @param keepsNames whether what is prepared under a name is there the next time */
  constructor(config: pg.PoolConfig, { keepsNames = true } = {}) {
    super(config)
    this.on('acquire', (client) => this.#busy.add(client))
    this.on('release', (_, client) => this.#busy.delete(client))
    this.on('remove', (client) => this.#busy.delete(client))
    this.on('connect', (client) => {
      if (!keepsNames) forgetNames(client)
      timeStatements(client, () => this.observer)
      // Between the pool's watch and that of its taker is a moment without either: the server's last
      // word may come in one breath with its first.
      client.on('error', () => {})
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    // The pool's own queries take a client this way, and watch it.
    if (taken) {
      this.#take(taken)
      return
    }
    return new Promise<pg.PoolClient>((resolve, reject) =>
      this.#take((cause, client) => (client ? resolve(client) : reject(cause))),
    ).then(outlive)
  }

  /** @param taken is refused once the server says nothing; a client that comes later goes back at once */
  #take(taken: Taken): void {
    if (this.#isSilent) {
      process.nextTick(taken, silence(), undefined, () => {})
      return
    }
    let isOver = false
    const refuse = () => {
      isOver = true
      taken(silence(), undefined, () => {})
    }
    this.#waiting.add(refuse)
    super.connect((cause, client, done) => {
      this.#waiting.delete(refuse)
      if (!isOver) taken(cause, client, done)
      else if (client) done()
    })
  }

  /**
   * The server says nothing any more, or again. While it does not, nobody waits for it: those who do are
   * refused, also what they have asked already, and whoever comes is refused at once.
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

type Query = (...given: unknown[]) => unknown

const getText = (asked: unknown): string | null => {
  if (typeof asked === 'string') return asked
  const { text } = asked as { text?: unknown }
  return typeof text === 'string' ? text : null
}

/** Behind a pooler each transaction may meet another server, which has not heard of the name. */
function forgetNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((asked: unknown, ...rest: unknown[]) => {
    const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked
    return query(isNamed ? { ...asked, name: undefined } : asked, ...rest)
  }) as pg.PoolClient['query']
}

/** Statements are asked with a promise, or with a function to call back; others are left alone. */
function timeStatements(client: pg.PoolClient, getObserver: () => StatementObserver | null): void {
  const query = client.query.bind(client) as Query
  client.query = ((...given: unknown[]) => {
    const observe = getObserver()
    const text = observe && getText(given[0])
    if (!observe || text === null) return query(...given)
    const begun = performance.now()
    const tell = () => observe({ text, ms: performance.now() - begun })
    const last = given.at(-1)
    if (typeof last === 'function') {
      // Called from the socket, which knows nothing of who asked; a promise remembers by itself.
      const tellAsker = AsyncResource.bind(tell)
      const answer = (...answered: unknown[]) => {
        tellAsker()
        return last(...answered)
      }
      return query(...given.slice(0, -1), answer)
    }
    const asked = query(...given)
    if (asked instanceof Promise) asked.then(tell, tell)
    return asked
  }) as pg.PoolClient['query']
}

/** What its taker asks of a dead client is refused, and giving it back once more is no mistake. */
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

/** How long whoever is asked about a silent server may take. */
const ASKED_MS = 2_000

/** What the driver has and its types leave out. */
type Wire = { processID: number; readyForQuery: boolean; connection: { stream: Socket } }

/**
 * Ends the connection when the server owes an answer and says nothing for so long. PostgreSQL keeps
 * its own limits, some of them lifted: a server that is at work is let work, one that is frozen, or
 * has forgotten us, is not waited for.
 * @param config of PostgreSQL itself
 * @param isPooled whether a pooler stands between: then nobody knows which of its servers is ours, and
 * one that answers at all is at work
 */
export function endWhenSilent(
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

/** Asked on a connection of its own. */
async function isAtWork(config: pg.ClientConfig, processID: number | null): Promise<boolean> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: ASKED_MS,
    query_timeout: ASKED_MS,
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
