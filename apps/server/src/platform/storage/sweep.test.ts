import { createHash, randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { activites, parcoursTraces, profils } from '@foulee/db/schema'
import { getImageFolder } from '@foulee/domain/shared/image'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createTestStorage, type TestStorage } from '#test/test-storage.ts'
import { getStorageKey } from './storage.ts'
import { listNamed, PHOTO_TABLES, removeUnusedOriginals, storeOriginal } from './stored-files.ts'
import { sweepStorage } from './sweep.ts'

const DAY_MS = 24 * 3_600_000
const IMAGE = Buffer.from('une image')

let t: TestApp
let storage: TestStorage
let logged: Record<string, unknown>[]
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))
beforeEach(() => {
  storage = createTestStorage()
  logged = []
  writtenAgo(2 * DAY_MS)
})

const writtenAgo = (ms: number) => storage.writeAt(new Date(t.clock.now.getTime() - ms))
const newSha = () => createHash('sha256').update(randomUUID()).digest('hex')
async function put(kind: string, names: readonly string[], sha = newSha()) {
  const keys = names.map((name) => getStorageKey(kind, sha, name))
  for (const key of keys) await storage.put(key, IMAGE, 'image/webp')
  return { sha, keys }
}
const sweep = () =>
  sweepStorage({
    db: t.db,
    storage,
    clock: () => t.clock.now,
    log: { info: (line: object) => void logged.push({ ...line }) } as never,
  })
const countOf = (kind: string) => logged.findLast((line) => line.kind === kind)

