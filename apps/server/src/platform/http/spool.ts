import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A file of a form on disk: written as it came, without a name there, so that it is gone when it is
 * closed, however the process ends.
 */
export type SpooledFile = {
  field: string
  /** The name that the sender gave the file. */
  name: string
  size: number
  sha256: string
  handle: FileHandle
}

/** Writes a stream to disk. Whoever bounds its size ends it with an error: nothing stays then. */
export async function spool(
  { field, name }: Pick<SpooledFile, 'field' | 'name'>,
  pieces: AsyncIterable<Buffer>,
): Promise<SpooledFile> {
  const path = join(tmpdir(), `foulee-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    const hash = createHash('sha256')
    let size = 0
    for await (const piece of pieces) {
      hash.update(piece)
      // All of it: on a disk that fills up, one write may take a part and say nothing.
      await handle.writeFile(piece)
      size += piece.length
    }
    return { field, name, size, sha256: hash.digest('hex'), handle }
  } catch (cause) {
    await handle.close()
    throw cause
  }
}

/** The whole file. */
export async function readSpooled({ handle, size }: SpooledFile): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let read = 0
  while (read < size) {
    const { bytesRead } = await handle.read(bytes, read, size - read, read)
    if (!bytesRead) throw new Error('The file on disk is shorter than what was written.')
    read += bytesRead
  }
  return bytes
}

/** Does something with files, which are gone afterwards. */
export async function withSpooled<T>(
  files: readonly SpooledFile[],
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use()
  } finally {
    await closeSpooled(files)
  }
}

export const closeSpooled = (files: readonly SpooledFile[]) =>
  Promise.all(files.map(({ handle }) => handle.close()))
