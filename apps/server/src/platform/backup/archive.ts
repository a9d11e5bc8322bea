import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, connectEmbedded, connectPostgres, type Tx } from '@foulee/db/connect'
import { findMigration } from '@foulee/db/migrate'
import { sql } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import { FILE_KINDS, holdRemovals, listNamed } from '#platform/storage/stored-files.ts'
import type { Manifest, TableState } from './manifest.ts'
import { runProgram, toLibpq } from './postgres-programs.ts'
import { quote, SauvegardeError } from './sauvegarde-error.ts'
import { readServer } from './server-version.ts'
import { compareTables, readTables } from './tables.ts'
import { readWhole, syncPath, writeWhole } from './whole-file.ts'

export type Archive = {
  base: Manifest['base']
  migration: number
  tables: TableState[]
  named: ReadonlyMap<string, readonly string[]>
}

type Source = Pick<Config, 'databaseUrl' | 'dataDir'>

/** @param whileHeld runs after the dump, before referenced files may be deleted from the storage */
export const writeArchive = (
  source: Source,
  folder: string,
  whileHeld: () => Promise<void>,
): Promise<Archive> =>
  source.databaseUrl
    ? writePostgres(source.databaseUrl, folder, whileHeld)
    : writeEmbedded(source.dataDir, folder, whileHeld)

export async function checkArchive(folder: string, { base, tables }: Archive): Promise<void> {
  const path = join(folder, base.nom)
  const problems =
    base.sorte === 'postgres'
      ? findUnlisted(await runProgram('pg_restore', ['--list', path]), tables)
      : await compareOpened(path, tables)
  if (problems.length === 0) return
  throw new SauvegardeError(
    `La base de données écrite n’est pas celle qui a été lue\u00a0: ${problems.join(', ')}.`,
  )
}

async function writePostgres(
  databaseUrl: string,
  folder: string,
  whileHeld: () => Promise<void>,
): Promise<Archive> {
  // One connection blocks deletions, the other holds the snapshot.
  const connection = await connectPostgres(databaseUrl, 2)
  const inSnapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  try {
    return await connection.db.transaction(async (hold) => {
      await waitLong(hold)
      // Before the snapshot, so that no file it references is being deleted.
      await holdRemovals(hold)
      const archive = await connection.db.transaction(
        (tx) => dumpSnapshot(tx, databaseUrl, folder),
        inSnapshot,
      )
      await whileHeld()
      return archive
    })
  } finally {
    await connection.close()
  }
}

/** `pg_dump` and the counts share one snapshot, in parallel. */
async function dumpSnapshot(tx: Tx, databaseUrl: string, folder: string): Promise<Archive> {
  await waitLong(tx)
  const { rows } = await tx.execute<{ id: string }>(sql`select pg_export_snapshot() as id`)
  const path = join(folder, 'base.dump')
  const { url, env } = toLibpq(databaseUrl)
  const args = [
    '--format=custom',
    `--snapshot=${rows[0]?.id}`,
    `--file=${path}`,
    // PostGIS fills this table itself; only a superuser may write it.
    '--exclude-table-data=*.spatial_ref_sys',
    `--dbname=${url}`,
  ]
  const [described] = await Promise.all([describe(tx), runProgram('pg_dump', args, env)])
  await syncPath(path)
  const { serveur, ...state } = described
  return {
    ...state,
    base: { sorte: 'postgres', nom: 'base.dump', serveur, ...(await sized(path)) },
  }
}

async function writeEmbedded(
  dataDir: string,
  folder: string,
  whileHeld: () => Promise<void>,
): Promise<Archive> {
  // Opening would create a new database.
  if (!existsSync(join(dataDir, 'base'))) {
    throw new SauvegardeError(`Il n’y a pas de base de données dans ${quote(dataDir)}.`)
  }
  const connection = await connectEmbedded(dataDir)
  try {
    const { serveur, ...state } = await connection.db.transaction(describe)
    await connection.db.execute(sql`checkpoint`)
    const bytes = (await connection.dump()) ?? new Uint8Array()
    const written = await writeWhole(join(folder, 'base.tar.gz'), [bytes])
    await whileHeld()
    return { ...state, base: { sorte: 'embedded', nom: 'base.tar.gz', serveur, ...written } }
  } finally {
    await connection.close()
  }
}

async function describe(tx: Tx): Promise<Omit<Archive, 'base'> & { serveur: string }> {
  const migration = await findMigration(tx)
  if (migration === null) {
    throw new SauvegardeError('Cette base de données n’est pas celle d’un site Foulée.')
  }
  const named = new Map<string, string[]>()
  for (const kind of FILE_KINDS) named.set(kind, await listNamed(tx, kind))
  return { migration, serveur: await readServer(tx), named, tables: await readTables(tx) }
}

/** Lifts the limits of the role, which are for the site. */
async function waitLong(tx: Tx): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`set local statement_timeout = 0`)
}

async function sized(path: string) {
  const state = await readWhole(path)
  if (!state) throw new SauvegardeError(`${quote(path)} a disparu pendant la sauvegarde.`)
  return state
}

function findUnlisted(list: string, tables: readonly TableState[]): string[] {
  const listed = new Set(
    [...list.matchAll(/ TABLE DATA (\S+) (.+) \S+$/gm)].map(
      ([, schema, name]) => `${schema}.${name}`,
    ),
  )
  return tables.flatMap(({ nom }) => (listed.has(nom) ? [] : [`la table ${nom} manque`]))
}

async function compareOpened(path: string, tables: readonly TableState[]): Promise<string[]> {
  const opened: Connection = await connectEmbedded(null, await readFile(path))
  try {
    return compareTables(tables, await opened.db.transaction(readTables), true)
  } finally {
    await opened.close()
  }
}