describe('the sweep', () => {
  it.each([
    ['avatar', ['96.webp', '96.avif']],
    ['banniere', ['640.webp']],
    ['photo', ['480.webp', '960.webp']],
    ['source', ['photo.bin']],
    ['original', ['trace.gpx']],
  ])('deletes an unreferenced %s, and counts it', async (kind, names) => {
    await put(kind, names)
    await sweep()
    expect(storage.keys()).toEqual([])
    const bytes = names.length * IMAGE.length
    expect(countOf(kind)).toMatchObject({ seen: 1, young: 0, removed: 1, bytes })
  })

  it('keeps every referenced file', async () => {
    const [avatar, banniere, photo, original, outing, race] = await Promise.all([
      put('avatar', ['96.webp', '96.avif']),
      put('banniere', ['640.webp']),
      put('photo', ['480.webp']),
      put('original', ['trace.gpx']),
      put('original', ['trace.fit']),
      put('photo', ['480.webp']),
    ])
    await put('source', ['photo.bin'], photo.sha)
    const kept = storage.keys()
    const { id: users_id } = await createUser(t.db)
    await t.db
      .update(profils)
      .set({
        avatar: getImageFolder('avatar', avatar.sha),
        public_banner: getImageFolder('banniere', banniere.sha),
      })
      .where(eq(profils.users_id, users_id))
    const { id } = await createParcours(t.db, t.clock.now, {
      photos: [{ fichier: getImageFolder('photo', photo.sha), prete: false }],
    })
    await t.db
      .update(parcoursTraces)
      .set({ original: original.keys[0] ?? '' })
      .where(eq(parcoursTraces.parcours_id, id))
    await t.db.insert(activites).values({
      users_id,
      titre: 'Sortie',
      distance: 10_000,
      original: outing.keys[0] ?? '',
      original_nom: 'sortie.fit',
      format: 'fit',
      lignes: [],
      altitudes: [],
    })
    await createCourse(t.db, t.clock.now, {
      photos: [{ fichier: getImageFolder('photo', race.sha) }],
    })
    await sweep()
    expect(storage.keys()).toEqual(kept)
  })

  it('a backup is told of each folder that a row names', async () => {
    const folder = getImageFolder('avatar', newSha())
    const { id } = await createUser(t.db)
    await t.db.update(profils).set({ avatar: folder }).where(eq(profils.users_id, id))
    expect(await listNamed(t.db, 'avatar')).toContain(folder)
  })

  it('checks every photo table', () => {
    const tables = Object.values(schema).filter((item) => is(item, PgTable))
    const ofPhotos = tables.filter((table) => {
      const { fichier, prete } = getTableColumns(table) as Record<string, unknown>
      return fichier !== undefined && prete !== undefined
    })
    const listTableNames = (tables: readonly PgTable[]) => tables.map(getTableName).toSorted()
    expect(listTableNames(PHOTO_TABLES)).toEqual(listTableNames(ofPhotos))
  })

  it('deletes the original of a photo that is ready, and keeps the photo', async () => {
    const photo = await put('photo', ['480.webp'])
    await put('source', ['photo.bin'], photo.sha)
    await createParcours(t.db, t.clock.now, {
      photos: [{ fichier: getImageFolder('photo', photo.sha), prete: true }],
    })
    await sweep()
    expect(storage.keys()).toEqual(photo.keys)
  })

  it('keeps a file younger than a day, whose call may be running', async () => {
    const { sha } = await put('avatar', ['96.webp'])
    writtenAgo(DAY_MS - 60_000)
    await put('avatar', ['96.avif'], sha)
    await sweep()
    expect(storage.keys()).toHaveLength(2)
    expect(countOf('avatar')).toMatchObject({ seen: 1, young: 1, removed: 0 })
  })

  it('keeps unknown kinds', async () => {
    const { keys } = await put('partage', ['carte.png'])
    await sweep()
    expect(storage.keys()).toEqual(keys)
  })

  it('resumes after it was killed', async () => {
    for (let n = 0; n < 5; n++) await put('avatar', ['96.webp', '96.avif'])
    const { remove } = storage
    let left = 3
    storage.remove = async (key) => {
      if (left-- === 0) throw new Error('killed')
      await remove(key)
    }
    await expect(sweep()).rejects.toThrow('killed')
    expect(storage.keys()).toHaveLength(7)
    expect(countOf('avatar')).toMatchObject({ removed: 1 })
    await sweep()
    expect(storage.keys()).toEqual([])
    await sweep()
    expect(countOf('avatar')).toMatchObject({ seen: 0, removed: 0 })
  })

  it('handles more than one batch', async () => {
    for (let n = 0; n < 1_100; n++) await put('banniere', ['640.webp'])
    await sweep()
    expect(storage.keys()).toEqual([])
    expect(countOf('banniere')).toMatchObject({ seen: 1_100, removed: 1_100 })
  })

  it('keeps a file that is stored again meanwhile', async () => {
    const bytes = Buffer.from(`<gpx>${randomUUID()}</gpx>`)
    const sha = createHash('sha256').update(bytes).digest('hex')
    await storage.put(getStorageKey('original', sha, 'trace.gpx'), bytes, '')
    const { id } = await createParcours(t.db, t.clock.now)
    const send = t.db.transaction(async (tx) => {
      const original = await storeOriginal(tx, storage, bytes, 'gpx')
      await tx.update(parcoursTraces).set({ original }).where(eq(parcoursTraces.parcours_id, id))
      return original
    })
    const [key] = await Promise.all([send, sweep()])
    expect(storage.keys()).toEqual([key])
  })
})

it('is a daily job of the queue', async () => {
  await t.storage.put(getStorageKey('avatar', newSha(), '96.webp'), IMAGE, 'image/webp')
  const [kept] = t.storage.keys()
  t.clock.advance({ hours: 24 * 400 })
  await t.db.execute("insert into pgboss.job (name, data) values ('balayage-fichiers', '{}')")
  expect(await t.workOff()).toBe(0)
  expect(t.storage.keys()).not.toContain(kept)
})

it('deletes an original when its last route is deleted', async () => {
  const bytes = Buffer.from('<gpx/>')
  const [first, second] = await Promise.all([1, 2].map(() => createParcours(t.db, t.clock.now)))
  const setOriginal = (id: number, original: string) =>
    t.db.update(parcoursTraces).set({ original }).where(eq(parcoursTraces.parcours_id, id))
  const key = await t.db.transaction((tx) => storeOriginal(tx, storage, bytes, 'gpx'))
  for (const route of [first, second]) await setOriginal(route?.id ?? 0, key)
  await setOriginal(first?.id ?? 0, 'autre')
  await removeUnusedOriginals(t.db, storage, [key])
  expect(storage.keys()).toEqual([key])
  await setOriginal(second?.id ?? 0, 'autre')
  await removeUnusedOriginals(t.db, storage, [key])
  expect(storage.keys()).toEqual([])
})
