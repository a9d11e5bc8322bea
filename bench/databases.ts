import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { connectPostgres, type Db } from '@foulee/db/connect'
import { generateRaces } from '@foulee/db/demo/generate'
import { migrate } from '@foulee/db/migrate'
import { sumFacettes } from '@foulee/db/read-models/facettes'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Cluster } from './postgres.ts'
import { writeLine } from './report.ts'

const SEED = 1
const PREFIX = 'foulee_bench_'
/** Sources that determine the rows; changes elsewhere do not matter. */
const MADE_OF = ['migrations/', 'read-models/', 'demo/']
const IS_APART = /\.test\.|^(load|cast|situations)\./

export const openRaces = (cluster: Cluster, races: number): Promise<string> =>
  openCached(cluster, String(races), async (url) => {
    writeLine(`Génération de ${races.toLocaleString('fr')} courses…`)
    await fill(url, races)
  })

export const getPartName = (purpose: string, part: number): string =>
  part === 1 ? purpose : `${purpose}${part < 1 ? `x${Math.round(1 / part)}` : part}`

export async function openCached(
  cluster: Cluster,
  purpose: string,
  fillIt: (url: string) => Promise<void>,
): Promise<string> {
  const name = `${PREFIX}${purpose}_${fingerprint()}`
  const admin = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`${PREFIX}${purpose}_`],
  )
  for (const { datname } of rows.filter((row) => row.datname !== name)) {
    await admin.query(`drop database ${datname} with (force)`)
  }
  if (!rows.some(({ datname }) => datname === name)) {
    await admin.query(`create database ${name}_part`)
    await fillIt(cluster.urlOf(`${name}_part`))
    // Renamed once complete, so that an interrupted run leaves no valid name.
    await admin.query(`alter database ${name}_part rename to ${name}`)
  }
  await admin.end()
  return cluster.urlOf(name)
}

/**
 * Bulk insert: indexes are created afterwards and foreign keys are not checked, on a dedicated
 * connection.
 * @param isKept filter on index definitions
 */
export async function writeInBulk(
  db: Db,
  { tables, isKept }: { tables: readonly string[]; isKept: (index: string) => boolean },
  write: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.execute<{ name: string; made: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid::regclass::text = any(${sql.param([...tables])}) and not indisprimary`)
  for (const { name } of rows) await db.execute(`drop index ${name}`)
  await db.execute('set session_replication_role = replica')
  await write()
  await db.execute('set session_replication_role = origin')
  await db.execute("set maintenance_work_mem = '1GB'")
  for (const { made } of rows) if (isKept(made)) await db.execute(made)
}

export async function withDatabase<T>(
  cluster: Cluster,
  purpose: string,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const name = `${PREFIX}${purpose}`
  const admin = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await admin.connect()
  try {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name}`)
    return await use(cluster.urlOf(name))
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

export async function fill(url: string, races: number): Promise<void> {
  const connection = await connectPostgres(url)
  await migrate(connection.db)
  await generateRaces(connection.db, { races, seed: SEED, now: new Date() })
  await sumFacettes(connection.db)
  // Without the extension, statements are not counted.
  await connection.db.$client.query('create extension pg_stat_statements').catch(() => {})
  await connection.db.$client.query('vacuum analyze')
  await connection.close()
}

/** @returns a digest of the sources and of the day, as races are dated around today */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of MADE_OF) {
    const url = new URL(`../packages/db/src/${folder}`, import.meta.url)
    const names = readdirSync(url).filter(
      (name) => /\.(ts|sql)$/.test(name) && !IS_APART.test(name),
    )
    for (const name of names.toSorted()) hash.update(readFileSync(new URL(name, url)))
  }
  return hash.digest('hex').slice(0, 10)
}
