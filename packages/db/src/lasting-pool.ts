import type { Socket } from 'node:net'
import pg from 'pg'

type Taken = Parameters<pg.Pool['connect']>[0]

/**
 * A pool whose clients may die while somebody holds them. The driver only watches those at rest: one
 * that was taken out and loses its server would end the process, for want of somebody who hears it,
 * and one whose taker failed at its first word would never come back.
 */
export class LastingPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // Between the pool's watch and that of its taker is a moment without either: the server's last
    // word may come in one breath with its first.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    // The pool's own queries take a client this way, and watch it.
    if (taken) {
      super.connect(taken)
      return
    }
    return super.connect().then(outlive)
  }
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
 */
export function endWhenSilent(client: pg.ClientBase, config: pg.ClientConfig, ms: number): void {
  const wire = client as unknown as Wire
  const { stream } = wire.connection
  stream.setTimeout(ms)
  stream.on('timeout', async () => {
    if (wire.readyForQuery) return
    const { bytesRead } = stream
    const isWorking = await isAtWork(config, wire.processID)
    if (isWorking || stream.bytesRead > bytesRead) stream.setTimeout(ms)
    else stream.destroy(new Error('Connection terminated: the server says nothing'))
  })
}

/** Asked on a connection of its own. */
async function isAtWork(config: pg.ClientConfig, processID: number): Promise<boolean> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: ASKED_MS,
    query_timeout: ASKED_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select from pg_stat_activity where pid = $1 and state = 'active'`,
      [processID],
    )
    return rowCount === 1
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}
