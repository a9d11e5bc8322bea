import type { Connection, Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { singleFlight } from '#platform/concurrency/concurrency.ts'

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

export function measureReplicas(
  registry: Registry,
  replicas: NonNullable<Connection['replicas']>,
): void {
  const measure = (name: string, help: string, tell: (behind: number | null) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [at, behind] of replicas.listBehind().entries()) {
          const value = tell(behind)
          if (value !== null) this.set({ replica: String(at + 1) }, value)
        }
      },
    })
  measure('db_replica_up', 'Whether a copy answers and follows', (behind) =>
    behind === null ? 0 : 1,
  )
  measure('db_replica_behind_bytes', 'The log that a copy has yet to read', (behind) => behind)
}

type Line = { name: string; nb: number; late: number }

/**
 * Job queue of all processes: waiting jobs and age of the oldest by kind. While the database is
 * away only `db_up` is reported, and the other metrics stay available.
 */
export function measureQueue(registry: Registry, db: Db): void {
  const registers = [registry]
  const read = singleFlight<Line[] | null>(() => findWaiting(db), null)
  new Gauge({
    name: 'db_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'jobs_waiting',
    help: 'Pieces of work that nobody has begun, by kind',
    labelNames: ['job'],
    registers,
    async collect() {
      const lines = await read()
      this.reset()
      for (const { name, nb } of lines ?? []) this.set({ job: name }, nb)
    },
  })
  new Gauge({
    name: 'jobs_late_seconds',
    help: 'How long the oldest piece of a kind waits beyond its time',
    labelNames: ['job'],
    registers,
    async collect() {
      const lines = await read()
      this.reset()
      for (const { name, late } of lines ?? []) this.set({ job: name }, late)
    },
  })
}

/** Uses the fetch index: completed jobs stay in the table for days. */
async function findWaiting(db: Db): Promise<Line[]> {
  const { rows } = await db.execute<Line>(sql`
    select name, count(*)::int as nb,
      greatest(0, extract(epoch from now() - min(start_after)))::float as late
    from pgboss.job
    where state < 'active' and not blocked
    group by name`)
  return rows
}
