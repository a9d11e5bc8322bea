import pg from 'pg'

const PATIENCE_MS = 2_000

/** Dedicated connection for health probes, independent of the pool; reopened when lost. */
export type ProbeClient = {
  query: <R extends pg.QueryResultRow>(text: string) => Promise<R | undefined>
  close: () => Promise<void>
}

export function createProbeClient(config: pg.ClientConfig): ProbeClient {
  let opened: Promise<pg.Client> | null = null
  /** Queries are queued, as a connection runs one at a time. */
  let before: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const open = async (onEnd: () => void): Promise<pg.Client> => {
    if (isClosed) throw new Error('Connection terminated: nothing is asked any more')
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    client.on('error', () => {})
    client.once('end', onEnd)
    try {
      await client.connect()
      return client
    } catch (cause) {
      client.end().catch(() => {})
      throw cause
    }
  }
  const openClient = (): Promise<pg.Client> => {
    const mine = open(() => {
      if (opened === mine) opened = null
    })
    return mine
  }
  const queryNow = async <R extends pg.QueryResultRow>(text: string): Promise<R | undefined> => {
    opened ??= openClient()
    const pending = opened
    try {
      const client = await pending
      return (await client.query<R>(text)).rows[0]
    } catch (cause) {
      if (opened === pending) opened = null
      pending.then((client) => client.end()).catch(() => {})
      throw cause
    }
  }
  return {
    query: <R extends pg.QueryResultRow>(text: string) => {
      const answer = before.then(() => queryNow<R>(text))
      before = answer.catch(() => {})
      return answer
    },
    close: async () => {
      isClosed = true
      await opened?.then((client) => client.end()).catch(() => {})
    },
  }
}
