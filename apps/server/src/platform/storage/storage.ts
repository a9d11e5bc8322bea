import type { Readable } from 'node:stream'

export type StoredFile = { stream: Readable; size: number; media: string }

/** `size` in bytes. */
export type ListedFile = { key: string; size: number; modified: Date }

/**
 * Storage of uploads. A key states the kind of its file, with immutable content:
 * `avatar/3f/<sha-256>/192.webp`. Drivers: a folder (`folder.ts`) and S3 (`s3.ts`).
 */
export type Storage = {
  /** Atomic. An existing key keeps its first content. */
  put: (key: string, bytes: Buffer, media: string) => Promise<void>
  get: (key: string) => Promise<StoredFile | null>
  /** A missing file is no error. */
  remove: (key: string) => Promise<void>
  /** Files with a prefix, grouped by folder; foreign keys are skipped. */
  list: (prefix: string) => AsyncIterable<ListedFile>
  removeDrafts: (before: Date) => Promise<number>
}

/**
 * Kinds that are public under /medias. Others are never served: originals of routes contain times,
 * heart rates and home addresses, originals of photos their positions.
 */
const SERVED_KINDS: readonly string[] = ['avatar', 'banniere', 'photo', 'logo']

/** Kind, first two digits of the hash, hash, file name: no dots but the last. */
const KEY = /^[a-z]+\/([0-9a-f]{2})\/\1[0-9a-f]{62}\/[a-z0-9-]{1,40}\.[a-z0-9]{2,5}$/

export const isStorageKey = (key: string): boolean => KEY.test(key)

export const isServedKey = (key: string): boolean =>
  isStorageKey(key) && SERVED_KINDS.includes(key.slice(0, key.indexOf('/')))

export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key.slice(0, 100)}`)
  return key
}

/** `getStorageKey('avatar', sha, '192.webp')` */
export const getStorageKey = (kind: string, sha256: string, name: string): string =>
  checkStorageKey(`${kind}/${sha256.slice(0, 2)}/${sha256}/${name}`)

export const getFolderOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

/** `avatar/`, or a whole folder. */
const PREFIX = /^[a-z]+\/([0-9a-f]{2}\/([0-9a-f]{64}\/)?)?$/

export function checkPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new RangeError(`Not a storage prefix: ${prefix.slice(0, 100)}`)
  return prefix
}
