import { contract } from '@foulee/contract/shared/contract'
import { type Endpoint, parseKey } from '@foulee/contract/shared/kit'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { distanceBetween } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import { readTrack } from '@foulee/trace/read-track'
import { makeSegment, makeTrack } from '@foulee/trace/simulated-track'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mercatorX, mercatorY } from '#kernel/search/carte/mercator.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { parcoursShare } from './parcours.share.ts'

/**
 * Proves that no call leaks the hidden ends: every answer about a route is searched for positions,
 * and each is measured.
 */

type Place = [lon: number, lat: number]
const HOME: Place = [-8.4, 41.2]
const WORK: Place = [-8.37, 41.22]
const RADIUS = 300
const SECRET = 'Chez moi'

let t: TestApp
let slug = ''
const params: Record<string, string> = {}
beforeAll(async () => {
  t = await testApp()
  const route = await createParcours(t.db, t.clock.now, {
    titre: 'Du matin au soir',
    rayon_masque: RADIUS,
    track: makeTrack(makeSegment(goToWork())),
    troncons: [[0, 4000, 'path']],
    points: [
      { nom: SECRET, metres: 20 },
      { nom: 'Là-haut', metres: 2500 },
    ],
    photos: [
      { lon: HOME[0], lat: HOME[1], metres: 3 },
      { lon: -8.385, lat: 41.21, metres: 2000 },
    ],
  })
  slug = route.slug
  const { id } = await createCourse(t.db, t.clock.now, {
    position: [-8.6, 41.3],
    editions: [{ epreuves: [{ distance: 9000, parcours_id: route.id }] }],
  })
  params.parcours = String(route.id)
  params.courses = String(id)
})
afterAll(() => t.close())

/** From home to work with a detour past home again: the middle of a route may leak too. */
function goToWork(): number[][] {
  const legs: Place[] = [HOME, [-8.41, 41.215], HOME, [-8.385, 41.21], WORK]
  return legs.slice(1).flatMap((to, leg) => {
    const from = legs[leg] ?? HOME
    return Array.from({ length: 100 }, (_, step) => [
      from[0] + ((to[0] - from[0]) * step) / 99,
      from[1] + ((to[1] - from[1]) * step) / 99,
      400 + step,
    ])
  })
}

const away = ([lon, lat]: Place) =>
  Math.min(...[HOME, WORK].map((end) => distanceBetween(lon, lat, ...end)))
const isOfTheRoute = (place: Place) => away(place) < 10_000

function findPlaces(value: unknown): Place[] {
  if (typeof value === 'string') return decode(value)
  if (typeof value !== 'object' || value === null) return []
  const own: Place[] = []
  const fields = value as Record<string, unknown>
  const pairs = [value, [fields.lon, fields.lat], [fields.lat, fields.lon]] as unknown[][]
  for (const [a, b] of pairs.filter(Array.isArray)) {
    if (typeof a === 'number' && typeof b === 'number') own.push([a, b], [b, a])
  }
  return [...own, ...Object.values(value).flatMap(findPlaces)]
}

function decode(text: string): Place[] {
  return [5, 6].flatMap((precision) => {
    try {
      const { lon, lat } = decodePolyline(text, precision)
      return Array.from(lon, (here, index): Place => [here, lat[index] ?? 0])
    } catch {
      return []
    }
  })
}

function readFile(
  bytes: Buffer,
  media: string,
  tile: { z: number; x: number; y: number },
): Place[] {
  if (media.includes('mapbox')) return readTile(bytes, tile)
  if (/gpx|tcx|fit/.test(media)) {
    const { segments, waypoints } = readTrack(bytes)
    const line = segments.flatMap(({ lon, lat }) =>
      Array.from(lon, (here, index): Place => [here, lat[index] ?? 0]),
    )
    return [...line, ...waypoints.map(({ lon, lat }): Place => [lon, lat])]
  }
  const text = String(bytes)
  if (media.includes('json')) return findPlaces(JSON.parse(text))
  return [...text.matchAll(/(-?\d+\.\d+),(-?\d+\.\d+)/g)].map(([, a, b]) => [Number(a), Number(b)])
}

function readTile(bytes: Buffer, { z, x, y }: { z: number; x: number; y: number }): Place[] {
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.values(layers).flatMap((layer) =>
    Array.from({ length: layer.length }, (_, index) =>
      findPlaces(layer.feature(index).toGeoJSON(x, y, z).geometry),
    ).flat(),
  )
}

const TILES = [9, 12, 14].flatMap((z) =>
  [HOME, WORK, [-8.385, 41.21] as Place].map(([lon, lat]) => ({
    z,
    x: Math.floor(mercatorX(lon) * 2 ** z),
    y: Math.floor(mercatorY(lat) * 2 ** z),
  })),
)

const calls = (Object.entries(contract) as [keyof typeof contract, Endpoint][]).filter(
  ([key, { isRead }]) => /parcours|itineraires/.test(key) && (key.startsWith('GET') || isRead),
)

const addressesOf = (path: string) =>
  path.includes('{z}')
    ? TILES.map((tile) => ({ tile, url: `/api/parcours/tuiles/${tile.z}/${tile.x}/${tile.y}` }))
    : [
        {
          tile: { z: 0, x: 0, y: 0 },
          url: path.replace('{id}', params[path.split('/')[2] ?? ''] ?? params.parcours ?? ''),
        },
      ]

it('the list of calls is not empty', () => {
  expect(calls.length).toBeGreaterThan(12)
})

it.each(calls)('the call %s shows nothing around the ends', async (key) => {
  const { method, path } = parseKey(key)
  const stranger = await t.signIn(await createUser(t.db))
  for (const { url, tile } of addressesOf(path)) {
    for (const headers of [t.xsrf, stranger.headers]) {
      const query = path === '/api/parcours' ? '?nb_page=100' : ''
      const answer = await t.inject({ method, url: url + query, headers })
      expect(answer.body).not.toContain(SECRET)
      if (answer.statusCode !== 200) {
        expect([401, 403, 404, 422]).toContain(answer.statusCode)
        continue
      }
      const media = String(answer.headers['content-type'])
      const places = readFile(answer.rawPayload, media, tile).filter(isOfTheRoute)
      expect(Math.min(...places.map(away), Number.POSITIVE_INFINITY)).toBeGreaterThan(RADIUS)
    }
  }
})

it('the search finds positions where there are some', async () => {
  const { data } = await t.call('GET /api/parcours/{id}', { params: { id: params.parcours ?? '' } })
  expect(findPlaces(data).filter(isOfTheRoute).length).toBeGreaterThan(100)
  const gpx = await t.inject({ url: `/api/parcours/${slug}/gpx` })
  const media = String(gpx.headers['content-type'])
  expect(readFile(gpx.rawPayload, media, { z: 0, x: 0, y: 0 }).length).toBeGreaterThan(50)
  const [tile] = TILES.slice(5)
  const { rawPayload } = await t.inject({
    url: `/api/parcours/tuiles/${tile?.z}/${tile?.x}/${tile?.y}`,
  })
  expect(readTile(rawPayload, tile ?? { z: 0, x: 0, y: 0 }).length).toBeGreaterThan(3)
})

it('the share image is drawn from the visible part', async () => {
  const shared = await parcoursShare.find(t.db, slug)
  const places = findPlaces(shared?.content).filter(isOfTheRoute)
  expect(places.length).toBeGreaterThan(3)
  expect(Math.min(...places.map(away))).toBeGreaterThan(RADIUS)
})
