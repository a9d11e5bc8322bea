import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { EAUX } from '@foulee/contract/site/fonds'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it, test } from 'vitest'
import { openWaters } from './eaux.ts'

const file = new URL('eaux.pmtiles', import.meta.url)
const readWaters = openWaters()

/** The square of a zoom that holds a place, and where the place is in it. */
function locate(lon: number, lat: number, z: number) {
  const side = 2 ** z
  const x = ((lon + 180) / 360) * side
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * side
  const [column, row] = [Math.floor(x), Math.floor(y)]
  return { column, row, at: { x: (x - column) * 4096, y: (y - row) * 4096 } }
}

async function openTile(z: number, x: number, y: number): Promise<VectorTile> {
  const piece = await readWaters(z, x, y)
  if (!piece) throw new Error(`There is no tile ${z}/${x}/${y}`)
  return new VectorTile(new PbfReader(gunzipSync(piece.bytes)))
}

const ringsOf = (tile: VectorTile, name: string) => {
  const layer = tile.layers[name]
  if (!layer) return []
  return Array.from({ length: layer.length }, (_, n) => layer.feature(n).loadGeometry()).flat()
}

type XY = { x: number; y: number }
const covers = (rings: XY[][], { x, y }: XY) =>
  rings.reduce(
    (isIn, ring) =>
      ring.reduce((inRing, a, n) => {
        const b = ring.at(n - 1) ?? a
        return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
          ? !inRing
          : inRing
      }, isIn),
    false,
  )

/** What the map draws at a place: the last that covers it. */
async function lookAt(lon: number, lat: number, z: number) {
  const { column, row, at } = locate(lon, lat, z)
  const tile = await openTile(z, column, row)
  return ['lac', 'mer', 'france', 'terre'].find((name) => covers(ringsOf(tile, name), at))
}

test('the address names the content of the archive, which weighs 4 MB at most', () => {
  const edition = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  expect(EAUX.chemin).toBe(`/fonds/eaux/${edition}`)
  expect(statSync(file).size).toBeLessThan(4 * 1024 * 1024)
})

describe.for([8, 9, 10, 11])('at zoom %i', (z) => {
  it.for([
    ['la baie de Cannes', 7.02, 43.525, 'mer'],
    ['le centre de Cannes', 7.02, 43.56, 'france'],
    ['le large du cap Roux', 6.95, 43.4, 'mer'],
    ['l’île de Ré', -1.38, 46.2, 'france'],
    ['le pertuis Breton', -1.35, 46.28, 'mer'],
    ['la baie de Somme', 1.53, 50.22, 'mer'],
    ['Belle-Île', -3.2, 47.34, 'france'],
    ['le lac d’Annecy', 6.175, 45.86, 'lac'],
    ['le Léman', 6.5, 46.42, 'lac'],
    ['le lac du Bourget', 5.865, 45.73, 'lac'],
    ['l’étang de Thau', 3.61, 43.41, 'lac'],
    ['l’étang de Berre', 5.1, 43.46, 'lac'],
    ['Annecy', 6.125, 45.905, 'france'],
    ['Turin', 7.68, 45.07, 'terre'],
    ['Saint-Sébastien', -1.97, 43.3, 'terre'],
    ['Ajaccio', 8.76, 41.94, 'france'],
    ['Pointe-à-Pitre', -61.52, 16.25, 'france'],
    ['Fort-de-France', -61.06, 14.62, 'france'],
    ['Saint-Denis', 55.45, -20.91, 'france'],
    ['le volcan', 55.71, -21.24, 'france'],
    ['la passe de Mayotte', 45.3, -12.6, 'mer'],
    ['Mamoudzou', 45.215, -12.785, 'france'],
  ] as const)('%s', async ([, lon, lat, expected]) => {
    expect(await lookAt(lon, lat, z)).toBe(expected)
  })
})

test('each zoom has the detail of its pixels, no more', async () => {
  // The coast from Cannes to Menton, whose tile at zoom 8 holds the others.
  for (let z = EAUX.minzoom; z < EAUX.maxzoom; z++) {
    const { column, row } = locate(7.1, 43.55, z)
    const rings = ringsOf(await openTile(z, column, row), 'mer')
    const steps = rings.flatMap((ring) =>
      ring.slice(1).map(({ x, y }, n) => Math.hypot(x - (ring[n]?.x ?? x), y - (ring[n]?.y ?? y))),
    )
    const pixels = steps.map((step) => step / 8).toSorted((a, b) => a - b)
    // A tenth of the steps may be finer than a pixel: that is how bends end.
    expect(pixels[Math.floor(pixels.length / 10)]).toBeGreaterThan(0.75)
    expect(pixels[Math.floor(pixels.length / 2)]).toBeLessThan(16)
  }
})

test('what is far from France has no tile beyond zoom 7', async () => {
  const { column, row } = locate(-3.7, 40.4, 7)
  expect(await readWaters(7, column, row)).not.toBeNull()
  const near = locate(-3.7, 40.4, 8)
  expect(await readWaters(8, near.column, near.row)).toBeNull()
})
