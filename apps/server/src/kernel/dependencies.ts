import type { Connection } from '@foulee/db/connect'
import type { BackOffice } from '#kernel/pages/back-office.ts'
import type { Middleware } from '#kernel/pages/files.ts'
import type { Render } from '#kernel/pages/renderer.ts'
import type { Config } from '#platform/config/config.ts'
import type { LogStream } from '#platform/http/logger.ts'
import type { Patience } from '#platform/http/slow-clients.ts'
import type { Metrics } from '#platform/observability/metrics/metrics.ts'
import type { FluxSource } from '#platform/realtime/source.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Watches } from '#platform/watches/watches.ts'
import type { Tools } from './tools.ts'

export type Dependencies = {
  config: Config
  connection: Connection
  clock: () => Date
  storage?: Storage
  watches?: Watches
  fluxSources?: readonly FluxSource[]
  logTo?: LogStream
  /** Built web application; without it only the API answers. */
  web?: Web
  metrics?: Metrics | null
  /** Threads and communes shared by several applications of one process; by default own ones. */
  tools?: Tools
  /** Wait for a fresh value before a stale one is served; null waits without limit. */
  patienceMs?: number | null
  patience?: Patience
}

export type Web = {
  render: Render
  /** Build folder; null in development. */
  folder: string | null
  backOffice?: BackOffice
  middleware?: Middleware
}
