import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An uploaded file on disk, unlinked at once, so that it disappears on close, even after a crash.
 */
export type SpooledFile = {
  field: string
  name: string
  size: number
  sha256: string
  handle: FileHandle
}

/** On an error of the stream, such as the size limit, nothing stays. */
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
      // `writeFile`, since a single write on a full disk may be partial without an error.
      await handle.writeFile(piece)
      size += piece.length
    }
    return { field, name, size, sha256: hash.digest('hex'), handle }
  } catch (cause) {
    await handle.close()
    throw cause
  }
}

export async function readSpooled(file: SpooledFile): Promise<Buffer> {
  const bytes = Buffer.alloc(file.size)
  await fillFrom(file, bytes)
  return bytes
}

/**
 * One buffer for files of at most this size, one after the other: megabytes a request would stay in
 * the process until a collection. The bytes are valid until `use` ends.
 */
export function createSpoolBuffer(most: number) {
  let shared: Buffer | null = null
  let last: Promise<unknown> = Promise.resolve()
  return <T>(file: SpooledFile, use: (bytes: Buffer) => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      if (file.size > most) return use(await readSpooled(file))
      shared ??= Buffer.alloc(most)
      const bytes = shared.subarray(0, file.size)
      await fillFrom(file, bytes)
      return use(bytes)
    })
    last = turn.catch(() => {})
    return turn
  }
}

async function fillFrom({ handle, size }: SpooledFile, bytes: Buffer): Promise<void> {
  let read = 0
  while (read < size) {
    const { bytesRead } = await handle.read(bytes, read, size - read, read)
    if (!bytesRead) throw new Error('The file on disk is shorter than what was written.')
    read += bytesRead
  }
}

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
