import type { FondTerrain } from '@foulee/contract/site/fonds'
import type { TerrainSettings } from '#platform/config/map-tiles.ts'
import type { StorageSettings } from '#platform/config/storage.ts'
import { openFileRanges } from '#platform/storage/file-ranges.ts'
import { cleanCredit, squareUrl } from './adopt-style.ts'
import { openPackedTiles } from './packed-tiles.ts'
import type { Piece } from './pieces.ts'
import { squareAt } from './plan.ts'
import type { Upstream } from './upstream.ts'

export const TERRAIN_PATH = '/fonds/terrain'

export type Terrain = {
  description: FondTerrain
  square: (z: number, x: number, y: number) => Promise<Piece | null>
}

const PROBED_ZOOM = 7

export async function probeTerrain(
  settings: TerrainSettings,
  upstream: () => Upstream,
  storage: StorageSettings,
): Promise<Terrain> {
  const source = await openSource(settings, upstream, storage)
  const zoom = Math.min(PROBED_ZOOM, source.maxzoom)
  const tile = await source.square(zoom, ...squareAt(zoom), true)
  if (!tile?.media.startsWith('image/')) throw new Error('There are no heights of France')
  const description: FondTerrain = {
    tuiles: `${TERRAIN_PATH}/{z}/{x}/{y}`,
    encodage: settings.encodage,
    taille: sideOf(tile.bytes) === 512 ? 512 : 256,
    maxzoom: source.maxzoom,
    attribution: cleanCredit(settings.attribution || source.attribution),
  }
  return {
    description,
    square: async (z, x, y) => (z > source.maxzoom ? null : source.square(z, x, y, false)),
  }
}

type TerrainSource = {
  maxzoom: number
  attribution: string
  square: (z: number, x: number, y: number, isFresh: boolean) => Promise<Piece | null>
}

async function openSource(
  settings: TerrainSettings,
  upstream: () => Upstream,
  storage: StorageSettings,
): Promise<TerrainSource> {
  if ('url' in settings) {
    const { url, maxzoom } = settings
    const service = upstream()
    return {
      maxzoom,
      attribution: '',
      square: (z, x, y, isFresh) => service.get(squareUrl(url, z, x, y), 'image', isFresh),
    }
  }
  const { pmtiles } = settings
  const { read, maxzoom, attribution } = await openPackedTiles(
    pmtiles,
    openFileRanges(storage, pmtiles),
  )
  return { maxzoom, attribution: attribution ?? '', square: read }
}

/** Width in a PNG's header; 256 for other formats. */
const sideOf = (bytes: Buffer): number =>
  bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG' ? bytes.readUInt32BE(16) : 256
