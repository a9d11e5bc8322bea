import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { EAUX } from '@foulee/contract/site/fonds'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { handleErrors } from '#platform/http/errors.ts'
import { createBasemaps } from './basemaps.ts'
import { locate, lookAt, openTile, readWaters, ringsOf } from './eaux.test-cast.ts'
import { mountBasemaps } from './mount-basemaps.ts'

const file = new URL('eaux.pmtiles', import.meta.url)

test('the URL has the hash of the archive, which weighs 4 MB at most', () => {
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
    ['l’étang de Thau', 3.61, 43.41, 'mer'],
    ['l’étang de Berre', 5.1, 43.46, 'mer'],
    ['l’île Sainte-Marguerite', 7.045, 43.519, 'france'],
    ['le large de Sausset', 4.95, 43.35, 'mer'],
    ['Bordeaux, rive gauche', -0.6, 44.84, 'france'],
    ['le phare du cap Ferret', -1.2487, 44.6457, 'france'],
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
  ] as const)('the place %s has the right layer', async ([, lon, lat, expected]) => {
    expect(await lookAt(lon, lat, z)).toBe(expected)
  })
})

test.for([4, 5, 6, 7])('at zoom %i land across the Channel is foreign land', async (z) => {
  expect(await lookAt(0.5, 51.8, z)).toBe('terre')
  expect(await lookAt(2.3, 48.9, z)).toBe('france')
  expect(await lookAt(-6, 46, z)).toBe('mer')
})

test('each zoom has the detail of its pixels, no more', async () => {
  for (let z = EAUX.minzoom; z < EAUX.maxzoom; z++) {
    const { column, row } = locate(7.1, 43.55, z)
    const rings = ringsOf(await openTile(z, column, row), 'mer')
    const steps = rings.flatMap((ring) =>
      ring.slice(1).map(({ x, y }, n) => Math.hypot(x - (ring[n]?.x ?? x), y - (ring[n]?.y ?? y))),
    )
    const pixels = steps.map((step) => step / 8).toSorted((a, b) => a - b)
    expect(pixels[Math.floor(pixels.length / 10)]).toBeGreaterThan(0.5)
    expect(pixels[Math.floor(pixels.length / 2)]).toBeGreaterThan(1)
    expect(pixels[Math.floor(pixels.length / 2)]).toBeLessThan(12)
  }
})

test('an area far from France has no tile beyond zoom 7', async () => {
  const { column, row } = locate(-3.7, 40.4, 7)
  expect(await readWaters(7, column, row)).not.toBeNull()
  const near = locate(-3.7, 40.4, 8)
  expect(await readWaters(8, near.column, near.row)).toBeNull()
})

describe('the URL of a tile', () => {
  const app = Fastify()
  beforeAll(async () => {
    const config = readConfig({ NODE_ENV: 'test', MAP: 'embarque', DATA_DIR: '/nowhere' })
    handleErrors(app, () => {})
    mountBasemaps(app, createBasemaps(config, { log: app.log }), { consume: async () => {} })
    await app.ready()
  })
  afterAll(() => app.close())
  const read = (path: string, headers = {}) => app.inject({ url: EAUX.chemin + path, headers })
  const { column, row } = locate(7.02, 43.55, 10)
  const cannes = `/10/${column}/${row}`

  it('serves it compressed as stored, cacheable for a year', async () => {
    const answer = await read(cannes, { 'accept-encoding': 'br, gzip' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-protobuf',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000',
      'cross-origin-resource-policy': 'same-origin',
    })
    const plain = await read(cannes)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.rawPayload).toEqual(gunzipSync(answer.rawPayload))
    const etag = String(answer.headers.etag)
    expect((await read(cannes, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it.for([
    ['elsewhere in the world', '/10/0/0', 204],
    ['nearer than its last zoom', '/12/2129/1494', 404],
    ['further than its first', '/3/4/2', 404],
    ['outside the world', '/5/32/3', 404],
    ['no number', '/5/a/3', 404],
  ] as const)('serves %s', async ([, path, status]) => {
    expect((await read(path)).statusCode).toBe(status)
  })
})
