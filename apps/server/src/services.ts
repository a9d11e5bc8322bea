import type { Connection, Db } from '@foulee/db/connect'
import type { FastifyBaseLogger } from 'fastify'
import type { ExternalClients } from './comptes-externes/clients.ts'
import type { Config } from './config.ts'
import type { Flux } from './flux/flux.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Lieux } from './lieux/lieux.ts'
import type { Watches } from './montres/watches.ts'
import type { Kept } from './recherche/kept.ts'
import type { Registry } from './registry.ts'
import type { Storage } from './storage/storage.ts'
import type { WorkbookReader } from './tables/workbook-reader.ts'
import type { FileWriter } from './traces/files/file-writer.ts'
import type { TracePool } from './traces/pool.ts'

/** What every handler may use. */
export type Services = {
  db: Db
  /** Copies that answer what everybody may read, through `http/near-reads.ts`; null without any. */
  replicas: Connection['replicas']
  config: Config
  clock: () => Date
  log: FastifyBaseLogger
  limits: RateLimits
  storage: Storage
  lieux: Lieux
  /** Threads that read and measure tracks. */
  traces: TracePool
  /** The thread that writes files of routes. */
  fichiers: FileWriter
  /** The thread that reads workbooks. */
  classeurs: WorkbookReader
  /** Other services that sign in here. */
  external: ExternalClients
  /** Watch services that routes are sent to. */
  watches: Watches
  kept: Kept
  /** The streams that members listen to here. */
  flux: Flux
  /** What the features say of themselves. */
  registry: Registry
}
