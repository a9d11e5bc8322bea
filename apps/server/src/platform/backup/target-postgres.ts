import { availableParallelism } from 'node:os'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { getBackupName } from './backup-folder.ts'
import { getDatabaseName, runProgram, toDatabase, toLibpq } from './postgres-programs.ts'
import { quote, SauvegardeError } from './sauvegarde-error.ts'
import { readServer } from './server-version.ts'
import { readTables } from './tables.ts'
import type { Target } from './target.ts'

/** Advisory lock key, unique within the maintenance database. */
const LOCK = 70_417_003
/** PostgreSQL truncates longer names silently. */
const MAX_NAME = 63
const MAX_JOBS = 4

const connectClient = (connection: Connection) => connection.db.$client.connect()
type Admin = Awaited<ReturnType<typeof connectClient>>
const identify = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The database of a URL, which may not exist yet; the role needs CREATEDB. */
export async function openPostgresTarget(databaseUrl: string, now: Date): Promise<Target> {
  const name = getDatabaseName(databaseUrl)
  const draft = checkName(`${name}_restauration`)
  const former = checkName(`${name}_avant_${getBackupName(now).toLowerCase()}`)
  // A database cannot be renamed from within.
  const around = toDatabase(databaseUrl, name === 'postgres' ? 'template1' : 'postgres')
  const connection = await connectPostgres(around, 1)
  const admin = await connectClient(connection)
  let isSwapped = false
  const dropDraft = () => admin.query(`drop database if exists ${identify(draft)} with (force)`)
  const close = async () => {
    try {
      if (!isSwapped) await dropDraft()
    } finally {
      // Closing the session releases the lock.
      admin.release(true)
      await connection.close()
    }
  }
  try {
    await lockOut(admin)
    await assertNotOpen(admin, name)
    await dropDraft()
  } catch (cause) {
    isSwapped = true
    await close()
    throw cause
  }
  const isEmpty = async () => !(await exists(admin, name)) || (await countTables(databaseUrl)) === 0
  return {
    name,
    isEmpty,
    async load(archive) {
      await createLike(admin, draft, name)
      const { url, env } = toLibpq(toDatabase(databaseUrl, draft))
      const jobs = Math.min(MAX_JOBS, availableParallelism())
      const args = ['--no-owner', '--no-privileges', '--exit-on-error', `--jobs=${jobs}`]
      await runProgram('pg_restore', [...args, `--dbname=${url}`, archive], env)
      return readLoaded(toDatabase(databaseUrl, draft))
    },
    async swap() {
      const hasFormer = await exists(admin, name)
      const wasEmpty = await isEmpty()
      await swapNames(admin, { name, draft, former: hasFormer ? former : null })
      isSwapped = true
      if (hasFormer && wasEmpty) await admin.query(`drop database ${identify(former)}`)
      return hasFormer && !wasEmpty ? former : null
    },
    close,
  }
}

function checkName(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME) return name
  throw new SauvegardeError(`Le nom ${quote(name)} serait trop long pour une base de données.`)
}

async function lockOut(admin: Admin): Promise<void> {
  const { rows } = await admin.query('select pg_try_advisory_lock($1) as mine', [LOCK])
  if (!rows[0].mine) throw new SauvegardeError('Une autre restauration est en cours.')
}

async function assertNotOpen(admin: Admin, name: string): Promise<void> {
  const { rows } = await admin.query(
    'select count(*)::int as nb from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
  if (rows[0].nb > 0) throw new SauvegardeError(formatOpen(name))
}

const formatOpen = (name: string) =>
  `La base ${quote(name)} sert encore\u00a0: arrêtez les serveurs qui y sont connectés.`

async function exists(admin: Admin, name: string): Promise<boolean> {
  const { rows } = await admin.query('select from pg_database where datname = $1', [name])
  return rows.length > 0
}

async function countTables(databaseUrl: string): Promise<number> {
  const connection = await connectPostgres(databaseUrl, 1)
  try {
    return (await connection.db.transaction(readTables)).length
  } finally {
    await connection.close()
  }
}

/** With the encoding and collation of the replaced database, else the server's. */
async function createLike(admin: Admin, draft: string, name: string): Promise<void> {
  const { rows } = await admin.query(
    `select pg_encoding_to_char(encoding) as encoding, to_jsonb(d) as settings from pg_database d
    where datname in ($1, 'template0') order by datname = $1 desc limit 1`,
    [name],
  )
  const { encoding, settings } = rows[0]
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`
  const icu = settings.datlocale ?? settings.daticulocale
  await admin.query(
    [
      `create database ${identify(draft)} template template0 encoding ${text(encoding)}`,
      `lc_collate ${text(settings.datcollate)} lc_ctype ${text(settings.datctype)}`,
      ...(settings.datlocprovider === 'i' ? [`locale_provider icu icu_locale ${text(icu)}`] : []),
    ].join(' '),
  )
}

async function readLoaded(url: string) {
  const connection = await connectPostgres(url, 1)
  try {
    const loaded = await connection.db.transaction(async (tx) => ({
      serveur: await readServer(tx),
      tables: await readTables(tx),
    }))
    // An archive has no planner statistics.
    await connection.db.execute(sql`analyze`)
    return loaded
  } finally {
    await connection.close()
  }
}

async function swapNames(
  admin: Admin,
  { name, draft, former }: { name: string; draft: string; former: string | null },
): Promise<void> {
  const rename = (from: string, to: string) =>
    admin.query(`alter database ${identify(from)} rename to ${identify(to)}`)
  await admin.query('begin')
  try {
    if (former) await rename(name, former)
    await rename(draft, name)
    await admin.query('commit')
  } catch (cause) {
    await admin.query('rollback')
    const isOpen = (cause as { code?: string }).code === '55006'
    throw isOpen ? new SauvegardeError(formatOpen(name), { cause }) : cause
  }
}
