import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Fonds } from '@foulee/contract/site/fonds'
import { EAUX } from '@foulee/contract/site/fonds'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { handleErrors } from '#platform/http/errors.ts'
import { createBasemaps } from './basemaps.ts'
import { type Fault, type MapService, startMapService } from './map-service.ts'
import { mountBasemaps } from './mount-basemaps.ts'

const TILE = Buffer.from('a tile of the plan')
const PATIENCE = { timeout: 10_000, interval: 10 }
const RESTS = { afterFailure: [20], whileThere: 60_000 }

let service: MapService
let folder: string
let app: FastifyInstance
let counts = new Map<string, number>()
let most = Number.POSITIVE_INFINITY
beforeEach(async () => {
  counts = new Map()
  most = Number.POSITIVE_INFINITY
  service = await startMapService(TILE)
  folder = await mkdtemp(join(tmpdir(), 'foulee-fonds-'))
})
afterEach(async () => {
  await app.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function open(
  env: Record<string, string> = {},
  { rests = RESTS, answerMs = 300 } = {},
): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    MAP: 'auto',
    MAP_STYLE_URL: service.style,
    MAP_TERRAIN_URL: service.terrain,
    DATA_DIR: folder,
    ...env,
  })
  app = Fastify()
  handleErrors(app, () => {})
  mountBasemaps(app, createBasemaps(config, { log: app.log, rests, limits: { answerMs } }), {
    consume: async (_, keys) => {
      const [key = ''] = keys
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if ((counts.get(key) ?? 0) > most) throw new ApiError('trop_de_demandes', { retryAfter: 900 })
    },
  })
  await app.ready()
}
const read = (url: string, headers = {}) => app.inject({ url, headers })
const state = async () => (await read('/fonds/etat.json')).json<Fonds>()
const untilThere = () =>
  vi.waitFor(async () => expect(await state()).not.toMatchObject({ plan: null }), PATIENCE)
const untilGone = () =>
  vi.waitFor(async () => expect(await state()).toMatchObject({ plan: null }), PATIENCE)
const countRequests = (path: string) => service.requests.filter((item) => item.path === path).length

