import { Readable } from 'node:stream'
import { checkStorageKey, type Storage } from './storage/storage.ts'

/** Files in memory, for tests: they may look at what is kept. */
export type TestStorage = Storage & { keys: () => string[] }

export function createTestStorage(): TestStorage {
  const files = new Map<string, { bytes: Buffer; media: string }>()
  return {
    put: async (key, bytes, media) => void files.set(checkStorageKey(key), { bytes, media }),
    get: async (key) => {
      const file = files.get(checkStorageKey(key))
      if (!file) return null
      return { stream: Readable.from([file.bytes]), size: file.bytes.length, media: file.media }
    },
    remove: async (key) => void files.delete(checkStorageKey(key)),
    keys: () => [...files.keys()].toSorted(),
  }
}
