import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Connection, connectEmbedded } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { unpackSnapshot } from '@foulee/testing/database'
import { createCourse } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  findProgram,
  getCompileCache,
  type ServerProcess,
  startServer,
} from '#test/resilience/server-process.ts'
import { listBackups } from './backup-folder.ts'
import { pathOfFile, readManifest } from './manifest.ts'
import { restoreAll } from './restauration.ts'
import { saveAll } from './sauvegarde.ts'
import { type Held, makePlace, openWriter, readHeld, writeThrough } from './test-site.ts'

const PROGRAM = findProgram('sauvegarde', new URL('./main.ts', import.meta.url))
const LOST = `banniere/dd/${'d'.repeat(64)}`
const run = promisify(execFile)
const ignoreOutput = () => {}

let place: Awaited<ReturnType<typeof makePlace>>
const settings = () => ({ ...place, databaseUrl: null })
const restore = (folder: string, replace: boolean) =>
  restoreAll(folder, settings(), {
    storage: place.storage,
    now: new Date(),
    replace,
    log: ignoreOutput,
  })
const environment = () => ({
  PATH: process.env.PATH,
  ...getCompileCache(),
  DATA_DIR: place.dataDir,
  SAUVEGARDE_DOSSIER: place.sauvegarde.dossier,
})
const command = (...args: string[]) =>
  run(process.execPath, [PROGRAM, ...args], { env: environment() }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
  )
const listDrafts = async () =>
  (await readdir(place.sauvegarde.dossier)).filter((name) => name.startsWith('.ebauche-'))

async function within<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connectEmbedded(place.dataDir)
  return work(connection).finally(() => connection.close())
}
const hold = () => within((connection) => readHeld(connection, place.storage))

describe('the drill of restoring, on the embedded database', () => {
  let server: ServerProcess | undefined
  let backup: string
  let before: Held
  beforeAll(async () => {
    place = await makePlace()
    await unpackSnapshot(place.dataDir)
  })
  afterAll(async () => {
    await server?.kill()
    await place.remove()
  })

  it('refuses while the server runs, and backs up all once it is stopped', async () => {
    const writer = await within(({ db }) => openWriter(db))
    server = await startServer('', { DATA_DIR: place.dataDir, DEMO: '0' })
    const through = writeThrough(server, writer)
    await through.addCourse('Trail des Crêtes')
    await through.sendAvatar(210)
    const refused = await command('sauvegarde')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain('Arrêtez le serveur')
    expect(await listDrafts()).toEqual([])
    await server.stop()

    before = await hold()
    const { folder, manifest } = await saveAll(settings(), {
      ...place,
      now: new Date(),
      log: ignoreOutput,
    })
    backup = folder
    expect(manifest).toMatchObject({ base: { sorte: 'embedded' }, manquants: [] })
    expect(manifest.tables).toEqual(before.tables)
    const copied = manifest.fichiers.map(({ cle }) => cle)
    expect(copied.length).toBeGreaterThan(0)
    expect(copied.toSorted()).toEqual(Object.keys(before.files).toSorted())
    expect(manifest.tables.find(({ nom }) => nom === 'public.courses')?.lignes).toBe(1)
  })

  it.each([
    ['database', 'base.tar.gz', 'base.tar.gz est altéré'],
    ['manifest', 'manifeste.json', 'manifeste.json n’est plus'],
  ])('touches nothing when the %s was tampered with', async (_, file, said) => {
    const copy = join(place.root, `copie-${file}`)
    await run('cp', ['-a', backup, copy])
    await appendFile(join(copy, file), ' ')
    await expect(restore(copy, true)).rejects.toThrow(said)
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('base'))).toEqual([
      'base',
    ])
  })

  it('names the file that a backup has lost', async () => {
    const copy = join(place.root, 'copie-sans')
    await run('cp', ['-a', backup, copy])
    const [{ cle } = { cle: '' }] = (await readManifest(copy)).fichiers
    await rm(pathOfFile(copy, cle))
    await expect(restore(copy, true)).rejects.toThrow(`Le fichier ${cle} manque.`)
  })

  it('restores everything, after more was written and all was damaged', async () => {
    await within(({ db }) => createCourse(db, new Date()))
    await rm(join(place.dataDir, 'base', 'PG_VERSION'))
    await rm(join(place.dataDir, 'medias'), { recursive: true })
    await expect(restore(backup, false)).rejects.toThrow('--remplacer')
    const { code, said } = await command('restauration', 'derniere', '--remplacer')
    expect({ code, said }).toMatchObject({ code: 0 })
    expect(said).toContain('base-avant-')
    expect(await readdir(place.dataDir)).not.toContain('.restauration')
    expect(await hold()).toEqual(before)
  })

  it('removes the draft of a killed backup, and names files missing from the storage', async () => {
    await within(({ db }) => db.update(profils).set({ public_banner: LOST }))
    const args = [PROGRAM, 'sauvegarde']
    const child = spawn(process.execPath, args, { env: environment(), stdio: 'ignore' })
    const ended = once(child, 'exit')
    await vi.waitFor(async () => expect(await listDrafts()).toHaveLength(1), {
      timeout: 120_000,
      interval: 5,
    })
    child.kill('SIGKILL')
    await ended
    expect(await listDrafts()).toHaveLength(1)

    const { code, said } = await command('sauvegarde')
    expect({ code, said }).toMatchObject({ code: 3 })
    expect(said).toContain(LOST)
    expect(await listDrafts()).toEqual([])
    // Files of the first backup are hard-linked.
    const second = join(
      place.sauvegarde.dossier,
      (await listBackups(place.sauvegarde.dossier))[1] ?? '',
    )
    const [{ cle } = { cle: '' }] = (await readManifest(second)).fichiers
    const [first, linked] = await Promise.all([backup, second].map((f) => stat(pathOfFile(f, cle))))
    expect(first?.ino).toBe(linked?.ino)
  })
})

describe('the commands', () => {
  beforeAll(async () => {
    place = await makePlace()
  })
  afterAll(() => place.remove())

  it.each([
    [['sauvegarde', '--tout'], 2, 'Usage'],
    [['restauration', '/nulle-part'], 1, 'n’est pas une sauvegarde entière'],
  ])('%j ends with the exit code %i', async (args, code, expected) => {
    const ended = await command(...args)
    expect(ended).toMatchObject({ code })
    expect(ended.said).toContain(expected)
  })

  it('create no database to back up, and remove drafts only', async () => {
    const { dossier } = place.sauvegarde
    await mkdir(join(dossier, '.ebauche-1'), { recursive: true })
    await writeFile(join(dossier, 'notes.txt'), 'à garder')
    const { code, said } = await command('sauvegarde')
    expect(code).toBe(1)
    expect(said).toContain('Il n’y a pas de base de données')
    expect(existsSync(join(place.dataDir, 'base'))).toBe(false)
    expect((await readdir(dossier)).toSorted()).toEqual(['notes.txt', 'verrou.sqlite'])
  })
})
