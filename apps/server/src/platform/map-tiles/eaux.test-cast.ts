import { gunzipSync } from 'node:zlib'
import { classifyRings, VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { openWaters } from './eaux.ts'

export const readWaters = openWaters()

export function locate(lon: number, lat: number, z: number) {
  const side = 2 ** z
  const x = ((lon + 180) / 360) * side
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * side
  const [column, row] = [Math.floor(x), Math.floor(y)]
  return { column, row, at: { x: (x - column) * 4096, y: (y - row) * 4096 } }
}

export async function openTile(z: number, x: number, y: number): Promise<VectorTile> {
  const piece = await readWaters(z, x, y)
  if (!piece) throw new Error(`There is no tile ${z}/${x}/${y}`)
  return new VectorTile(new PbfReader(gunzipSync(piece.bytes)))
}

export const ringsOf = (tile: VectorTile, name: string) => {
  const layer = tile.layers[name]
  if (!layer) return []
  return Array.from({ length: layer.length }, (_, n) => layer.feature(n).loadGeometry()).flat()
}

type XY = { x: number; y: number }
const isInside = (ring: XY[], { x, y }: XY) =>
  ring.reduce((isIn, a, n) => {
    const b = ring.at(n - 1) ?? a
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return crosses ? !isIn : isIn
  }, false)

type Area = XY[][]
/** Each hole belongs to the area before it only. */
const covers = (areas: readonly Area[], at: XY) =>
  areas.some(
    ([outer = [], ...holes]) => isInside(outer, at) && !holes.some((hole) => isInside(hole, at)),
  )

const squares = new Map<string, Promise<Record<string, Area[]>>>()
const LAYERS = ['lac', 'mer', 'france', 'terre'] as const

async function readAreas(z: number, column: number, row: number) {
  const tile = await openTile(z, column, row)
  return Object.fromEntries(
    LAYERS.map((name) => [
      name,
      classifyRings(ringsOf(tile, name) as Parameters<typeof classifyRings>[0]) as Area[],
    ]),
  )
}

export async function lookAt(lon: number, lat: number, z: number) {
  const { column, row, at } = locate(lon, lat, z)
  const name = `${z}/${column}/${row}`
  const square = squares.get(name) ?? readAreas(z, column, row)
  squares.set(name, square)
  const areas = await square
  return LAYERS.find((layer) => covers(areas[layer] ?? [], at))
}
