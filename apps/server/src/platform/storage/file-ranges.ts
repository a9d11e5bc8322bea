import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageSettings } from '#platform/config/storage.ts'
import { createS3Client, toS3Error } from './s3-client.ts'

/** `etag` changes with the file's content. */
export type Range = { bytes: Buffer; etag: string }
export type ReadFileRange = (offset: number, length: number) => Promise<Range>

/**
 * Reads ranges of an operator-supplied file in the storage, beside uploads. It may be large and
 * replaced at any time.
 * @param name validated by the settings
 */
export function openFileRanges(settings: StorageSettings, name: string): ReadFileRange {
  if ('folder' in settings) return readFromFolder(join(settings.folder, name))
  const { s3 } = settings
  const client = createS3Client(s3)
  const path = `/${s3.prefix ? `${s3.prefix}/` : ''}${name}`
  return async (offset, length) => {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` }
    const { response } = await client.send({ method: 'GET', path, headers })
    if (response.status !== 206) {
      await response.body?.cancel()
      throw toS3Error({ method: 'GET', path }, response.status, '')
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    return { bytes, etag: response.headers.get('etag') ?? '' }
  }
}

const readFromFolder =
  (path: string): ReadFileRange =>
  async (offset, length) => {
    await using file = await open(path)
    const { size, mtimeMs } = await file.stat()
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - offset)))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, offset)
    return { bytes: bytes.subarray(0, bytesRead), etag: `${size}-${mtimeMs}` }
  }
