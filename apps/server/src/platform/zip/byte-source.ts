import type { FileHandle } from 'node:fs/promises'
import type { Storage } from '#platform/storage/storage.ts'

/** Random access to a file of any size. `read` answers all bytes, which are the caller’s, or throws. */
export type ByteSource = {
  size: number
  read: (offset: number, length: number) => Promise<Buffer>
}

/** A file of which a part is gone: it has to be sent again. */
export class MissingPieceError extends Error {
  override name = 'MissingPieceError'
}

type Pieces = { size: number; piece: number; keyOf: (rank: number) => string }

/**
 * A file stored in pieces of equal size, of which the last is shorter. One piece is held, in a
 * buffer that the next one fills again, as an archive is read from its start to its end: one read at
 * a time.
 */
export function openPieces(
  storage: Pick<Storage, 'get'>,
  { size, piece, keyOf }: Pieces,
): ByteSource {
  const room = Buffer.alloc(Math.min(piece, size))
  let held = { rank: -1, length: 0 }
  const load = async (rank: number): Promise<Buffer> => {
    if (held.rank !== rank) {
      held = { rank: -1, length: 0 }
      held = { rank, length: await fetchPiece(storage, keyOf(rank), room) }
    }
    return room.subarray(0, held.length)
  }
  return {
    size,
    async read(offset, length) {
      if (offset < 0 || offset + length > size) throw new RangeError('Past the end of the file')
      const whole = Buffer.allocUnsafe(length)
      for (let at = offset; at < offset + length; ) {
        const rank = Math.floor(at / piece)
        const bytes = await load(rank)
        const from = at - rank * piece
        const part = bytes.subarray(from, from + (offset + length - at))
        if (!part.length) throw new MissingPieceError(keyOf(rank))
        part.copy(whole, at - offset)
        at += part.length
      }
      return whole
    },
  }
}

/** @returns bytes of the piece */
async function fetchPiece(storage: Pick<Storage, 'get'>, key: string, into: Buffer) {
  const file = await storage.get(key)
  if (!file) throw new MissingPieceError(key)
  let length = 0
  for await (const bytes of file.stream as AsyncIterable<Buffer>) {
    length += bytes.copy(into, length)
  }
  return length
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
