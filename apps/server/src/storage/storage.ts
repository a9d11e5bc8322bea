import type { Readable } from 'node:stream'

/** A stored file on its way out. */
export type StoredFile = { stream: Readable; size: number; media: string }

/**
 * Where files that members send are kept. Keys say what a file is and never change their content:
 * `avatar/3f/<sha-256>/192.webp`. Drivers: a folder (`folder.ts`); S3 comes with the routes' files.
 */
export type Storage = {
  /** Whole or not at all; writing the same key again changes nothing. */
  put: (key: string, bytes: Buffer, media: string) => Promise<void>
  /** Null when there is no such file. */
  get: (key: string) => Promise<StoredFile | null>
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>
}

/** Folder names, the first two digits of the hash, the hash, a file name: no dots but the last. */
const KEY = /^[a-z]+\/([0-9a-f]{2})\/\1[0-9a-f]{62}\/[a-z0-9-]{1,40}\.[a-z0-9]{2,5}$/

/** Whether a text may name a file at all: what is no key never reaches a disk. */
export const isStorageKey = (key: string): boolean => KEY.test(key)

/** @throws RangeError on a key that no code of ours makes */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key.slice(0, 100)}`)
  return key
}

/** The key of one file under the folder of a content: `getStorageKey('avatar', sha, '192.webp')`. */
export const getStorageKey = (kind: string, sha256: string, name: string): string =>
  checkStorageKey(`${kind}/${sha256.slice(0, 2)}/${sha256}/${name}`)