describe('a service that answers', () => {
  it('is available shortly after the start, at our URLs only', async () => {
    await open()
    await untilThere()
    await vi.waitFor(async () => expect((await state()).terrain).not.toBeNull(), PATIENCE)
    expect(await state()).toEqual({
      plan: { clair: '/fonds/plan/clair.json', sombre: '/fonds/plan/sombre.json', maxzoom: 18 },
      terrain: {
        tuiles: '/fonds/terrain/{z}/{x}/{y}',
        encodage: 'terrarium',
        taille: 256,
        maxzoom: 13,
        attribution: '',
      },
    })
    for (const theme of ['clair', 'sombre']) {
      const { body } = await read(`/fonds/plan/${theme}.json`)
      expect(body).not.toContain(service.url)
      expect(body).not.toContain('ailleurs')
      expect(validateStyleMin(JSON.parse(body))).toEqual([])
      expect(JSON.parse(body)).toMatchObject({
        glyphs: '/fonds/plan/glyphes/{fontstack}/{range}',
        sprite: [{ id: 'default', url: '/fonds/plan/images/0' }],
        sources: {
          plan: {
            tiles: ['/fonds/plan/carreaux/0/{z}/{x}/{y}'],
            attribution: '© <a href="https://exemple.fr/">Le service</a>',
          },
        },
      })
    }
  })

  it.each([
    ['/fonds/plan/carreaux/0/6/32/22', '/plan/6/32/22.pbf', 'application/x-protobuf'],
    [
      '/fonds/plan/glyphes/Source%20Sans%20Pro%20Regular/0-255',
      '/fonts/Source%20Sans%20Pro%20Regular/0-255.pbf',
      'application/x-protobuf',
    ],
    ['/fonds/plan/images/0@2x.json', '/sprite@2x.json', 'application/json'],
    ['/fonds/plan/images/0.png', '/sprite.png', 'image/png'],
    ['/fonds/terrain/6/32/22', '/heights/6/32/22.png', 'image/png'],
  ])('serves %s once, then the cache does', async (path, requested, media) => {
    await open()
    await untilThere()
    await vi.waitFor(async () => expect((await state()).terrain).not.toBeNull(), PATIENCE)
    const first = await read(path)
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe(media)
    expect(first.headers['cache-control']).toMatch(/^public, max-age=3(600|59\d)$/)
    expect(first.headers['content-security-policy']).toContain('sandbox')
    const again = await read(path)
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect(countRequests(requested)).toBe(1)
    const known = await read(path, { 'if-none-match': String(first.headers.etag) })
    expect(known.statusCode).toBe(304)
  })

  it('is forwarded compressed to a client that accepts it, else decompressed', async () => {
    await open()
    await untilThere()
    const path = '/fonds/plan/carreaux/0/6/32/22'
    const packed = await read(path, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const plain = await read(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.rawPayload).toEqual(TILE)
  })

  it('receives nothing of the visitor', async () => {
    await open()
    await untilThere()
    await read('/fonds/plan/carreaux/0/6/32/22', {
      cookie: 'secret=1',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Un navigateur',
      referer: 'http://localhost/parcours/chez-moi',
    })
    const sent = JSON.stringify(service.requests.map(({ headers }) => headers))
    expect(sent).not.toMatch(/secret|203\.0\.113|navigateur|chez-moi/)
    expect(sent).toContain('Foulee')
  })

  it.each([
    '/fonds/plan/carreaux/1/6/32/22',
    '/fonds/plan/carreaux/0/6/64/22',
    '/fonds/plan/carreaux/0/19/1/1',
    '/fonds/plan/carreaux/0/6/-1/22',
    '/fonds/plan/carreaux/0/6/32/22.pbf',
    '/fonds/plan/carreaux/0/6/32/%2e%2e%2fstyle.json',
    '/fonds/plan/glyphes/Une%20autre/0-255',
    '/fonds/plan/glyphes/Source%20Sans%20Pro%20Regular/1-256',
    '/fonds/plan/images/7.png',
    '/fonds/plan/images/0.svg',
    '/fonds/terrain/14/1/1',
  ])('is not requested for %s', async (path) => {
    await open()
    await untilThere()
    await vi.waitFor(async () => expect((await state()).terrain).not.toBeNull(), PATIENCE)
    const before = service.requests.length
    expect((await read(path)).statusCode).toBe(404)
    expect(service.requests).toHaveLength(before)
  })
})

const FAULTS: Fault[] = ['slow', 'gone', 'portal', 500, 404, 302]

describe('a service that fails', () => {
  it.each(FAULTS)(
    '(%s) from the start leaves the embedded basemap, and is found later',
    async (fault) => {
      service.fail(fault)
      await open()
      expect(await state()).toEqual({ plan: null, terrain: null })
      expect((await read('/fonds/plan/clair.json')).statusCode).toBe(404)
      const refused = await read('/fonds/plan/carreaux/0/6/32/22')
      expect(refused.statusCode).toBe(503)
      await vi.waitFor(() => expect(service.requests.length).toBeGreaterThan(2), PATIENCE)
      expect(await state()).toEqual({ plan: null, terrain: null })
      service.fail(null)
      await untilThere()
    },
  )

  it.each(['slow', 'gone', 'portal', 500, 302] as const)(
    '(%s) later is replaced by the cache, then given up',
    async (fault) => {
      await open({}, { rests: { afterFailure: [60_000], whileThere: 60_000 } })
      await untilThere()
      const kept = '/fonds/plan/carreaux/0/6/32/22'
      expect((await read(kept)).statusCode).toBe(200)
      service.fail(fault)
      expect((await read(kept)).statusCode).toBe(200)
      for (const x of [33, 34, 35, 36]) {
        expect((await read(`/fonds/plan/carreaux/0/6/${x}/22`)).statusCode).toBe(503)
      }
      await untilGone()
    },
  )

  it('is replaced by cached tiles, even stale ones', async () => {
    await open({}, { rests: { afterFailure: [60_000], whileThere: 60_000 } })
    await untilThere()
    const path = '/fonds/plan/carreaux/0/6/32/22'
    await read(path)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 60_000 })
    try {
      service.fail(500)
      expect((await read(path)).rawPayload).toEqual(TILE)
      expect(countRequests('/plan/6/32/22.pbf')).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not requested any more once given up', async () => {
    await open({}, { rests: { afterFailure: [60_000], whileThere: 60_000 } })
    await untilThere()
    service.fail(500)
    for (const x of [33, 34, 35, 36]) await read(`/fonds/plan/carreaux/0/6/${x}/22`)
    await untilGone()
    const before = service.requests.length
    expect((await read('/fonds/plan/carreaux/0/6/37/22')).statusCode).toBe(503)
    expect(service.requests).toHaveLength(before)
  })
})

