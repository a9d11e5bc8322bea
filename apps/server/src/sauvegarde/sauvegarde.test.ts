import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connectEmbedded } from '@foulee/db/connect'
import { unpackSnapshot } from '@foulee/testing/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ServerProcess, startServer } from '../lasting/server-process.ts'
import { pathOfFile, readManifest } from './manifest.ts'
import { restoreAll } from './restauration.ts'
import { saveAll } from './sauvegarde.ts'
import { makePlace, openWriter, readHeld, type Writer, writeThrough } from './test-site.ts'

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url))
const run = promisify(execFile)
const say = () => {}

let place: Awaited<ReturnType<typeof makePlace>>
const settings = () => ({ ...place, databaseUrl: null })
const restore = (folder: string, replace = false) =>
  restoreAll(folder, settings(), { storage: place.storage, now: new Date(), replace, say })
const command = (...args: string[]) =>
  run(process.execPath, [PROGRAM, ...args], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      SAUVEGARDE_DOSSIER: place.sauvegarde.dossier,
    },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )

async function hold() {
  const connection = await connectEmbedded(place.dataDir)
  return readHeld(connection, place.storage).finally(() => connection.close())
}

describe('a site on the embedded database', () => {
  let writer: Writer
  const servers: ServerProcess[] = []
  let backup: string
  let before: Awaited<ReturnType<typeof hold>>
  const serve = async () => {
    const server = await startServer('', { DATA_DIR: place.dataDir, DEMO: '0' })
    servers.push(server)
    return server
  }

  beforeAll(async () => {
    place = await makePlace()
    await unpackSnapshot(place.dataDir)
    const connection = await connectEmbedded(place.dataDir)
    writer = await openWriter(connection.db).finally(() => connection.close())
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.kill()
    await place.remove()
  })

  it('is refused while its server runs, and backed up once it is stopped', {
    timeout: 180_000,
  }, async () => {
    const server = await serve()
    const through = writeThrough(server, writer)
    await through.addCourse('Trail des Crêtes')
    await through.sendAvatar(210)
    const refused = await command('sauvegarde')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain('Arrêtez le serveur')
    await server.stop()

    before = await hold()
    const { folder, manifest } = await saveAll(settings(), { ...place, now: new Date(), say })
    backup = folder
    expect(manifest).toMatchObject({ base: { sorte: 'embedded' }, manquants: [] })
    expect(manifest.tables).toEqual(before.tables)
    expect(manifest.fichiers.map(({ cle }) => cle).toSorted()).toEqual(
      Object.keys(before.files).toSorted(),
    )
    expect(manifest.fichiers.length).toBeGreaterThan(0)
    expect(manifest.tables.find(({ nom }) => nom === 'public.courses')?.lignes).toBe(1)
  })

  it('comes back as it was, after more was written and all was destroyed', {
    timeout: 180_000,
  }, async () => {
    const server = await serve()
    const through = writeThrough(server, writer)
    await through.addCourse('Course qui sera perdue')
    await through.sendAvatar(220)
    await server.stop()
    expect(await hold()).not.toEqual(before)

    await expect(restore(backup)).rejects.toThrow('--remplacer')
    await rm(place.dataDir, { recursive: true })
    const { former } = await restore(backup)
    expect(former).toBeNull()
    expect(await hold()).toEqual(before)
  })

  it('keeps the former database beside it when it is replaced', { timeout: 180_000 }, async () => {
    const { code, said } = await command('restauration', 'derniere', '--remplacer')
    expect({ code, said }).toMatchObject({ code: 0 })
    expect(said).toContain('base-avant-')
    expect(await readdir(place.dataDir)).not.toContain('.restauration')
    expect(await hold()).toEqual(before)
  })

  it('writes files that are known already only once', { timeout: 180_000 }, async () => {
    const later = new Date(Date.now() + 5_000)
    const second = await saveAll(
      { ...settings(), sauvegarde: { ...place.sauvegarde, garder: 2 } },
      { ...place, now: later, say },
    )
    const [{ cle } = { cle: '' }] = second.manifest.fichiers
    const { stdout } = await run('stat', [
      '-c',
      '%i',
      pathOfFile(backup, cle),
      pathOfFile(second.folder, cle),
    ])
    expect(new Set(stdout.trim().split('\n')).size).toBe(1)
  })

  it.each([
    [
      'the database',
      (folder: string) => appendFile(join(folder, 'base.tar.gz'), 'x'),
      'base.tar.gz est altéré',
    ],
    [
      'the manifest',
      (folder: string) => appendFile(join(folder, 'manifeste.json'), ' '),
      'manifeste.json n’est plus',
    ],
  ])(
    'is not touched by a backup whose %s was tampered with',
    { timeout: 60_000 },
    async (_, harm, said) => {
      const copy = join(place.root, `copie-${said.length}`)
      await run('cp', ['-a', backup, copy])
      await harm(copy)
      await expect(restore(copy, true)).rejects.toThrow(said)
      expect(await readdir(place.dataDir)).not.toContain('.restauration')
    },
  )

  it('is told by name which file a backup has lost', async () => {
    const copy = join(place.root, 'copie-sans')
    await run('cp', ['-a', backup, copy])
    const [{ cle } = { cle: '' }] = (await readManifest(copy)).fichiers
    await rm(pathOfFile(copy, cle))
    await expect(restore(copy, true)).rejects.toThrow(`Le fichier ${cle} manque.`)
  })

  it('says by name which file the database names and the storage has lost', {
    timeout: 120_000,
  }, async () => {
    const [lost = ''] = Object.keys(before.files).filter((key) => key.startsWith('avatar/'))
    await rm(dirname(join(place.dataDir, 'medias', lost)), { recursive: true })
    const { code } = await command('sauvegarde')
    expect(code).toBe(3)
  })

  it('leaves a draft when it is killed, which the next backup removes', {
    timeout: 180_000,
  }, async () => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: place.dataDir,
      SAUVEGARDE_DOSSIER: place.sauvegarde.dossier,
    }
    const child = spawn(process.execPath, [PROGRAM, 'sauvegarde'], { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    const drafts = async () =>
      (await readdir(place.sauvegarde.dossier)).filter((name) => name.startsWith('.ebauche-'))
    await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), {
      timeout: 60_000,
      interval: 5,
    })
    child.kill('SIGKILL')
    await ended
    expect(await drafts()).toHaveLength(1)
    await saveAll(settings(), { ...place, now: new Date(Date.now() + 60_000), say })
    expect(await drafts()).toEqual([])
  })
})

