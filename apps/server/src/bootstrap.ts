import { type Connection, connectEmbedded, connectPostgres } from '@foulee/db/connect'
import { CAST, DEMO_PASSWORD } from '@foulee/db/demo/cast'
import { hasCourses, loadDemo } from '@foulee/db/demo/load'
import { FolderLockedError } from '@foulee/db/embedded/lock'
import { migrate, OldDatabaseError } from '@foulee/db/migrate'
import { refreshCourseCards } from '@foulee/db/read-models/course-cards'
import { sumFacettes } from '@foulee/db/read-models/facettes'
import { refreshMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { markCardsStale } from '@foulee/db/read-models/mark-cards-stale'
import { refreshVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { REGISTRY } from '#features/registry.ts'
import { findMasked } from '#features/site/pages/pages.queries.ts'
import { layOutTexts } from '#features/site/pages/premiers-textes.ts'
import { queueAtStart, WORKS } from '#features/works.ts'
import type { Web } from '#kernel/dependencies.ts'
import { hasMailbox } from '#kernel/mail/mailbox-page.ts'
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { logSlowStatement } from '#platform/http/slow-statement.ts'
import { storeReadyPhoto } from '#platform/images/stored-photos.ts'
import { onceThere, startJobs } from '#platform/jobs/run.ts'
import { createTransport } from '#platform/mail/create-transport.ts'
import { createMetrics, serveMetrics } from '#platform/observability/metrics/metrics.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { buildApp } from './app.ts'

/** Maximum delay before a registration shows as open or closed. */
const REFRESH_EVERY_MS = 30_000

const writeLine = (text: string) => process.stdout.write(`${text}\n`)

/** Concurrent statements of one process on PostgreSQL. */
const CLIENTS = 10

function open(config: Config): Promise<Connection> {
  const { databaseUrl, databaseLimits, dataDir } = config
  return databaseUrl
    ? connectPostgres(databaseUrl, CLIENTS, databaseLimits, {
        directUrl: config.databaseDirectUrl,
        replicaUrls: config.databaseReplicaUrls,
      })
    : connectEmbedded(dataDir)
}

/** Takes a session-level advisory lock, which needs a direct connection: a pooler offers none. */
async function migrateDirectly({ db }: Connection, directUrl: string | null): Promise<void> {
  const onBusy = () =>
    writeLine(
      'Une table que la migration change est occupée (sauvegarde\u00a0?)\u00a0: nouvel essai.',
    )
  if (!directUrl) return migrate(db, { onBusy })
  const direct = await connectPostgres(directUrl, 1)
  await migrate(direct.db, { onBusy }).finally(direct.close)
}

async function prepare(connection: Connection, config: Config, storage: Storage): Promise<void> {
  const { db } = connection
  await migrateDirectly(connection, config.databaseDirectUrl)
  if (config.isDemo && !(await hasCourses(db))) {
    // The demo data set knows neither password hashing nor storage: both are injected here.
    writeLine('Chargement du monde de démonstration…')
    await loadDemo(db, new Date(), {
      hashPassword,
      storeOriginal: (tx, bytes, format) => storeOriginal(tx, storage, bytes, format),
      storePicture: (tx, files) => storeReadyPhoto(tx, storage, files),
    })
  }
  await layOutTexts(db, new Date())
  for (const chemin of await findMasked(db)) {
    writeLine(
      `Attention\u00a0: le site a pris l’adresse ${chemin}, la page qui s’y trouve ne se lit plus.`,
    )
  }
  await refreshCards(db)
  // A replica that lags behind the migration may lack tables that this version reads.
  await connection.replicas?.recordChange()
}

async function refreshCards(db: Connection['db']): Promise<void> {
  await refreshCourseCards(db, new Date())
  await refreshVoyageCards(db, new Date())
  await refreshMagasinCards(db, new Date())
}

async function refreshReadModels({ db }: Connection): Promise<void> {
  await refreshCards(db)
  await sumFacettes(db)
}

async function serve(loadWeb: () => Promise<Web>, readSettings: typeof readConfig): Promise<void> {
  const config = readSettings(process.env)
  // The embedded database starts in its thread meanwhile.
  const [connection, web] = await Promise.all([open(config), loadWeb()])
  const storage = openStorage(config.storage)
  await prepare(connection, config, storage)
  const clock = () => new Date()
  const metrics = config.metricsPort ? createMetrics(connection) : null
  const app = await buildApp({ config, connection, clock, storage, web, metrics })
  connection.observe((statement) => {
    metrics?.addStatement(statement.ms)
    logSlowStatement(app.log, statement, config.slowStatementMs)
  })
  const refresh = setInterval(
    () => refreshReadModels(connection).catch((cause) => app.log.error(cause)),
    REFRESH_EVERY_MS,
  )
  const metricsServer =
    metrics && config.metricsPort
      ? await serveMetrics(metrics.registry, config.metricsPort, config.host)
      : null
  const transport = await createTransport(config)
  await app.listen({ port: config.port, host: config.host })
  announce(config, app.server.address())
  const context = {
    db: connection.db,
    config,
    clock,
    limits: createRateLimits(connection.db, config.rates),
    log: app.log,
    transport,
    storage,
    registry: REGISTRY,
    ...(metrics && { onFailure: metrics.addFailedJob }),
  }
  const closing = new AbortController()
  const jobs = startJobs(context, WORKS, closing.signal)

  const stop = async () => {
    closing.abort()
    clearInterval(refresh)
    metricsServer?.close()
    await app.close()
    await (await jobs)()
    await markCardsStale(connection.db).catch((cause: unknown) => app.log.error(cause))
    transport.close()
    await connection.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await jobs
  await onceThere(app.log, closing.signal, () => queueAtStart(connection.db))
}

function announce(config: Config, address: unknown): void {
  const { port } = address as { port: number }
  writeLine(`Foulée est ouverte\u00a0: http://localhost:${port}`)
  if (hasMailbox(config))
    writeLine(`Les messages envoyés se lisent sur http://localhost:${port}/courrier`)
  else if (!config.mail.smtpUrl) writeLine('Attention\u00a0: sans SMTP_URL, aucun message ne part.')
  if (!config.isDemo) return
  writeLine(`Comptes de démonstration (mot de passe «\u00a0${DEMO_PASSWORD}\u00a0»)\u00a0:`)
  for (const { email, role } of Object.values(CAST)) writeLine(`  ${email} : ${role}`)
}

/**
 * Opens the database, prepares it, and serves until SIGTERM. An unusable setting or folder ends the
 * process with one sentence.
 * @param readSettings overridden by drills, for settings that no environment variable offers: a
 * push service on this machine
 */
export async function start(loadWeb: () => Promise<Web>, readSettings = readConfig): Promise<void> {
  try {
    await serve(loadWeb, readSettings)
  } catch (cause) {
    const isExpected = [ConfigError, FolderLockedError, OldDatabaseError].some(
      (kind) => cause instanceof kind,
    )
    const text = cause instanceof Error ? (isExpected ? cause.message : cause.stack) : String(cause)
    process.stderr.write(`${text}\n`)
    process.exit(1)
  }
}
