import { isAltitude } from '@foulee/domain/parcours/itineraire'
import sharp from 'sharp'
import type { Service } from '#platform/map-tiles/service.ts'
import type { Terrain } from '#platform/map-tiles/terrain.ts'

/** Altitudes of the ground, in metres; NaN where unknown. */
export type Heights = {
  isThere: () => boolean
  read: (line: { lon: Float64Array; lat: Float64Array }) => Promise<Float64Array | null>
}

/** Decoded tiles in memory, 256 KB each. */
const MAX_TILES = 96
/** Tiles of one line; a longer one has no altitudes. */
const MAX_TILES_A_LINE = 60
/** Metres a pixel at this zoom: 13 in France; higher ones add no detail. */
const ZOOM = 13
const WAIT_MS = 2_000
/** Web Mercator ends there. */
const MAX_LAT = 85

type Tile = { side: number; metres: Float32Array } | null

/** @param terrain the heights of the map */
export function createHeights(terrain: Service<Terrain>): Heights {
  const tiles = new Map<string, Promise<Tile>>()

  const load = (z: number, x: number, y: number): Promise<Tile> => {
    const key = `${z}/${x}/${y}`
    const cached = tiles.get(key)
    tiles.delete(key)
    const tile =
      cached ??
      terrain.request(async (found) => {
        const piece = await found.square(z, x, y)
        return piece && decode(piece.bytes, found.description.encodage)
      })
    tiles.set(key, tile)
    tile.catch(() => tiles.delete(key))
    const [oldest] = tiles.keys()
    if (tiles.size > MAX_TILES && oldest !== undefined) tiles.delete(oldest)
    return tile
  }

  const readAll = async (lon: Float64Array, lat: Float64Array): Promise<Float64Array | null> => {
    const found = terrain.current()
    if (!found) return null
    const zoom = Math.min(ZOOM, found.description.maxzoom)
    const across = 2 ** zoom
    const places = Array.from(lon, (value, index) => project(value, lat[index] ?? 0, across))
    const keys = new Set(places.map(({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`))
    if (keys.size > MAX_TILES_A_LINE) return null
    const loaded = new Map<string, Tile>()
    await Promise.all(
      [...keys].map(async (key) => {
        const [x = 0, y = 0] = key.split(' ').map(Number)
        loaded.set(key, await load(zoom, x, y))
      }),
    )
    return Float64Array.from(places, ({ x, y }) => {
      const tile = loaded.get(`${Math.floor(x)} ${Math.floor(y)}`)
      return tile ? interpolate(tile, x % 1, y % 1) : Number.NaN
    })
  }

  return {
    isThere: () => terrain.current() !== null,
    async read({ lon, lat }) {
      const late = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null).unref())
      const altitudes = await Promise.race([readAll(lon, lat).catch(() => null), late])
      return altitudes?.some((value) => !Number.isNaN(value)) ? altitudes : null
    },
  }
}

/** Tile coordinates with fractions. */
function project(lon: number, lat: number, across: number): { x: number; y: number } {
  const clamped = Math.max(-MAX_LAT, Math.min(MAX_LAT, lat))
  const radians = (clamped * Math.PI) / 180
  const x = ((lon + 180) / 360) * across
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across
  const last = across - 1e-9
  return { x: Math.max(0, Math.min(last, x)), y: Math.max(0, Math.min(last, y)) }
}

/** Bilinear between pixel centres; constant over the outer half pixel of a tile. */
function interpolate({ side, metres }: NonNullable<Tile>, shareX: number, shareY: number): number {
  const clamp = (share: number) => Math.max(0, Math.min(side - 1, share * side - 0.5))
  const [px, py] = [clamp(shareX), clamp(shareY)]
  const [left, top] = [Math.floor(px), Math.floor(py)]
  const [right, bottom] = [Math.min(side - 1, left + 1), Math.min(side - 1, top + 1)]
  const read = (x: number, y: number) => metres[y * side + x] ?? Number.NaN
  const mix = (a: number, b: number, share: number) => a + (b - a) * share
  return mix(
    mix(read(left, top), read(right, top), px - left),
    mix(read(left, bottom), read(right, bottom), px - left),
    py - top,
  )
}

/** NaN where no ground on Earth is: a pixel without data. */
function readPixel(
  encoding: 'terrarium' | 'mapbox',
  red: number,
  green: number,
  blue: number,
): number {
  const metres =
    encoding === 'terrarium'
      ? red * 256 + green + blue / 256 - 32_768
      : (red * 65_536 + green * 256 + blue) / 10 - 10_000
  return isAltitude(metres) ? metres : Number.NaN
}

async function decode(bytes: Buffer, encoding: 'terrarium' | 'mapbox'): Promise<Tile> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: side, height, channels } = info
  if (channels !== 3 || side !== height) throw new Error('A tile of heights is a square in RGB.')
  const metres = new Float32Array(side * side)
  for (let index = 0; index < metres.length; index++) {
    const [red, green, blue] = [data[index * 3], data[index * 3 + 1], data[index * 3 + 2]]
    metres[index] = readPixel(encoding, red ?? 0, green ?? 0, blue ?? 0)
  }
  return { side, metres }
}
