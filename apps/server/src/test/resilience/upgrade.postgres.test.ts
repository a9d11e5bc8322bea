import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { MIGRATIONS, migrate } from '@foulee/db/migrate'
import { type Cluster, canStartCluster, startCluster } from '@foulee/testing/cluster'
import { createCourse } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer } from './server-process.ts'

const PATIENCE = { timeout: 120_000, interval: 20 }

type Journal = { entries: { idx: number; when: number; tag: string }[] }
const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))

async function writeNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foulee-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const { entries, ...journal } = await readJournal(folder)
  const last = entries.at(-1)
  if (!last) throw new Error('There are no migrations.')
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_essai' }
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [...entries, next] }),
  )
  await writeFile(
    join(folder, `${next.tag}.sql`),
    `ALTER TABLE "course_cards" ADD COLUMN "essai" text DEFAULT 'rien' NOT NULL;`,
  )
  return folder
}

describe.skipIf(!canStartCluster())('a version beside another', () => {
  let cluster: Cluster
  let connection: Connection
  let migrationsFolder: string
  let known: number
  const run = (text: string) => connection.db.$client.query(text)
  const countRun = async () => {
    const { rows } = await run('select count(*)::int as nb from drizzle.__drizzle_migrations')
    return rows[0].nb as number
  }
  beforeAll(async () => {
    cluster = await startCluster()
    connection = await connectPostgres(cluster.urlOf('postgres'), 4)
    migrationsFolder = await writeNextVersion()
    known = (await readJournal(MIGRATIONS)).entries.length
  })
  afterAll(async () => {
    await connection?.close()
    await cluster?.stop()
    if (migrationsFolder) await rm(migrationsFolder, { recursive: true, force: true })
  })

  it('migrates once when two start at the same moment', async () => {
    const url = cluster.urlOf('postgres')
    const servers = await Promise.all([startServer(url), startServer(url)])
    await createCourse(connection.db, new Date())
    try {
      expect(await countRun()).toBe(known)
      for (const { origin } of servers) {
        expect((await fetch(`${origin}/api/sante/pret`)).status).toBe(200)
      }
    } finally {
      for (const server of servers) await server.stop()
    }
    expect((await run('select from course_cards where valable_jusqua <= now()')).rowCount).toBe(0)
  })

  it('lets others read a table that it waits for, and migrates once the lock is free', async () => {
    const backup = await connection.db.$client.connect()
    await backup.query('begin')
    await backup.query('select count(*) from course_cards')
    const onBusy = vi.fn()
    const migrated = migrate(connection.db, { migrationsFolder, onBusy, letPassMs: 500 })
    try {
      await vi.waitFor(() => expect(onBusy).toHaveBeenCalled(), PATIENCE)
      expect(await countRun()).toBe(known)
      // A query that waits for the whole backup would time out here.
      await run(
        `begin; set local statement_timeout = '5s'; select count(*) from course_cards; commit`,
      )
    } finally {
      await backup.query('commit')
      backup.release()
    }
    await migrated
    expect(await countRun()).toBe(known + 1)
  })

  it('serves on a database migrated by a newer version, and leaves the read models to that one', async () => {
    await migrate(connection.db, { migrationsFolder })
    const { id } = await createCourse(connection.db, new Date(), { nom: 'Trail du Relais' })
    const isStale = async () => {
      const card = `select valable_jusqua <= now() as stale from course_cards where courses_id = ${id}`
      return (await run(card)).rows[0].stale as boolean | null
    }
    const server = await startServer(cluster.urlOf('postgres'))
    try {
      expect((await fetch(`${server.origin}/api/sante/pret`)).status).toBe(200)
      expect((await fetch(`${server.origin}/api/courses`)).status).toBe(200)
      expect(await countRun()).toBe(known + 1)
      expect(await isStale()).not.toBe(true)
    } finally {
      await server.stop()
    }
    expect(await isStale()).toBe(true)
  })
})
