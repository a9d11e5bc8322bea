import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type FileState = { taille: number; sha256: string }

/** Backups hold private data: accessible to this user only. */
const FOLDER = { recursive: true, mode: 0o700 }

export const makeFolder = (path: string) => mkdir(path, FOLDER)

type Pieces = Iterable<Uint8Array | string> | AsyncIterable<Uint8Array>

/**
 * Writes a new file and syncs it.
 * @returns size and hash of the bytes passed
 */
export async function writeWhole(path: string, pieces: Pieces): Promise<FileState> {
  await makeFolder(dirname(path))
  const hash = createHash('sha256')
  let taille = 0
  await pipeline(
    Readable.from(pieces),
    async function* (source: AsyncIterable<Uint8Array | string>) {
      for await (const piece of source) {
        const bytes = Buffer.from(piece)
        hash.update(bytes)
        taille += bytes.length
        yield bytes
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { taille, sha256: hash.digest('hex') }
}

export async function readWhole(path: string): Promise<FileState | null> {
  const hash = createHash('sha256')
  let taille = 0
  try {
    for await (const piece of createReadStream(path)) {
      hash.update(piece)
      taille += piece.length
    }
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ENOENT') return null
    throw cause
  }
  return { taille, sha256: hash.digest('hex') }
}

/** Syncs the directory entries of a tree, and file contents if asked. */
export async function syncTree(folder: string, { files }: { files: boolean }): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path, { files })
    else if (files && entry.isFile()) await syncPath(path)
  }
  await syncPath(folder)
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
