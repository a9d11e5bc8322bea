import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { isLockBusy } from './away.ts'
import type { Db } from './connect.ts'

/** The statements of each migration and their journal. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that nothing else locks. */
const LOCK = 70_417_001
/**
 * Whoever needs a table that a migration waits for waits behind it. Less than the second after which
 * PostgreSQL looks whether two wait for each other: it is then the migration that gives way.
 */
const LOCK_WAIT_MS = 800
const LET_PASS_MS = 3_000

/** Thrown when a database stands before the first migration, which some versions have made anew. */
export class OldDatabaseError extends Error {
  override name = 'OldDatabaseError'
}

type Migrating = {
  /** Where the migrations are. */
  migrationsFolder?: string
  /** Told of each try that found a table in use. */
  onBusy?: () => void
  /** How long all may pass again before the next try. */
  letPassMs?: number
}

/**
 * Brings the database to the newest shape. Several processes may start at once: one migrates. One that
 * another version has brought further is left as it is. Whoever is at work on the same database waits
 * for a moment at most: with a table in use for long, by a backup say, all of it is tried again later.
 * @throws OldDatabaseError when a version that is long gone made it
 */
export async function migrate(
  db: Db,
  { migrationsFolder = MIGRATIONS, onBusy, letPassMs = LET_PASS_MS }: Migrating = {},
): Promise<void> {
  const client = await db.$client.connect()
  try {
    // Another may be long at it before us, and building an index takes what it takes.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseOlder(client)
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`)
    // On the same client: the embedded database has no other.
    while (!(await tryMigrations(client, migrationsFolder))) {
      onBusy?.()
      await pause(letPassMs)
    }
    await client.query('reset lock_timeout')
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    await client.query('reset statement_timeout')
    client.release()
  } catch (cause) {
    // The lock and what else the connection holds go with it.
    client.release(true)
    throw cause
  }
}

/** All that is left to run, in one transaction. @returns whether it ran; false when a table was in use */
async function tryMigrations(client: pg.PoolClient, migrationsFolder: string): Promise<boolean> {
  try {
    await runMigrations(drizzle(client), { migrationsFolder })
    return true
  } catch (cause) {
    if (isLockBusy(cause)) return false
    throw cause
  }
}

/**
 * The first migration makes everything, and carries the date of the last one that it replaced: a
 * database that had run that one has run this one. An older one has tables, which it cannot make again.
 */
async function refuseOlder(client: pg.PoolClient): Promise<void> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!table.rows[0].name) return
  const { rows } = await client.query(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const first = readMigrationFiles({ migrationsFolder: MIGRATIONS })[0]?.folderMillis ?? 0
  if (rows[0].last === null || Number(rows[0].last) >= first) return
  throw new OldDatabaseError(
    'Cette base de données vient d’une version trop ancienne\u00a0: docs/exploitation.md dit par laquelle passer.',
  )
}

/** The newest migration that this version knows, as its date in milliseconds. */
export const getNewestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0

/** @returns the newest migration that has run in this database; null where none ever has */
export async function findMigration(db: Pick<Db, 'execute'>): Promise<number | null> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!table.rows[0]?.name) return null
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.last ? Number(rows[0].last) : null
}

/** Whether all migrations of this version have run (`/api/sante/pret`). */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select exists(select from drizzle.__drizzle_migrations where created_at >= ${getNewestMigration()}) as done`,
  )
  return rows[0]?.done ?? false
}
