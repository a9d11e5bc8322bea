import type { Readable } from 'node:stream'

/** A stored file on its way out. */
export type StoredFile = { stream: Readable; size: number; media: string }

/** A stored file as a listing names it. `size` in bytes. */
export type ListedFile = { key: string; size: number; modified: Date }

/**
 * Where files that members send are kept. Keys say what a file is and never change their content:
 * `avatar/3f/<sha-256>/192.webp`. Drivers: a folder (`folder.ts`) and S3 (`s3.ts`).
 */
export type Storage = {
  /** Whole or not at all. A key that has its file keeps it: the first one stays. */
  put: (key: string, bytes: Buffer, media: string) => Promise<void>
  /** Null when there is no such file. */
  get: (key: string) => Promise<StoredFile | null>
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>
  /** The files whose key begins so, those of one folder together; what is no key of ours is passed over. */
  list: (prefix: string) => AsyncIterable<ListedFile>
  /** Removes what was begun before and never finished. @returns how many */
  removeDrafts: (before: Date) => Promise<number>
}

/**
 * The kinds of files that anybody may read under /medias. A kind that is not here never leaves that
 * way: originals of routes carry hours, heart rates and front doors, sources of photos their places.
 */
const SERVED_KINDS: readonly string[] = ['avatar', 'banniere', 'photo', 'logo']

/** Folder names, the first two digits of the hash, the hash, a file name: no dots but the last. */
const KEY = /^[a-z]+\/([0-9a-f]{2})\/\1[0-9a-f]{62}\/[a-z0-9-]{1,40}\.[a-z0-9]{2,5}$/

/** Whether a text may name a file at all: what is no key never reaches a disk. */
export const isStorageKey = (key: string): boolean => KEY.test(key)

/** Whether a key names a file that anybody may read. */
export const isServedKey = (key: string): boolean =>
  isStorageKey(key) && SERVED_KINDS.includes(key.slice(0, key.indexOf('/')))

/** @throws RangeError on a key that no code of ours makes */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key.slice(0, 100)}`)
  return key
}

/** The key of one file under the folder of a content: `getStorageKey('avatar', sha, '192.webp')`. */
export const getStorageKey = (kind: string, sha256: string, name: string): string =>
  checkStorageKey(`${kind}/${sha256.slice(0, 2)}/${sha256}/${name}`)

/** What files of one content share: the key without the file's name. */
export const getFolderOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

/** What a listing may begin with: `avatar/`, or a whole folder. */
const PREFIX = /^[a-z]+\/([0-9a-f]{2}\/([0-9a-f]{64}\/)?)?$/

/** @throws RangeError on what no key begins with */
export function checkPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new RangeError(`Not a storage prefix: ${prefix.slice(0, 100)}`)
  return prefix
}
