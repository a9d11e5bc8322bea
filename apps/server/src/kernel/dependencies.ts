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
  /** Who follows what, beside what the features say. */
  fluxSources?: readonly FluxSource[]
  /** Where the log goes; the process's output without it. */
  logTo?: LogStream
  /** The built web application; without it only the API answers. */
  web?: Web
  /** What the process tells of itself to whoever watches it. */
  metrics?: Metrics | null
  /** Threads and communes that several applications of one process use; its own without it. */
  tools?: Tools
  /** How long whoever asks for what just changed waits before they get it as it was; null: for ever. */
  patienceMs?: number | null
  /** Time-outs for callers; those in use without it. */
  patience?: Patience
}

/** Where pages and files come from. */
export type Web = {
  render: Render
  /** The build; null while developing. */
  folder: string | null
  /** The back office of the staff; without it there is none. */
  backOffice?: BackOffice
  /** The development server, which answers for its own files. */
  middleware?: Middleware
}
