import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasS3Server } from '@foulee/testing/s3-server'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { AwsClient } from 'aws4fetch'
import { zxyToTileId } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StorageSettings } from '#platform/config/storage.ts'
import { openTestBucket } from '#platform/storage/test-bucket.ts'
import { PIXEL } from './map-service.ts'
import { probePlan, squareAt } from './plan.ts'
import { probeTerrain } from './terrain.ts'

const KEY = 'cartes/france.pmtiles'
const TILE = Buffer.from('the middle of France')
const VECTOR = ['earth', 'water', 'roads', 'places'].map((id) => ({ id, fields: {} }))
const nobody = () => {
  throw new Error('No service is asked for what lies in the storage')
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

/** A PMTiles 3 archive of one tile, at zoom 7 in the middle of France, uncompressed. */
function writeArchive(tile: Buffer, type: 1 | 2, metadata: object): Buffer {
  const id = zxyToTileId(7, ...squareAt(7))
  // One entry: tile id, run length, length, offset plus one.
  const directory = Buffer.from([1, ...varint(id), 1, ...varint(tile.length), 1])
  const said = Buffer.from(JSON.stringify(metadata))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataAt = 127 + directory.length
  const tilesAt = metadataAt + said.length
  const places = [127, directory.length, metadataAt, said.length, 0, 0, tilesAt, tile.length]
  for (const [n, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + 8 * n)
  header.set([1, 1, 1, type, 7, 7], 96)
  return Buffer.concat([header, directory, said, tile])
}

const france = writeArchive(TILE, 1, { vector_layers: VECTOR })

describe('a file of tiles in the storage', () => {
  let storage: { folder: string }
  const lay = async (bytes: Buffer) => {
    await mkdir(join(storage.folder, 'cartes'), { recursive: true })
    await writeFile(join(storage.folder, KEY), bytes)
  }
  const openPlan = (from: StorageSettings = storage) => probePlan({ pmtiles: KEY }, nobody, from)
  beforeAll(async () => {
    storage = { folder: await mkdtemp(join(tmpdir(), 'foulee-pmtiles-')) }
  })
  afterAll(() => rm(storage.folder, { recursive: true, force: true }))

  it('is a basemap in two themes, with its tiles and credit', async () => {
    await lay(france)
    const plan = await openPlan()
    expect((await plan.square(0, 7, ...squareAt(7)))?.bytes).toEqual(TILE)
    expect(await plan.square(0, 7, 0, 0)).toBeNull()
    const [clair, sombre] = [JSON.parse(plan.clair), JSON.parse(plan.sombre)]
    expect(clair.sources.carte.attribution).toContain('OpenStreetMap')
    expect(clair.layers.length).toBeGreaterThan(20)
    expect(clair.layers).not.toEqual(sombre.layers)
    expect([...validateStyleMin(clair), ...validateStyleMin(sombre)]).toEqual([])
    expect(clair).not.toHaveProperty('glyphs')
    expect(plan.clair).not.toContain('icon-image')
  })

  it('may contain raster tiles, or elevation', async () => {
    await lay(writeArchive(PIXEL, 2, { attribution: '© <b>Nous</b>' }))
    const plan = await openPlan()
    expect(JSON.parse(plan.clair).sources.carte).toMatchObject({
      type: 'raster',
      attribution: '© Nous',
    })
    const terrain = await probeTerrain(
      { pmtiles: KEY, encodage: 'mapbox', maxzoom: 13, attribution: '' },
      nobody,
      storage,
    )
    expect(terrain.description).toMatchObject({
      encodage: 'mapbox',
      maxzoom: 7,
      attribution: '© Nous',
    })
    expect((await terrain.square(7, ...squareAt(7)))?.media).toBe('image/png')
  })

  it('may be replaced while it is read', async () => {
    await lay(france)
    const plan = await openPlan()
    await lay(writeArchive(Buffer.from('another, and longer, middle of France'), 1, {}))
    const { bytes } = (await plan.square(0, 7, ...squareAt(7))) ?? {}
    expect(bytes?.toString()).toBe('another, and longer, middle of France')
  })

  it('is ignored when missing, no archive, or of another scheme', async () => {
    await rm(join(storage.folder, KEY), { force: true })
    await expect(openPlan()).rejects.toThrow('ENOENT')
    await lay(Buffer.from('something else altogether'.repeat(1_000)))
    await expect(openPlan()).rejects.toThrow()
    await lay(writeArchive(TILE, 1, { vector_layers: [{ id: 'transportation' }] }))
    await expect(openPlan()).rejects.toThrow('scheme')
  })

  it.skipIf(!hasS3Server())('may lie in a bucket', async () => {
    const { settings, stop } = await openTestBucket('site')
    try {
      const { accessKeyId, secretAccessKey, region } = settings
      const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
      const url = `${settings.endpoint}/${settings.bucket}/site/${KEY}`
      await aws.fetch(url, { method: 'PUT', body: new Uint8Array(france) })
      const plan = await openPlan({ s3: settings })
      expect((await plan.square(0, 7, ...squareAt(7)))?.bytes).toEqual(TILE)
      await expect(
        probePlan({ pmtiles: 'cartes/absente.pmtiles' }, nobody, { s3: settings }),
      ).rejects.toThrow('404')
    } finally {
      await stop()
    }
  })
})
