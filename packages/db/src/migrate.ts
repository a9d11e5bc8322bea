import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that nothing else locks. */
const LOCK = 70_417_001

/** Brings the database to the newest shape. Several processes may start at once: one migrates. */
export async function migrate(db: Db): Promise<void> {
  const client = await db.$client.connect()
  try {
    // Another may be long at it before us, and building an index takes what it takes.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    // On the same client: the embedded database has no other.
    await runMigrations(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    await client.query('reset statement_timeout')
    client.release()
  } catch (cause) {
    // The lock and what else the connection holds go with it.
    client.release(true)
    throw cause
  }
}

/** Whether all migrations of this version have run (`/api/sante/pret`). */
export async function isMigrated(db: Db): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select exists(select from drizzle.__drizzle_migrations where created_at >= ${newest}) as done`,
  )
  return rows[0]?.done ?? false
}
