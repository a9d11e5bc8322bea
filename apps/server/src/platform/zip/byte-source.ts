import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '#platform/storage/storage.ts'

/** Random access to a file of any size. `read` answers all bytes, or throws. */
export type ByteSource = {
  size: number
  read: (offset: number, length: number) => Promise<Buffer>
}

/** A file of which a part is gone: it has to be sent again. */
export class MissingPieceError extends Error {
  override name = 'MissingPieceError'
}

/** Pieces held in memory: one is read from its start to its end, and the directory lies apart. */
const HELD = 2

type Pieces = { size: number; piece: number; keyOf: (rank: number) => string }

/** A file stored in pieces of equal size, of which the last is shorter. */
export function openPieces(
  storage: Pick<Storage, 'get'>,
  { size, piece, keyOf }: Pieces,
): ByteSource {
  const held = new Map<number, Buffer>()
  const load = async (rank: number): Promise<Buffer> => {
    const known = held.get(rank)
    held.delete(rank)
    const bytes = known ?? (await fetchPiece(storage, keyOf(rank)))
    held.set(rank, bytes)
    for (const old of [...held.keys()].slice(0, -HELD)) held.delete(old)
    return bytes
  }
  return {
    size,
    async read(offset, length) {
      if (offset < 0 || offset + length > size) throw new RangeError('Past the end of the file')
      const parts: Buffer[] = []
      for (let at = offset; at < offset + length; ) {
        const rank = Math.floor(at / piece)
        const bytes = await load(rank)
        const from = at - rank * piece
        const part = bytes.subarray(from, from + (offset + length - at))
        if (!part.length) throw new MissingPieceError(keyOf(rank))
        parts.push(part)
        at += part.length
      }
      return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
    },
  }
}

async function fetchPiece(storage: Pick<Storage, 'get'>, key: string): Promise<Buffer> {
  const file = await storage.get(key)
  if (!file) throw new MissingPieceError(key)
  return buffer(file.stream)
}

/** A part of another file, such as an archive stored in an archive without compression. */
export const openPart = (source: ByteSource, start: number, size: number): ByteSource => ({
  size,
  async read(offset, length) {
    if (offset < 0 || offset + length > size) throw new RangeError('Past the end of the file')
    return source.read(start + offset, length)
  },
})

export const openHandle = (handle: FileHandle, size: number): ByteSource => ({
  size,
  async read(offset, length) {
    if (offset < 0 || offset + length > size) throw new RangeError('Past the end of the file')
    const bytes = Buffer.allocUnsafe(length)
    for (let read = 0; read < length; ) {
      const { bytesRead } = await handle.read(bytes, read, length - read, offset + read)
      if (!bytesRead) throw new RangeError('The file is shorter than it was')
      read += bytesRead
    }
    return bytes
  },
})
