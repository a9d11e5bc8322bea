import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '@foulee/domain/shared/geo'
import { terrariumPng } from '@foulee/testing/png'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asCaller } from '#platform/concurrency/concurrency.ts'
import type { Service } from '#platform/map-tiles/service.ts'
import type { Terrain } from '#platform/map-tiles/terrain.ts'
import { isMiss, type RoutingEngine } from './engine.ts'
import { createHeights, type Heights } from './heights.ts'
import { createIgnEngine, IGN_CREDIT } from './ign-engine.ts'
import { createRouting, type Routing } from './routing.ts'
import { type Mood, type RoutingService, startRoutingService } from './test-routing-service.ts'
import { createValhallaEngine } from './valhalla-engine.ts'

const RESTS = { afterFailure: [20], whileThere: 60_000 }
const PATIENCE = { timeout: 10_000, interval: 10 }
const DE: Position = [5.7, 45.2]
const A: Position = [5.71, 45.21]
const FLAT: Heights = { isThere: () => false, read: async () => null }

let service: RoutingService
let folder: string
let engine: RoutingEngine
let routing: Routing
let now = 0
const { log } = Fastify()

beforeEach(async () => {
  service = await startRoutingService()
  folder = await mkdtemp(join(tmpdir(), 'foulee-itineraires-'))
})
afterEach(async () => {
  await routing.stop()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const ENGINES = ['ign', 'valhalla'] as const
type Name = (typeof ENGINES)[number]

async function open(name: Name, isThere = true): Promise<void> {
  const options = { log, rests: RESTS, answerMs: 300 }
  engine =
    name === 'ign'
      ? createIgnEngine(`${service.url}/itineraire`, {
          ...options,
          dataDir: folder,
          agent: 'essai',
          apartMs: 1,
          now: () => now,
        })
      : createValhallaEngine(service.url, 'OpenStreetMap', options)
  routing = createRouting([engine], FLAT)
  routing.start()
  if (isThere) await untilThere()
}

const untilThere = () =>
  vi.waitFor(async () => expect(await routing.current()).not.toBeNull(), PATIENCE)
const untilGone = () => vi.waitFor(async () => expect(await routing.current()).toBeNull(), PATIENCE)

async function route(points: readonly Position[] = [DE, A], signal?: AbortSignal) {
  const { line, engine: by } = await routing.route(points, signal ? { signal } : {})
  if (isMiss(line)) return line
  return { by: by?.name ?? null, line }
}

describe.each(ENGINES)('%s that answers', (name) => {
  it('gives a line, its turns in French and the places of its points', async () => {
    await open(name)
    const found = await route([DE, [5.705, 45.205], A])
    if ('miss' in found) throw new Error('No way')
    expect(found.by).toBe(name)
    expect([...found.line.lon]).toEqual([5.7, 5.705, 5.705, 5.71, 5.71])
    expect(found.line.passages).toEqual([0, 2, 4])
    expect(found.line.turns?.[0]).toMatchObject({ metres: 0, type: 'depart' })
    expect(found.line.turns?.at(-1)).toMatchObject({ type: 'arrivee', texte: 'Vous êtes arrivé.' })
    expect(found.line.turns?.filter(({ type }) => type === 'arrivee')).toHaveLength(1)
  })

  it('a point that it would lead far away is outside, the other ends are not', async () => {
    await open(name)
    expect(await route([DE, [7.2, 45.2]])).toEqual({ miss: 'outside', rank: 1 })
  })

  it('two points without a way between them are told apart from a failure', async () => {
    await open(name)
    service.set('nowhere')
    for (let times = 0; times < 6; times++) {
      expect(await route([DE, [5.72 + times / 100, 45.2]])).toEqual({ miss: 'unreachable' })
    }
    expect(await routing.current()).not.toBeNull()
  })

  it('a caller who leaves ends its work, which is no failure of the engine', async () => {
    await open(name)
    service.set('slow')
    for (let times = 0; times < 6; times++) {
      const leaving = new AbortController()
      const asked = route([DE, [5.72 + times / 100, 45.2]], leaving.signal)
      setTimeout(() => leaving.abort(), 5)
      await expect(asked).rejects.toMatchObject({ code: 'service_indisponible' })
    }
    // Requests that had reached the engine are given up there too.
    await vi.waitFor(() => expect(service.dropped()).toBeGreaterThan(0), PATIENCE)
    expect(await routing.current()).not.toBeNull()
  })
})

describe.each(ENGINES)('%s that fails', (name) => {
  it.each(['slow', 'portal', 'wrong', 500] as const satisfies readonly Mood[])(
    'in the mood %s one line is straight, then nobody waits for it until it is back',
    async (mood) => {
      await open(name)
      service.set(mood)
      for (let times = 0; times < 4; times++) {
        const found = await route([DE, [5.72 + times / 100, 45.2]])
        expect(found).toMatchObject({ by: null })
      }
      await untilGone()
      const before = service.requests.filter((text) => !/2\.3333|status/.test(text)).length
      expect(await route()).toMatchObject({ by: null })
      expect(service.requests.filter((text) => !/2\.3333|status/.test(text))).toHaveLength(before)
      service.set(null)
      await untilThere()
      expect(await route()).toMatchObject({ by: name })
    },
  )

  it('that was never there changes nothing', async () => {
    service.set(500)
    await open(name, false)
    expect(await route()).toMatchObject({ by: null })
  })
})

describe('the terms of the IGN', () => {
  it('nothing is asked twice, even after a restart, and its credit is told', async () => {
    await open('ign')
    await route()
    const before = service.requests.length
    await route()
    await routing.stop()
    await open('ign')
    const { by } = (await route()) as { by: string }
    expect(by).toBe('ign')
    // The probe of the second start alone.
    expect(service.requests.length).toBe(before + 1)
    expect((await routing.current())?.state.attribution).toBe(IGN_CREDIT)
  })

  it('a way that was missing is asked again the next day, a way that was found is not', async () => {
    await open('ign')
    await route()
    service.set('nowhere')
    const missing: readonly Position[] = [DE, [5.73, 45.2]]
    expect(await route(missing)).toEqual({ miss: 'unreachable' })
    service.set(null)
    expect(await route(missing)).toEqual({ miss: 'unreachable' })
    now += 2 * 86_400_000
    expect(await route(missing)).toMatchObject({ by: 'ign' })
    const before = service.requests.length
    await route()
    expect(service.requests).toHaveLength(before)
  })

  it('a point outside what it covers is told without asking it, the overseas departments are not', async () => {
    await open('ign')
    const before = service.requests.length
    expect(await route([DE, [5.7, 55]])).toEqual({ miss: 'outside', rank: 1 })
    expect(await route([[-30, 45], DE])).toEqual({ miss: 'outside', rank: 0 })
    expect(service.requests).toHaveLength(before)
    await route([
      [55.5, -21.1],
      [55.51, -21.1],
    ])
    expect(service.requests).toHaveLength(before + 1)
  })

  it('after a 429 the caller is told to wait, and the service is left alone for that time', async () => {
    await open('ign')
    service.set(429)
    const refused = { code: 'trop_de_demandes', status: 503, retryAfter: 7 }
    await expect(route()).rejects.toMatchObject(refused)
    service.set(null)
    const before = service.requests.length
    await expect(route()).rejects.toMatchObject({ code: 'trop_de_demandes', status: 503 })
    expect(service.requests).toHaveLength(before)
    expect(await routing.current()).not.toBeNull()
  })
})

it('one look at the engines is enough for all routes of a call', async () => {
  let looks = 0
  const fake: RoutingEngine = {
    name: 'membres',
    has: { altitudes: true, terrains: true, consignes: false },
    maxSearched: 60,
    state: async () => {
      looks++
      return { bounds: null, attribution: null, version: 7 }
    },
    route: async (_points, options) =>
      options?.state?.version === 7 ? { miss: 'unreachable' } : { miss: 'outside', rank: 0 },
    start: () => {},
    stop: () => {},
  }
  routing = createRouting([fake], FLAT)
  const engines = await routing.look()
  for (let times = 0; times < 5; times++) await routing.route([DE, A], { engines })
  expect(looks).toBe(1)
})

it('one member with many loops keeps another waiting for one turn, not for all of them', async () => {
  routing = createRouting([], FLAT)
  const done: string[] = []
  const ask = (key: string) =>
    asCaller({ key, most: 20 }, () =>
      routing.search(async () => {
        await new Promise(setImmediate)
        done.push(key)
      }),
    )
  const greedy = Array.from({ length: 12 }, () => ask('greedy'))
  await Promise.all([...greedy, ask('patient')])
  expect(done).toHaveLength(13)
  // Two run at once, and one of the greedy was next in line.
  expect(done.indexOf('patient')).toBeLessThanOrEqual(4)
})

describe('heights of the terrain', () => {
  const hill = (x: number, y: number) => 500 + x / 4 + y / 8

  function terrainOf(tile: Buffer | null): Service<Terrain> {
    const found: Terrain = {
      description: {
        tuiles: '',
        encodage: 'terrarium',
        taille: 256,
        maxzoom: 13,
        attribution: '',
      },
      square: async () => tile && { bytes: tile, media: 'image/png', isPacked: false, maxAge: 60 },
    }
    return {
      current: () => found,
      start: () => {},
      request: (task) => task(found),
      stop: () => {},
    }
  }

  it('are read between the pixels of a tile', async () => {
    await open('valhalla')
    const heights = createHeights(terrainOf(terrariumPng(hill)))
    // Half a pixel of a tile at zoom 13 is 8.6e-5 degrees of longitude.
    const step = 360 / 2 ** 13 / 256
    const west = 360 * (4226 / 2 ** 13) - 180
    const lon = Float64Array.from([0.5, 64.5, 128, 200.25], (x) => west + x * step)
    const lat = new Float64Array(4).fill(45.2)
    const [first = 0, ...read] = (await heights.read({ lon, lat })) ?? []
    expect(read.map((value) => Math.round((value - first) * 100) / 100)).toEqual([16, 31.88, 49.94])
  })

  it('a pixel without data is no depth of the sea', async () => {
    await open('valhalla')
    const empty = terrariumPng(() => -32_768)
    const line = { lon: Float64Array.of(5.7, 5.71), lat: Float64Array.of(45.2, 45.21) }
    expect(await createHeights(terrainOf(empty)).read(line)).toBeNull()
  })

  it('where the terrain has no tile, a line has none', async () => {
    await open('valhalla')
    const heights = createHeights(terrainOf(null))
    const line = { lon: Float64Array.of(5.7, 5.71), lat: Float64Array.of(45.2, 45.21) }
    expect(await heights.read(line)).toBeNull()
  })
})
