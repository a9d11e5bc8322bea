import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { SpooledFile } from '#platform/http/spool.ts'

export type Source = {
  size: number
  read: () => AsyncIterable<Buffer>
  readAll: () => Promise<Buffer>
}

/** Block in bytes: small, to keep the event loop responsive. */
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
