import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import type { Connection } from '@foulee/db/connect'
import { nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type JobContext, work } from '#platform/jobs/job.ts'
import { createQueues, workOff } from '#platform/jobs/run.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts'

const replicas = { listBehind: () => [4_096, null] } as unknown as Connection['replicas']

let t: TestApp
let metrics: Metrics

beforeAll(async () => {
  const watch = (connection: Connection) => {
    metrics = createMetrics({ ...connection, replicas })
    return metrics
  }
  t = await testApp({ watch })
})
afterAll(() => t.close())

const read = () => metrics.registry.metrics()

const OPS = new URL('../../../../../../ops/', import.meta.url)

describe('the metrics of a process', () => {
  it('report for each replica whether it follows, and its lag', async () => {
    const text = await read()
    expect(text).toContain('db_replica_up{replica="1"} 1')
    expect(text).toContain('db_replica_up{replica="2"} 0')
    expect(text).toContain('db_replica_behind_bytes{replica="1"} 4096')
    expect(text).not.toContain('db_replica_behind_bytes{replica="2"}')
  })

  it('measure answers by route, not by URL', async () => {
    await t.inject({ url: '/api/courses/une-course' })
    await t.inject({ url: '/api/courses/une-autre' })
    const text = await read()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/courses\/:[a-z]+",status="404"\} 2/,
    )
    expect(text).not.toContain('une-autre')
  })

  it('count cache hits and computations', async () => {
    const count = async (how: string) =>
      Number(
        new RegExp(`cache_answers_total\\{cache="appels",how="${how}"\\} (\\d+)`).exec(
          await read(),
        )?.[1],
      )
    // A first request is not cached.
    await t.inject({ url: '/api/courses' })
    await t.inject({ url: '/api/courses' })
    const [kept, made] = [await count('kept'), await count('made')]
    await t.inject({ url: '/api/courses' })
    expect(await count('kept')).toBe(kept + 1)
    expect(await count('made')).toBe(made)
    expect(made).toBeGreaterThan(0)
  })

  it('include the pool, the queue and the streams', async () => {
    const job = { name: `essai-${nextNumber()}`, every: 1, options: {} }
    await createQueues(t.db, [work(job, async () => {})])
    await enqueue(t.db, job, {})
    await t.db.$client.query(
      "update pgboss.job set start_after = now() - interval '90 seconds' where name = $1",
      [job.name],
    )
    const text = await read()
    expect(text).toMatch(/db_pool_clients\{state="idle"\} \d/)
    expect(text).toContain('db_up 1')
    expect(text).toContain(`jobs_waiting{job="${job.name}"} 1`)
    expect(text).toMatch(new RegExp(`jobs_late_seconds\\{job="${job.name}"\\} 9\\d`))
    expect(text).toContain('flux_streams 0')
  })

  it('count failures', async () => {
    const job = { name: `essai-${nextNumber()}`, every: 1, options: { retryLimit: 0 } }
    const works = [work(job, () => Promise.reject(new Error('no')))]
    await createQueues(t.db, works)
    await enqueue(t.db, job, {})
    const input = { db: t.db, clock: () => t.clock.now, log: t.app.log }
    const onFailure = metrics.addFailedJob
    expect(await workOff({ ...input, onFailure } as unknown as JobContext, works)).toBe(1)
    expect(await read()).toContain(`jobs_failed_total{job="${job.name}"} 1`)
  })

  it('measure statements', async () => {
    metrics.addStatement(20)
    expect(await read()).toMatch(/db_statement_duration_seconds_bucket\{le="0.03"\} [1-9]/)
  })
})

it.each(['prometheus/alertes.yml', 'grafana/foulee.json'])(
  '%s needs no other request',
  async (name) => {
    const file = await readFile(new URL(name, OPS), 'utf8')
    const names = file.match(/\b(?:http|db|jobs|cache|flux|nodejs|process)_\w+/g)
    const told = await read()
    for (const item of new Set(names)) {
      const series = item.replace(/_(bucket|sum|count)$/, '')
      expect(told).toContain(`# TYPE ${series} `)
    }
    expect(names?.length).toBeGreaterThan(5)
  },
)

it('stay available while the database is away', async () => {
  const away = {
    execute: () => Promise.reject(new Error('away')),
    $client: { idleCount: 0, totalCount: 0, waitingCount: 0 },
  }
  const { registry } = createMetrics({ db: away } as unknown as Connection)
  const text = await registry.metrics()
  expect(text).toContain('db_up 0')
  expect(text).not.toMatch(/^jobs_waiting\{/m)
})

it('are served on their own port, never on the public one', async () => {
  const server = await serveMetrics(metrics.registry, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const own = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('nodejs_')])
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  server.close()
  expect((await t.inject({ url: '/metrics' })).statusCode).toBe(404)
})
