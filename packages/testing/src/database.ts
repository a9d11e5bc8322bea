import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, connectEmbedded, connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import pg from 'pg'

const ROOT = new URL('../../../', import.meta.url).pathname
const MIGRATIONS = join(ROOT, 'packages/db/src/migrations')
const CACHE = join(ROOT, '.cache')

/** In CI the embedded database has a thread of its own, as in production; without one, tests take an eighth less work. */
const isInThread = !process.env.CI

export async function openTestDatabase(): Promise<Connection> {
  const url = process.env.TEST_DATABASE_URL
  return url
    ? createPostgresDatabase(url)
    : connectEmbedded(null, await getSnapshot(), { isInThread })
}

let shared: Promise<Connection> | undefined
/**
 * Database shared by all files of this test process, as opening one takes a second. Tests create
 * their own rows and never assume an empty table. Dropped at the end of the process (`run.ts`).
 */
export function shareTestDatabase(): Promise<Connection> {
  shared ??= openTestDatabase()
  return shared
}

/** Changes with any migration, which invalidates the snapshot. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update('snapshot-1')
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(MIGRATIONS, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Archive of the migrated embedded database: restoring is faster than migrating. */
export async function getSnapshot(): Promise<Uint8Array> {
  const path = join(CACHE, `base-${await fingerprint()}.tar.gz`)
  const kept = await readFile(path).catch(() => null)
  if (kept) return kept
  const connection = await connectEmbedded(null)
  await migrate(connection.db)
  const dump = (await connection.dump()) ?? new Uint8Array()
  await connection.close()
  await mkdir(CACHE, { recursive: true })
  const part = `${path}.${randomUUID()}`
  await writeFile(part, dump)
  await rename(part, path)
  return dump
}

/** Fills `dataDir` like a first server start, ten times faster. */
export async function unpackSnapshot(dataDir: string): Promise<void> {
  const base = join(dataDir, 'base')
  await mkdir(base, { recursive: true })
  // Its warning about absolute names is discarded.
  execFileSync('tar', ['-xz', '-C', base], { input: await getSnapshot(), stdio: 'pipe' })
}

export const getDatabasePrefix = () => `foulee_test_${process.env.TEST_RUN ?? 'alone'}_`

async function createPostgresDatabase(url: string): Promise<Connection> {
  const name = `${getDatabasePrefix()}${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const connection = await connectPostgres(own.href, 5)
  await migrate(connection.db)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
