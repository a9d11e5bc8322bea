import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from './folder.ts'
import { getStorageKey, isStorageKey, type Storage } from './storage.ts'

const SHA = `3f${'a'.repeat(62)}`
const KEY = getStorageKey('avatar', SHA, '192.webp')

let root: string
let storage: Storage
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'medias-'))
  storage = createFolderStorage(root)
})
afterAll(() => rm(root, { recursive: true }))

const read = async (key: string) => {
  const file = await storage.get(key)
  return file && { media: file.media, size: file.size, text: String(await buffer(file.stream)) }
}

describe('the folder', () => {
  it('gives back what was put, sharded by the hash', async () => {
    await storage.put(KEY, Buffer.from('une image'), 'image/webp')
    expect(KEY).toBe(`avatar/3f/${SHA}/192.webp`)
    expect(await read(KEY)).toEqual({ media: 'image/webp', size: 9, text: 'une image' })
    expect(await readdir(join(root, 'avatar', '3f', SHA))).toEqual(['192.webp'])
  })

  it('has nothing under another key', async () => {
    expect(await storage.get(getStorageKey('avatar', SHA, '384.webp'))).toBeNull()
  })

  it('takes the same key again, also ten times at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => storage.put(KEY, Buffer.from('une image'), 'image/webp')),
    )
    expect((await read(KEY))?.text).toBe('une image')
    expect(await readdir(join(root, 'avatar', '3f', SHA))).toEqual(['192.webp'])
  })

  it('leaves no folder behind what is removed, and removes twice without complaint', async () => {
    await storage.remove(KEY)
    await storage.remove(KEY)
    expect(await storage.get(KEY)).toBeNull()
    expect(await readdir(join(root, 'avatar', '3f'))).toEqual([])
  })
})

describe('a key', () => {
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
  ])('is not %j', async (key) => {
    expect(isStorageKey(key)).toBe(false)
    expect(() => storage.get(key)).toThrow(RangeError)
    await expect(storage.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError)
    await expect(storage.remove(key)).rejects.toThrow(RangeError)
  })
})
