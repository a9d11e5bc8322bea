import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageSettings } from '#platform/config/storage.ts'
import { createS3Client, toS3Error } from './s3-client.ts'

/** Some bytes of a file, and what names its content: another content has another name. */
export type Range = { bytes: Buffer; etag: string }
export type ReadFileRange = (offset: number, length: number) => Promise<Range>

/**
 * Reads pieces of a file that whoever runs the site laid into the storage, beside those of members. It
 * may be large, and may be replaced. @param name checked by the settings: folders of plain names
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
