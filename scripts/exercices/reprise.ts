import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { type Cluster, findPostgres, startCluster } from '@foulee/testing/cluster'
import { sql } from 'drizzle-orm'
import { root, writeLine } from '../steps.ts'

/**
 * Point-in-time recovery drill with pgBackRest as configured in `ops/pgbackrest`: writes continue
 * during and after a full backup, the data folder is destroyed, and the database is restored to a
 * time between two commits. All writes acknowledged before must exist, none after.
 */
const PROGRAM = '/usr/bin/pgbackrest'
const ROWS = 300
const PATIENCE_MS = 60_000

if (!existsSync(PROGRAM) || !findPostgres()) {
  writeLine('Installez pgbackrest et postgresql-15-postgis-3 pour cet exercice.')
  process.exit(1)
}

const started = performance.now()
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  writeLine(`  ${what}\u00a0: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

/**
 * Configuration of `ops/pgbackrest` with the paths of this cluster. @returns settings for
 * PostgreSQL
 */
async function writeSettings({ folder, data, port }: Cluster): Promise<string> {
  const read = (name: string) => readFile(join(root, 'ops/pgbackrest', name), 'utf8')
  const paths: Record<string, string> = {
    'repo1-path': join(folder, 'depot'),
    'pg1-path': data,
    'pg1-port': String(port),
    'pg1-socket-path': folder,
  }
  const config = (await read('pgbackrest.conf'))
    .replace(/^([a-z0-9-]+)=.*$/gm, (line, name) => (paths[name] ? `${name}=${paths[name]}` : line))
    .replace('[global]', `[global]\nlock-path=${join(folder, 'verrous')}`)
  await writeFile(configOf(folder), config)
  const settings = await read('postgresql.conf')
  return settings.replace("'pgbackrest ", `'${PROGRAM} --config=${configOf(folder)} `)
}

const configOf = (folder: string) => join(folder, 'pgbackrest.conf')

async function write({ db }: Connection, nb: number): Promise<void> {
  for (let n = 0; n < nb; n++) await db.execute(sql`insert into marques default values`)
}

async function readNow({ db }: Connection): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  return rows[0]?.now ?? ''
}

async function readMarks({ db }: Connection): Promise<number[]> {
  const { rows } = await db.execute<{ n: number }>(sql`select n from marques order by n`)
  return rows.map(({ n }) => n)
}

/** Reads are possible during recovery; writes only at its end. */
async function waitForWrites({ db }: Connection): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await db.execute<{ going: boolean }>(sql`select pg_is_in_recovery() as going`)
    if (!rows[0]?.going) return
    if (Date.now() > end) throw new Error('The recovery did not end.')
    await wait(50)
  }
}

async function drill(cluster: Cluster): Promise<boolean> {
  const options = [`--config=${configOf(cluster.folder)}`, '--stanza=foulee']
  const backrest = (...args: string[]) => cluster.run(PROGRAM, [...options, ...args])
  const open = () => connectPostgres(cluster.urlOf('postgres'), 1)
  const settings = await writeSettings(cluster)
  await cluster.halt()
  await writeFile(join(cluster.data, 'postgresql.conf'), settings, { flag: 'a' })
  await cluster.start()
  await timed('Dépôt ouvert', () => backrest('stanza-create'))

  const first = await open()
  await first.db.execute(
    sql`create table marques (n int primary key generated always as identity, le timestamptz not null default clock_timestamp())`,
  )
  await timed('Sauvegarde entière, pendant que l’on écrit', () =>
    Promise.all([backrest('--type=full', 'backup'), write(first, ROWS)]),
  )
  await timed(`${ROWS} lignes après elle`, () => write(first, ROWS))
  const expected = await readMarks(first)
  const moment = await readNow(first)
  await write(first, ROWS)
  const written = (await readMarks(first)).length
  await timed('Journal archivé jusqu’au bout', () => backrest('check'))
  await first.close()

  await cluster.halt()
  await rm(cluster.data, { recursive: true })
  writeLine(
    `  Dossier de la base détruit. ${written} lignes confirmées, ${expected.length} avant ${moment}`,
  )
  const back = await timed('Restauré et rouvert en écriture', async () => {
    await backrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
    await cluster.start()
    const connection = await open()
    await waitForWrites(connection)
    return connection
  })
  const found = await readMarks(back)
  await write(back, 1)
  await back.close()
  const isExact = found.length === expected.length && found.every((n, at) => n === expected[at])
  const [lost, tooMany] = [
    expected.filter((n) => !found.includes(n)).length,
    found.filter((n) => !expected.includes(n)).length,
  ]
  writeLine(`  ${found.length} lignes retrouvées\u00a0: ${lost} perdue(s), ${tooMany} en trop`)
  return isExact
}

const cluster = await startCluster()
try {
  const isExact = await drill(cluster)
  writeLine(`  En tout\u00a0: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  process.exitCode = isExact ? 0 : 1
} finally {
  await cluster.stop()
}
