import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Db } from './connect.ts'
import { isLockBusy } from './errors.ts'

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const LOCK = 70_417_001
/**
 * Lock timeout: queries behind a waiting migration wait too. Below the deadlock_timeout of one
 * second, so that the migration gives way first.
 */
const LOCK_WAIT_MS = 800
const LET_PASS_MS = 3_000

export class OldDatabaseError extends Error {
  override name = 'OldDatabaseError'
}

type Migrating = {
  migrationsFolder?: string
  onBusy?: () => void
  letPassMs?: number
}

export async function migrate(
  db: Db,
  { migrationsFolder = MIGRATIONS, onBusy, letPassMs = LET_PASS_MS }: Migrating = {},
): Promise<void> {
  const client = await db.$client.connect()
  try {
    // Another process may be migrating first, and index builds are long.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await assertNotOlder(client)
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`)
    // On the same client, as the embedded database has no other.
    while (!(await tryMigrations(client, migrationsFolder))) {
      onBusy?.()
      await pause(letPassMs)
    }
    await client.query('reset lock_timeout')
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    await client.query('reset statement_timeout')
    client.release()
  } catch (cause) {
    // Destroys the connection with its locks and settings.
    client.release(true)
    throw cause
  }
}

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
 * The first migration creates everything and is dated like the last one it replaced: a database
 * that has run that one is up to date. An older database already has tables and cannot run it.
 */
async function assertNotOlder(client: pg.PoolClient): Promise<void> {
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

export const getNewestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0

/** @returns date of the newest applied migration; null if none */
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

/** Whether all migrations are applied (`/api/sante/pret`). */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select exists(select from drizzle.__drizzle_migrations where created_at >= ${getNewestMigration()}) as done`,
  )
  return rows[0]?.done ?? false
}
