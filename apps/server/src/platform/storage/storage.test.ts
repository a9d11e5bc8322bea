import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { hasS3Server } from '@foulee/testing/s3-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from './folder.ts'
import { createS3Storage } from './s3.ts'
import { getStorageKey, isStorageKey, type Storage } from './storage.ts'
import { listAll, openTestBucket } from './test-bucket.ts'

type Driver = {
  name: string
  open: () => Promise<{ storage: Storage; close: () => Promise<void> }>
}

const folder: Driver = {
  name: 'a folder',
  open: async () => {
    const root = await mkdtemp(join(tmpdir(), 'medias-'))
    return {
      storage: createFolderStorage(root),
      close: () => rm(root, { recursive: true }),
    }
  },
}
const s3: Driver = {
  name: 'an S3 service',
  open: async () => {
    const { settings, stop } = await openTestBucket('essais/medias')
    return { storage: createS3Storage(settings, { page: 50 }), close: stop }
  },
}
const DRIVERS = hasS3Server() ? [folder, s3] : [folder]
if (DRIVERS.length === 1) {
  process.stderr.write('S3 is not tested: install python3-swift (Debian) to test it.\n')
}

const shaOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const newKey = (kind = 'avatar', name = '192.webp') =>
  getStorageKey(kind, shaOf(randomBytes(8)), name)

describe.each(DRIVERS)('the storage $name', ({ open }) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await open())
  })
  afterAll(() => close())

  const read = async (key: string) => {
    const file = await storage.get(key)
    return file && { media: file.media, size: file.size, text: String(await buffer(file.stream)) }
  }
  const list = (prefix: string) => listAll(storage, prefix)

  it('returns a file as it was stored', async () => {
    const key = newKey()
    await storage.put(key, Buffer.from('une image'), 'image/webp')
    expect(await read(key)).toEqual({ media: 'image/webp', size: 9, text: 'une image' })
  })

  it('returns an empty file too', async () => {
    const key = newKey()
    await storage.put(key, Buffer.alloc(0), 'image/webp')
    expect(await read(key)).toMatchObject({ size: 0, text: '' })
  })

  it('finds nothing under another key', async () => {
    expect(await storage.get(newKey())).toBeNull()
  })

  it('holds the file of a key written ten times at once', async () => {
    const key = newKey()
    const put = () => storage.put(key, Buffer.from('une image'), 'image/webp')
    await Promise.all(Array.from({ length: 10 }, put))
    expect((await read(key))?.text).toBe('une image')
    expect(await list(key.slice(0, -'192.webp'.length))).toHaveLength(1)
  })

  it('never overwrites a key with another content', async () => {
    const key = newKey()
    await storage.put(key, Buffer.from('la première'), 'image/webp')
    await storage.put(key, Buffer.from('une autre'), 'image/webp')
    expect((await read(key))?.text).toBe('la première')
  })

  it('returns a file of 25 MB byte by byte, in chunks', async () => {
    const bytes = randomBytes(25 * 1024 * 1024)
    const key = getStorageKey('original', shaOf(bytes), 'trace.gpx')
    await storage.put(key, bytes, 'application/gpx+xml')
    const file = await storage.get(key)
    const hash = createHash('sha256')
    let pieces = 0
    for await (const piece of file?.stream ?? []) {
      hash.update(piece)
      pieces++
    }
    expect([file?.size, hash.digest('hex')]).toEqual([bytes.length, shaOf(bytes)])
    expect(pieces).toBeGreaterThan(10)
  })

  it('lets a reader stop in the middle', async () => {
    const bytes = randomBytes(4 * 1024 * 1024)
    const key = getStorageKey('original', shaOf(bytes), 'trace.fit')
    await storage.put(key, bytes, 'application/octet-stream')
    for (let n = 0; n < 20; n++) (await storage.get(key))?.stream.destroy()
    const file = await storage.get(key)
    expect(file?.size).toBe(bytes.length)
    file?.stream.destroy()
  })

  it('deletes a file, and accepts a second deletion', async () => {
    const key = newKey()
    await storage.put(key, Buffer.from('une image'), 'image/webp')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.get(key)).toBeNull()
    await storage.put(key, Buffer.from('encore'), 'image/webp')
    expect((await read(key))?.text).toBe('encore')
  })

  it('lists the files of one kind with size and date', async () => {
    const keys = Array.from({ length: 5 }, () => newKey('banniere'))
    const before = Date.now()
    for (const key of keys) await storage.put(key, Buffer.from('douze octets'), 'image/webp')
    await storage.put(newKey('avatar'), Buffer.from('x'), 'image/webp')
    const files = await list('banniere/')
    expect(files.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    for (const { size, modified } of files) {
      expect(size).toBe(12)
      expect(Math.abs(modified.getTime() - before)).toBeLessThan(60_000)
    }
    expect(await list('inconnu/')).toEqual([])
  })

  it('lists more than one page', async () => {
    const keys = Array.from({ length: 123 }, () => newKey('liste'))
    for (let at = 0; at < keys.length; at += 40) {
      const batch = keys.slice(at, at + 40)
      await Promise.all(batch.map((key) => storage.put(key, Buffer.from('x'), 'image/webp')))
    }
    const found = (await list('liste/')).map(({ key }) => key)
    expect(found.toSorted()).toEqual(keys.toSorted())
  })

  const SHA = `3f${'a'.repeat(62)}`
  it.each([
    '',
    '../../etc/passwd',
    '/etc/passwd',
    `avatar/3f/${SHA}/../192.webp`,
    `avatar/3f/${SHA}/..`,
    `avatar/3f/${SHA}/192.webp/`,
    `avatar/3f/${SHA}/192.webp\n`,
    `avatar/3f/${SHA}/192.webp\u0000.png`,
    `avatar\\3f\\${SHA}\\192.webp`,
    `avatar/ff/${SHA}/192.webp`,
    `avatar/3f/${SHA.toUpperCase()}/192.webp`,
    `../3f/${SHA}/192.webp`,
    `avatar/3f/${SHA}/.htaccess`,
    `avatar/3f/${SHA}/a.b.webp`,
    `%2e%2e/3f/${SHA}/192.webp`,
  ])('rejects %j as a key', async (key) => {
    expect(isStorageKey(key)).toBe(false)
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError)
    await expect((async () => storage.get(key))()).rejects.toThrow(RangeError)
    await expect(storage.remove(key)).rejects.toThrow(RangeError)
  })

  it.each(['', '/', '../', 'avatar', 'avatar/../', 'avatar/3f/../'])(
    'rejects %j as a prefix',
    async (prefix) => {
      await expect((async () => list(prefix))()).rejects.toThrow(RangeError)
    },
  )
})

