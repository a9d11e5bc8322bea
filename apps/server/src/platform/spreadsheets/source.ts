import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { SpooledFile } from '#platform/http/spool.ts'

/** The bytes of a table, which may be read several times, from the first to the last. */
export type Source = {
  size: number
  read: () => AsyncIterable<Buffer>
  /** The whole of it. */
  readAll: () => Promise<Buffer>
}

/** Bytes at a time: what is between two pieces never holds up others for long. */
const STEP = 8 * 1024

export const fromBytes = (bytes: Buffer): Source => ({
  size: bytes.length,
  async *read() {
    for (let at = 0; at < bytes.length; at += STEP) {
      yield bytes.subarray(at, at + STEP)
      await letOthersIn()
    }
  },
  readAll: async () => bytes,
})

export function fromSpooled({ handle, size }: SpooledFile): Source {
  const readAt = async (at: number, length: number) => {
    const piece = Buffer.alloc(length)
    let filled = 0
    while (filled < length) {
      const { bytesRead } = await handle.read(piece, filled, length - filled, at + filled)
      if (!bytesRead) throw new Error('The file on disk is shorter than what was written.')
      filled += bytesRead
    }
    return piece
  }
  return {
    size,
    async *read() {
      for (let at = 0; at < size; at += STEP) yield await readAt(at, Math.min(STEP, size - at))
    },
    readAll: () => readAt(0, size),
  }
}
