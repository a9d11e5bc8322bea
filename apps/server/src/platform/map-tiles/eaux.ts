import { fileURLToPath } from 'node:url'
import { PMTiles } from 'pmtiles'
import { openFileRanges } from '#platform/storage/file-ranges.ts'
import { type Piece, VECTOR_MEDIA } from './pieces.ts'

/** The URL contains the edition: immutable. */
const YEAR = 365 * 86_400

export type ReadWaters = (z: number, x: number, y: number) => Promise<Piece | null>

/**
 * Coasts, lakes and rivers of the embedded basemap, cut by `npm run eaux`. The archive is part of
 * the build and read by ranges, so that none of it stays in memory.
 */
export function openWaters(): ReadWaters {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const read = openFileRanges({ folder }, 'eaux.pmtiles')
  const file = new PMTiles(
    {
      getKey: () => 'eaux',
      async getBytes(offset, length) {
        const { bytes, etag } = await read(offset, length)
        return { data: new Uint8Array(bytes).buffer, etag }
      },
    },
    undefined,
    // Only tiles are compressed, and they are sent as stored.
    async (data) => data,
  )
  return async (z, x, y) => {
    const tile = await file.getZxy(z, x, y)
    if (!tile) return null
    return { bytes: Buffer.from(tile.data), media: VECTOR_MEDIA, isPacked: true, maxAge: YEAR }
  }
}
