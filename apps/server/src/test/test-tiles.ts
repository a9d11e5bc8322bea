import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect } from 'vitest'
import type { Tile } from '#kernel/search/carte/mercator.ts'
import { mercatorX, mercatorY } from '#kernel/search/carte/mercator.ts'
import type { TestApp } from './test-app.ts'

export const tileAt = (z: number, [lon, lat]: [number, number]): Tile => ({
  z,
  x: Math.floor(mercatorX(lon) * 2 ** z),
  y: Math.floor(mercatorY(lat) * 2 ** z),
})

/** @returns the features of one layer of a search's tile: ids, tags, positions in degrees */
export async function readTile(
  t: TestApp,
  kind: 'courses' | 'parcours' | 'voyages' | 'magasins',
  { z, x, y }: Tile,
  texte: string,
) {
  const url = `/api/${kind}/tuiles/${z}/${x}/${y}?texte=${texte}`
  const { statusCode, rawPayload } = await t.inject({ url })
  expect(statusCode).toBe(200)
  const { layers } = new VectorTile(new PbfReader(rawPayload))
  return (name: string) =>
    Array.from({ length: layers[name]?.length ?? 0 }, (_, index) => {
      const feature = layers[name]?.feature(index)
      const { geometry, properties } = feature?.toGeoJSON(x, y, z) ?? {}
      const numbers = JSON.stringify(geometry).match(/-?\d+\.?\d*(e-\d+)?/g) ?? []
      const places = numbers.flatMap((lon, rank): [number, number][] =>
        rank % 2 ? [] : [[Number(lon), Number(numbers[rank + 1])]],
      )
      return { id: feature?.id, properties, places }
    })
}
