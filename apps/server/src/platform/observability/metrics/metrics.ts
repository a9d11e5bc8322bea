import { createServer, type Server } from 'node:http'
import type { Connection } from '@foulee/db/connect'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Caches, measureCaches } from './cache-metrics.ts'
import { measurePool, measureQueue, measureReplicas } from './database-metrics.ts'
import { measureStreams, type Streams } from './stream-metrics.ts'

const BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

export type Metrics = {
  registry: Registry
  measureAnswers: (app: FastifyInstance) => void
  measureInner: (inner: { caches: Caches; flux: Streams }) => void
  addStatement: (ms: number) => void
  addFailedJob: (job: string) => void
}

export function createMetrics({ db, replicas }: Pick<Connection, 'db' | 'replicas'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measurePool(registry, db.$client)
  measureQueue(registry, db)
  if (replicas) measureReplicas(registry, replicas)
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Time of a statement, the wait for its answer included',
    buckets: BUCKETS_S,
    registers: [registry],
  })
  const failedJobs = new Counter({
    name: 'jobs_failed_total',
    help: 'Tries of pieces of work that failed in this process, by kind',
    labelNames: ['job'],
    registers: [registry],
  })
  return {
    registry,
    measureAnswers: (app) => measureAnswers(registry, app),
    measureInner: ({ caches, flux }) => {
      measureCaches(registry, caches)
      measureStreams(registry, flux)
    },
    addStatement: (ms) => statements.observe(ms / 1000),
    addFailedJob: (job) => failedJobs.inc({ job }),
  }
}

function measureAnswers(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'inconnue'
    durations
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
  })
}

/** `/metrics` on its own port, which must not be public. */
export function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': registry.contentType })
    return response.end(await registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
