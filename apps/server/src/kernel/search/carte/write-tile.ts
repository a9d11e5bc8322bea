import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { EXTENT } from './mercator.ts'

type Tags = Record<string, string | number>
export type TileFeature = { id: number; tags: Tags } & (
  | { place: [number, number] }
  | { lines: [number, number][][] }
)

const POINT = 1
const LINE = 2

export function writeTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Buffer {
  const drawn = Object.entries(layers).map(([name, features]) => [
    name,
    { features: features.map(draw).filter(({ geometry }) => geometry.length > 0) },
  ])
  const tile: Parameters<typeof fromGeojsonVt>[0] = Object.fromEntries(drawn)
  return Buffer.from(fromGeojsonVt(tile, { version: 2, extent: EXTENT }))
}

function draw(feature: TileFeature) {
  const { id, tags } = feature
  if ('place' in feature) return { id, tags, type: POINT, geometry: [feature.place] }
  return { id, tags, type: LINE, geometry: feature.lines.filter((line) => line.length > 1) }
}
