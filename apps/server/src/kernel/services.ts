import type { Connection, Db } from '@foulee/db/connect'
import type { FastifyBaseLogger } from 'fastify'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import type { FileWriter } from '#kernel/tracks/files/file-writer.ts'
import type { TracePool } from '#kernel/tracks/pool.ts'
import type { Config } from '#platform/config/config.ts'
import type { Lieux } from '#platform/geo/lieux.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { ExternalClients } from '#platform/oauth/clients.ts'
import type { Flux } from '#platform/realtime/flux.ts'
import type { Routing } from '#platform/routing/routing.ts'
import type { WorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Watches } from '#platform/watches/watches.ts'
import type { Registry } from './registry.ts'

export type Services = {
  db: Db
  /** Read replicas for public answers, through `platform/http/read-replica.ts`; null without any. */
  replicas: Connection['replicas']
  config: Config
  clock: () => Date
  log: FastifyBaseLogger
  limits: RateLimits
  storage: Storage
  routing: Routing
  lieux: Lieux
  traces: TracePool
  fichiers: FileWriter
  classeurs: WorkbookReader
  external: ExternalClients
  watches: Watches
  listCaches: ListCaches
  flux: Flux
  registry: Registry
}