/** Tolerant of a busy machine: many tiles at once do not mean that the service is gone. */
const PATIENT = { answerMs: 20_000 }

describe('one caller', () => {
  const square = (n: number) => `/fonds/plan/carreaux/0/12/${n}/22`
  const readFrom = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress })

  it('has its own rate limit', async () => {
    await open({}, PATIENT)
    await untilThere()
    most = 2
    const statuses = []
    for (const n of [1, 2, 3]) {
      statuses.push((await readFrom('203.0.113.7', square(n))).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429])
    for (const path of [
      '/fonds/plan/glyphes/Source%20Sans%20Pro%20Regular/0-255',
      '/fonds/plan/images/0.png',
      '/fonds/terrain/6/32/22',
      `${EAUX.chemin}/8/132/93`,
    ]) {
      expect((await readFrom('203.0.113.7', path)).statusCode).toBe(429)
    }
    expect((await readFrom('203.0.113.8', square(4))).statusCode).toBe(200)
  })

  it('may wait for a hundred tiles at once, and others are served meanwhile', async () => {
    await open({}, PATIENT)
    await untilThere()
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, n) => readFrom('203.0.113.7', square(n))),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(30)
    expect(refused[0]?.headers['retry-after']).toBeTruthy()
    expect((await readFrom('203.0.113.8', square(200))).statusCode).toBe(200)
  })
})

describe('too many waiting requests', () => {
  it('are told so, and the service does not count as gone', async () => {
    await open({}, PATIENT)
    await untilThere()
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        app.inject({
          url: `/fonds/plan/carreaux/0/12/${n}/7`,
          remoteAddress: `203.0.113.${n % 8}`,
        }),
      ),
    )
    expect(answers.some(({ statusCode }) => statusCode === 503)).toBe(true)
    expect((await state()).plan).not.toBeNull()
  })
})

describe('the configuration of map services', () => {
  it('is nothing in tests, nor when switched off', async () => {
    expect(readConfig({ NODE_ENV: 'test' }).map).toEqual({ plan: null, terrain: null })
    const off = { MAP: 'embarque', MAP_STYLE_URL: service.style }
    expect(readConfig({ NODE_ENV: 'production', ...off }).map.plan).toBeNull()
    await open({ MAP: 'embarque' })
    expect(await state()).toEqual({ plan: null, terrain: null })
    expect(service.requests).toEqual([])
  })

  it('is Plan IGN and open elevation data by default', () => {
    const { plan, terrain } = readConfig({ NODE_ENV: 'production' }).map
    expect(plan).toMatchObject({ origins: ['https://data.geopf.fr'] })
    expect(terrain).toMatchObject({ encodage: 'terrarium', maxzoom: 13 })
  })

  it('may be a file of the storage', () => {
    const { map } = readConfig({ NODE_ENV: 'production', MAP_PMTILES: 'cartes/france.pmtiles' })
    expect(map.plan).toEqual({ pmtiles: 'cartes/france.pmtiles' })
  })

  it.each([
    ['MAP_PMTILES', '../secrets.pmtiles'],
    ['MAP_STYLE_URL', 'http://exemple.fr/style.json'],
    ['MAP_TERRAIN_URL', 'https://exemple.fr/{z}/{x}.png'],
    ['MAP', 'satellite'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
