import { appendFile, cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { holdRemovals } from '#platform/storage/stored-files.ts'
import { type ServerProcess, startServer } from '#test/resilience/server-process.ts'
import { restoreAll } from './restauration.ts'
import { saveAll } from './sauvegarde.ts'
import {
  type Held,
  makePlace,
  openWriter,
  readHeld,
  type Writer,
  writeThrough,
} from './test-site.ts'

const ignoreOutput = () => {}

describe.skipIf(!canStartCluster())('the drill of restoring, on PostgreSQL', () => {
  let cluster: Cluster
  let place: Awaited<ReturnType<typeof makePlace>>
  let writer: Writer
  let server: ServerProcess
  let backup: { folder: string; names: string[]; nb: number }
  const url = () => cluster.urlOf('foulee')

  async function within<T>(name: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await connectPostgres(cluster.urlOf(name), 2)
    return work(connection).finally(() => connection.close())
  }
  const serve = () => startServer(url(), { STORAGE_URL: `file://${place.dataDir}/medias` })
  const settings = () => ({ ...place, databaseUrl: url() })
  const save = () => saveAll(settings(), { ...place, now: new Date(), log: ignoreOutput })
  const restore = (folder: string, replace = false) =>
    restoreAll(folder, settings(), { ...place, now: new Date(), replace, log: ignoreOutput })
  const hold = (name = 'foulee') =>
    within(name, (connection) => readHeld(connection, place.storage))
  const listCourses = () =>
    within('foulee', async ({ db }) => {
      const { rows } = await db.execute<{ nom: string }>(sql`select nom from courses order by id`)
      return rows.map(({ nom }) => nom)
    })
  const listDatabases = () =>
    within('postgres', async ({ db }) => {
      const { rows } = await db.execute<{ datname: string }>(
        sql`select datname from pg_database where datname like 'foulee%' order by 1`,
      )
      return rows.map(({ datname }) => datname)
    })

  beforeAll(async () => {
    const { cluster: own, connection } = await startMigratedCluster(1)
    cluster = own
    await connection.close()
    place = await makePlace()
    await within('template1', ({ db }) => db.execute(sql`create database foulee template postgres`))
    writer = await within('foulee', ({ db }) => openWriter(db))
    server = await serve()
  })
  afterAll(async () => {
    await server?.kill()
    await place?.remove()
    await cluster?.stop()
  })

  it('backs up during writes, with every file that the rows reference', async () => {
    const through = writeThrough(server, writer)
    await through.addCourse('Trail des Crêtes')
    const state = { isOver: false, width: 210 }
    // Each picture is deleted when the next one comes: the case that a backup must not miss.
    const writing = (async () => {
      while (!state.isOver) {
        await through.sendAvatar(state.width++)
        await through.addCourse(`Course ${state.width}`)
      }
    })()
    const { folder, manifest } = await save().finally(() => {
      state.isOver = true
    })
    await writing
    expect(state.width).toBeGreaterThan(211)
    expect(manifest.manquants).toEqual([])
    const nb = manifest.tables.find(({ nom }) => nom === 'public.courses')?.lignes ?? 0
    expect(nb).toBeGreaterThan(0)
    backup = { folder, nb, names: manifest.fichiers.map(({ cle }) => cle) }
  })

  it('blocks the deletion of files while it reads', async () => {
    const through = writeThrough(server, writer)
    const isThere = async (address: string) => {
      const file = await place.storage.get(address.replace('/medias/', ''))
      file?.stream.destroy()
      return file !== null
    }
    const held = await within('foulee', ({ db }) =>
      db.transaction(async (tx) => {
        await holdRemovals(tx)
        const address = await through.sendAvatar(500)
        await through.sendAvatar(501)
        return address
      }),
    )
    expect(await isThere(held)).toBe(true)
    const free = await through.sendAvatar(502)
    await through.sendAvatar(503)
    await vi.waitFor(async () => expect(await isThere(free)).toBe(false), { timeout: 120_000 })
  })

  it('refuses to restore while a server is connected', async () => {
    await expect(restore(backup.folder, true)).rejects.toThrow('arrêtez les serveurs')
    expect(await listDatabases()).toEqual(['foulee'])
  })

  it('restores rows and files after all was destroyed', async () => {
    const through = writeThrough(server, writer)
    await through.addCourse('Course après la première sauvegarde')
    const named = await listCourses()
    const { files } = await hold()
    const { folder, manifest } = await save()
    await through.addCourse('Course qui sera perdue')
    await through.sendAvatar(900)
    await server.stop()
    expect(await listCourses()).toHaveLength(named.length + 1)

    await expect(restore(folder)).rejects.toThrow('n’est pas vide')
    await within('postgres', ({ db }) => db.execute(sql`drop database foulee`))
    await rm(place.dataDir, { recursive: true })
    expect((await restore(folder)).former).toBeNull()
    const after = await hold()
    expect(after.tables).toEqual(manifest.tables)
    expect(after.files).toEqual(files)
    expect(await listCourses()).toEqual(named)

    server = await serve()
    await writeThrough(server, writer).addCourse('Course d’après')
    await server.stop()
    expect(await listCourses()).toHaveLength(named.length + 1)
  })

  it('keeps the former database under another name when it replaces it', async () => {
    const replaced: Held = await hold()
    const { former } = await restore(backup.folder, true)
    expect(await listDatabases()).toEqual(['foulee', former])
    expect((await hold(former ?? '')).tables).toEqual(replaced.tables)
    expect(await listCourses()).toHaveLength(backup.nb)
    expect(Object.keys((await hold()).files)).toEqual(expect.arrayContaining(backup.names))
  })

  it('touches nothing when the backup was tampered with', async () => {
    const copy = join(place.root, 'copie')
    await cp(backup.folder, copy, { recursive: true })
    await appendFile(join(copy, 'base.dump'), 'x')
    const [databases, held] = [await listDatabases(), await hold()]
    await expect(restore(copy, true)).rejects.toThrow('base.dump est altéré')
    expect(await listDatabases()).toEqual(databases)
    expect(await hold()).toEqual(held)
  })
})
