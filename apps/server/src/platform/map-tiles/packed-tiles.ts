import { EtagMismatch, PMTiles, TileType } from 'pmtiles'
import type { ReadFileRange } from '#platform/storage/file-ranges.ts'
import { type Piece, VECTOR_MEDIA } from './pieces.ts'

/** In seconds; a file of the site may be replaced. */
const MAX_AGE = 86_400

const MEDIAS: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: VECTOR_MEDIA,
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

export type PackedTiles = {
  media: string
  minzoom: number
  maxzoom: number
  attribution: string | null
  /** Vector layer names; empty for raster tiles. */
  layers: readonly string[]
  read: (z: number, x: number, y: number) => Promise<Piece | null>
}

/** @throws Error for a missing file or an unsupported tile type */
export async function openPackedTiles(name: string, read: ReadFileRange): Promise<PackedTiles> {
  const file = new PMTiles({
    getKey: () => name,
    async getBytes(offset, length, _signal, wanted) {
      const { bytes, etag } = await read(offset, length)
      if (wanted && wanted !== etag) throw new EtagMismatch(etag)
      return { data: new Uint8Array(bytes).buffer, etag }
    },
  })
  const { tileType, minZoom, maxZoom } = await file.getHeader()
  const media = MEDIAS[tileType]
  if (!media) throw new Error(`${name} holds tiles of an unknown kind`)
  const metadata = (await file.getMetadata()) as {
    attribution?: string
    vector_layers?: { id: string }[]
  }
  return {
    media,
    minzoom: minZoom,
    maxzoom: maxZoom,
    attribution: metadata.attribution ?? null,
    layers: (metadata.vector_layers ?? []).map(({ id }) => id),
    async read(z, x, y) {
      const tile = await file.getZxy(z, x, y)
      return tile
        ? { bytes: Buffer.from(tile.data), media, isPacked: false, maxAge: MAX_AGE }
        : null
    },
  }
}