describe('the commands', () => {
  it.each([
    [[], 2, 'Usage'],
    [['restauration'], 2, 'Usage'],
    [['sauvegarde', '--tout'], 2, 'Usage'],
    [['restauration', '/nulle-part'], 1, 'n’est pas une sauvegarde entière'],
  ])('%j ends with %i', { timeout: 60_000 }, async (args, code, said) => {
    place = await makePlace()
    const ended = await command(...args)
    await place.remove()
    expect(ended.code).toBe(code)
    expect(ended.said).toContain(said)
  })

  it('make no database where there is none to back up', { timeout: 60_000 }, async () => {
    place = await makePlace()
    const { code, said } = await command('sauvegarde')
    expect({ code, made: existsSync(join(place.dataDir, 'base')) }).toEqual({
      code: 1,
      made: false,
    })
    expect(said).toContain('Il n’y a pas de base de données')
    await place.remove()
  })

  it('remove a draft that is there and no whole backup', async () => {
    place = await makePlace()
    const { dossier } = place.sauvegarde
    await mkdir(join(dossier, '.ebauche-1'), { recursive: true })
    await writeFile(join(dossier, 'notes.txt'), 'à garder')
    await command('sauvegarde')
    expect((await readdir(dossier)).toSorted()).toEqual(['notes.txt', 'verrou.sqlite'])
    await place.remove()
  })
})
