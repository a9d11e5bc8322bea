import { Readable } from 'node:stream'
import { checkPrefix, checkStorageKey, type Storage } from '#platform/storage/storage.ts'

export type TestStorage = Storage & {
  keys: () => string[]
  writeAt: (moment: Date) => void
}

export function createTestStorage(): TestStorage {
  const files = new Map<string, { bytes: Buffer; media: string; modified: Date }>()
  let moment: Date | null = null
  return {
    async put(key, bytes, media) {
      if (files.has(checkStorageKey(key))) return
      // A caller may fill its buffer again, as after a write to disk.
      files.set(key, { bytes: Buffer.from(bytes), media, modified: moment ?? new Date() })
    },
    get: async (key) => {
      const file = files.get(checkStorageKey(key))
      if (!file) return null
      return { stream: Readable.from([file.bytes]), size: file.bytes.length, media: file.media }
    },
    remove: async (key) => void files.delete(checkStorageKey(key)),
    async *list(prefix) {
      checkPrefix(prefix)
      for (const [key, { bytes, modified }] of [...files]) {
        if (key.startsWith(prefix)) yield { key, size: bytes.length, modified }
      }
    },
    removeDrafts: async () => 0,
    writeAt: (at) => {
      moment = at
    },
    keys: () => [...files.keys()].toSorted(),
  }
}