describe('the folder storage', () => {
  it('shards files by hash, and leaves no folder behind a deleted file', async () => {
    const root = await mkdtemp(join(tmpdir(), 'medias-'))
    const storage = createFolderStorage(root)
    const key = getStorageKey('avatar', `3f${'b'.repeat(62)}`, '192.webp')
    await storage.put(key, Buffer.from('une image'), 'image/webp')
    expect(key).toBe(`avatar/3f/3f${'b'.repeat(62)}/192.webp`)
    expect(await readdir(join(root, 'avatar', '3f', `3f${'b'.repeat(62)}`))).toEqual(['192.webp'])
    await storage.remove(key)
    expect(await readdir(join(root, 'avatar', '3f'))).toEqual([])
    await rm(root, { recursive: true })
  })

  it('ignores the draft of a killed process, and deletes it after a day', async () => {
    const root = await mkdtemp(join(tmpdir(), 'medias-'))
    const storage = createFolderStorage(root)
    await storage.put(newKey(), Buffer.from('une image'), 'image/webp')
    expect(await readdir(join(root, '.drafts'))).toEqual([])
    await writeFile(join(root, '.drafts', 'half'), 'une im')
    expect(await storage.removeDrafts(new Date(Date.now() - 60_000))).toBe(0)
    expect(await storage.removeDrafts(new Date(Date.now() + 60_000))).toBe(1)
    expect(await readdir(join(root, '.drafts'))).toEqual([])
    expect(await listAll(storage, 'avatar/')).toHaveLength(1)
    await rm(root, { recursive: true })
  })
})
