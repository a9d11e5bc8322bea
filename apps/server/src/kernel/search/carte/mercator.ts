/** Web Mercator from 0 to 1: eastwards from −180°, southwards from about 85°. */

const MAX_LAT = 85.051129

export const mercatorX = (lon: number): number => (lon + 180) / 360

export function mercatorY(lat: number): number {
  const sine = Math.sin((Math.min(MAX_LAT, Math.max(-MAX_LAT, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

const latitudeOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

export type Tile = { z: number; x: number; y: number }

/** West, south, east and north of a tile in degrees, with a margin as a fraction of its side. */
export function boundsOf({ z, x, y }: Tile, margin = 0) {
  const tiles = 2 ** z
  const lon = (column: number) => Math.min(180, Math.max(-180, (column / tiles) * 360 - 180))
  return {
    ouest: lon(x - margin),
    est: lon(x + 1 + margin),
    nord: latitudeOf(Math.max(0, (y - margin) / tiles)),
    sud: latitudeOf(Math.min(1, (y + 1 + margin) / tiles)),
  }
}

/**
 * World units around the globe, 4 cm each: they fit 32-bit integers. Unit of stored lines,
 * `monde_x` and `monde_y`.
 */
export const WORLD = 2 ** 30

export const EXTENT = 4096

type WorldPlace = { x: number; y: number }

const squareOf = ({ z, x, y }: Tile) => {
  const side = WORLD / 2 ** z
  return { side, west: x * side, north: y * side }
}

export function placeIn(tile: Tile, at: WorldPlace): [number, number] {
  const { side, west, north } = squareOf(tile)
  return [Math.round(((at.x - west) / side) * EXTENT), Math.round(((at.y - north) / side) * EXTENT)]
}

/** Whether a position is in the tile; tiles of a zoom do not overlap. */
export function holds(tile: Tile, at: WorldPlace): boolean {
  const { side, west, north } = squareOf(tile)
  return at.x >= west && at.x < west + side && at.y >= north && at.y < north + side
}
