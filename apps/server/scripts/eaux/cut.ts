import { gzipSync } from 'node:zlib'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Tile } from './archive.ts'
import { type Clip, signedArea } from './clip.ts'
import type { Bbox, Point } from './gshhg.ts'
import { isInside, squaresOf } from './plane.ts'

export const EXTENT = 4096
/** Buffer drawn beyond the tile's edge, so that no outline of the edge shows. */
const MARGIN = 64
/** The most detailed zoom; closer zooms overscale its tiles. */
export const LAST_ZOOM = 11
/** Centre lines are about 450 m off the true ones: one or two pixels at this zoom. */
const LAST_ZOOM_OF_RIVERS = 8
const LINE = 2
const AREA = 3

export type TileIndexLib = new (data: object, options: object) => TileIndex
type TileIndex = {
  getTile: (z: number, x: number, y: number) => { features: { geometry: Point[][] }[] } | null
}

export type Ground = {
  land: readonly Point[][]
  france: readonly Point[][]
  /** Sea water that lies behind the coastlines. */
  lagoons: readonly { rings: readonly Point[][] }[]
  lakes: readonly { rings: readonly Point[][] }[]
  rivers: readonly { level: number; line: readonly Point[] }[]
}
export type Coverage = { box: Bbox; from: number; to: number }

const polygons = (areas: readonly (readonly Point[][])[]) => ({
  type: 'FeatureCollection',
  features: areas.map((coordinates) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  })),
})

/**
 * Cuts every tile. A tile is self-contained: layer `terre` (any country), above it `france`, above
 * both `mer` with the lagoons; then `lac` and `riviere`. Lines are simplified per zoom to 3/8 of a
 * pixel, except at the last zoom.
 */
export function cutTiles(
  { land, france, lagoons, lakes, rivers }: Ground,
  coverages: readonly Coverage[],
  { GeoJSONVT, clip }: { GeoJSONVT: TileIndexLib; clip: Clip },
): Tile[] {
  const options = {
    maxZoom: LAST_ZOOM,
    indexMaxZoom: 4,
    indexMaxPoints: 0,
    tolerance: 3,
    extent: EXTENT,
    buffer: MARGIN,
  }
  const index = (data: object) => new GeoJSONVT(data, options)
  const indexes = {
    land: index(polygons(land.map((ring) => [ring]))),
    france: index(polygons(france.map((ring) => [ring]))),
    lagoons: index(polygons(lagoons.map(({ rings }) => [...rings]))),
    lakes: index(polygons(lakes.map(({ rings }) => [...rings]))),
    rivers: [1, 2, 3, 4].map((level) =>
      index({
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'MultiLineString',
          coordinates: rivers.filter((river) => river.level === level).map(({ line }) => line),
        },
      }),
    ),
  }
  const linesOf = (tiles: TileIndex, z: number, x: number, y: number) =>
    tiles.getTile(z, x, y)?.features.flatMap(({ geometry }) => geometry) ?? []

  const cut = (z: number, x: number, y: number): Buffer => {
    const squares = [square]
    // Vector tiles close rings implicitly.
    const open = (rings: Point[][]) => rings.filter(({ length }) => length > 2)
    const shores = clip.union(open(linesOf(indexes.land, z, x, y)))
    const behind = open(linesOf(indexes.lagoons, z, x, y))
    const sea = clip.difference(squares, clip.difference(shores, behind))
    const inFrance = clip.intersection(squares, open(linesOf(indexes.france, z, x, y)))
    const waters = open(linesOf(indexes.lakes, z, x, y))
    const flowing =
      z > LAST_ZOOM_OF_RIVERS ? [] : indexes.rivers.slice(0, z < 6 ? 2 : z < 7 ? 3 : 4)
    const layers = {
      terre: [draw(AREA, squares)],
      france: [draw(AREA, group(inFrance))],
      mer: [draw(AREA, group(sea))],
      lac: [draw(AREA, waters)],
      riviere: flowing.map((tileIndex, at) =>
        draw(LINE, linesOf(tileIndex, z, x, y), { rang: at + 1 }),
      ),
    }
    const drawn = Object.entries(layers).flatMap(([name, features]) => {
      const nonEmpty = features.filter(({ geometry }) => geometry.length > 0)
      return nonEmpty.length ? [[name, { features: nonEmpty }]] : []
    })
    const tile: Parameters<typeof fromGeojsonVt>[0] = Object.fromEntries(drawn)
    const bytes = Buffer.from(fromGeojsonVt(tile, { version: 2, extent: EXTENT }))
    return gzipSync(bytes, { level: 9 })
  }
  return coverages.flatMap(({ box, from, to }) => {
    const zooms = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    return zooms.flatMap((z) =>
      squaresOf(box, z).map(([x, y]): Tile => ({ z, x, y, bytes: cut(z, x, y) })),
    )
  })
}

const square: Point[] = [
  [-MARGIN, -MARGIN],
  [EXTENT + MARGIN, -MARGIN],
  [EXTENT + MARGIN, EXTENT + MARGIN],
  [-MARGIN, EXTENT + MARGIN],
]

/**
 * Vector tiles attach each hole to the polygon just before it, but Clipper returns them unordered.
 */
function group(rings: readonly Point[][]): Point[][] {
  const areas = rings
    .filter((ring) => signedArea(ring) > 0)
    .toSorted((a, b) => signedArea(a) - signedArea(b))
    .map((outer) => [outer])
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    const [corner] = hole
    areas.find(([outer]) => corner && outer && isInside(corner, outer))?.push(hole)
  }
  return areas.flat()
}

function draw(type: 2 | 3, geometry: Point[][], tags: Record<string, number> = {}) {
  const close = (ring: Point[]): Point[] => [...ring, ...ring.slice(0, 1)]
  const isClosed = (ring: Point[]) =>
    ring[0]?.[0] === ring.at(-1)?.[0] && ring[0]?.[1] === ring.at(-1)?.[1]
  const lines =
    type === AREA ? geometry.map((ring) => (isClosed(ring) ? ring : close(ring))) : geometry
  return { type, tags, geometry: lines }
}
