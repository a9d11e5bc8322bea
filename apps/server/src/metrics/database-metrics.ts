import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'

/** The connections of this process: all of them, those at rest, and who waits for one. */
export function measurePool(registry: Registry, pool: Db['$client']): void {
  new Gauge({
    name: 'db_pool_clients',
    help: 'Connections to the database, and who waits for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

const WAITING = new Set(['created', 'retry'])

type Line = { name: string; state: string; nb: number; late: number }

/**
 * The queue of all processes: pieces by kind and state, and how late the oldest is that could be done.
 * A database that is away has no figures to give, and says so in `db_up`: the rest is still told.
 */
export function measureQueue(registry: Registry, db: Db): void {
  const registers = [registry]
  // The three are read at once, and share one question.
  let reading: Promise<Line[] | null> | null = null
  const read = () => {
    reading ??= findLines(db)
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return reading
  }
  new Gauge({
    name: 'db_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Pieces of work, by kind and state',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      const lines = await read()
      this.reset()
      for (const { name, state, nb } of lines ?? []) this.set({ job: name, state }, nb)
    },
  })
  new Gauge({
    name: 'jobs_late_seconds',
    help: 'How long the oldest piece of a kind waits beyond its time',
    labelNames: ['job'],
    registers,
    async collect() {
      const lines = (await read())?.filter(({ state }) => WAITING.has(state))
      this.reset()
      for (const { name, late } of lines ?? []) this.set({ job: name }, late)
    },
  })
}

async function findLines(db: Db): Promise<Line[]> {
  const { rows } = await db.execute<Line>(sql`
    select name, state::text, count(*)::int as nb,
      greatest(0, extract(epoch from now() - min(start_after)))::float as late
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
    group by name, state
    order by late`)
  return rows
}
