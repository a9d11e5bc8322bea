import { createHash } from 'node:crypto'
import { getStorageKey, type Storage } from '../storage/storage.ts'

const EXTENSION = /\.(gpx|tcx|fit)(\.gz)?$/i

/**
 * Keeps the untouched file of a route or an activity, by its content: never served under /medias.
 * @returns what the database keeps of it
 */
export async function keepOriginal(storage: Storage, bytes: Buffer, name: string): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase() ?? 'bin'
  const key = getStorageKey('original', sha256, `trace.${extension}`)
  await storage.put(key, bytes, 'application/octet-stream')
  return key
}
