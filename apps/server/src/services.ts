import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connection, Db } from '@foulee/db/connect'
import type { FastifyBaseLogger } from 'fastify'
import type { ExternalClients } from './comptes-externes/clients.ts'
import type { Config } from './config.ts'
import type { LogStream } from './http/logger.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Lieux } from './lieux/lieux.ts'
import type { Watches } from './montres/watches.ts'
import type { Kept } from './recherche/kept.ts'
import type { Registry } from './registry.ts'
import type { Storage } from './storage/storage.ts'
import type { WorkbookReader } from './tables/workbook-reader.ts'
import type { FileWriter } from './traces/files/file-writer.ts'
import type { TracePool } from './traces/pool.ts'
import type { BackOffice } from './web/back-office.ts'
import type { Render } from './web/renderer.ts'

/** What the application is given: made in `main.ts`, replaced in tests. */
export type Dependencies = {
  config: Config
  connection: Connection
  /** The present instant. */
  clock: () => Date
  /** Where members' files are kept; the data folder without it. */
  storage?: Storage
  /** Watch services; those of the settings without it. */
  watches?: Watches
  /** Where the log goes; the process's output without it. */
  logTo?: LogStream
  /** The built web application; without it only the API answers. */
  web?: Web
  /** How long whoever asks for what just changed waits before they get it as it was; null: for ever. */
  patienceMs?: number | null
}

/** Where pages and files come from. */
export type Web = {
  render: Render
  /** The build; null while developing. */
  folder: string | null
  /** The back office of the staff; without it there is none. */
  backOffice?: BackOffice
  /** The development server, which answers for its own files. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** What every handler may use. */
export type Services = {
  db: Db
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
  /** What the features say of themselves. */
  registry: Registry
}
