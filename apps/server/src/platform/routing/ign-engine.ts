import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Position } from '@foulee/domain/shared/geo'
import { Agent, request } from 'undici'
import { createService, RESTS } from '#platform/map-tiles/service.ts'
import {
  type Bounds,
  type EngineState,
  type Miss,
  REACH,
  type RoutingEngine,
  stopIfLeft,
} from './engine.ts'
import { findStray, nameOf } from './http-engine.ts'
import { readIgnRoute } from './ign-answer.ts'
import { openRouteCache } from './route-cache.ts'
import type { HttpEngineOptions } from './valhalla-engine.ts'

/** Terms of the service: licence Ouverte 2.0, with its source. */
export const IGN_CREDIT =
  'Itinéraires\u00a0: <a href="https://geoservices.ign.fr/">IGN, BD TOPO</a>'
/** Metropolitan France and Corsica, which the editor shows as what is covered. */
const BOUNDS = [-5.5, 41.2, 9.8, 51.3] as const
/** BD TOPO: also the Antilles, Guyane, La Réunion, Mayotte, Saint-Pierre-et-Miquelon. */
const AREAS: readonly Bounds[] = [
  BOUNDS,
  [-63.2, 14.3, -60.7, 18.2],
  [-54.7, 2, -51.5, 5.9],
  [55.1, -21.5, 55.9, -20.8],
  [44.9, -13.1, 45.4, -12.5],
  [-56.6, 46.7, -56, 47.2],
]
const ANSWER_MS = 4_000
const MAX_BYTES = 8 * 1024 * 1024
/** Five requests a second for an address. */
const APART_MS = 210
/** Longest wait for one’s turn. */
const TURN_MS = 2_500
const MAX_POINTS = 17
const RETRY_S = 5
const MAX_RETRY_S = 600

type IgnOptions = HttpEngineOptions & {
  dataDir: string
  agent: string
  apartMs?: number
  now?: () => number
}

/** @param url `…/itineraire` of the Géoplateforme */
export function createIgnEngine(
  url: string,
  {
    log,
    dataDir,
    agent,
    rests = RESTS,
    answerMs = ANSWER_MS,
    apartMs = APART_MS,
    now = Date.now,
  }: IgnOptions,
): RoutingEngine {
  const dispatcher = new Agent({
    connections: 4,
    connect: { timeout: answerMs },
    maxResponseSize: MAX_BYTES,
  })
  const cache = openRouteCache(join(dataDir, 'itineraires'), { log, now })
  let nextTurn = 0
  const busy = (seconds: number) =>
    new ApiError('trop_de_demandes', { status: 503, message: BUSY, retryAfter: seconds })

  const takeTurn = async (signal?: AbortSignal): Promise<void> => {
    const now = performance.now()
    const wait = Math.max(0, nextTurn - now)
    if (wait > TURN_MS) throw busy(Math.ceil(wait / 1000))
    nextTurn = now + wait + apartMs
    if (wait > 0) await pause(wait, undefined, { ref: false })
    stopIfLeft(signal)
  }

  const fetchText = async (address: string, signal?: AbortSignal): Promise<string | null> => {
    await takeTurn(signal)
    const late = AbortSignal.timeout(answerMs)
    const { statusCode, headers, body } = await request(address, {
      dispatcher,
      headers: { 'user-agent': agent, accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, late]) : late,
    }).catch((cause: unknown) => {
      stopIfLeft(signal)
      throw cause
    })
    const text = await body.text()
    if (statusCode === 200) return text
    if (statusCode === 404) return null
    if (statusCode === 429) {
      const seconds = readRetryAfter(headers['retry-after'])
      nextTurn = performance.now() + seconds * 1000
      throw busy(seconds)
    }
    throw new Error(`The routing of IGN answered ${statusCode}`)
  }

  /** Two streets of Paris, so that a wrong answer shows. */
  const probe = async (): Promise<EngineState> => {
    const text = await fetchText(addressOf(url, PROBE))
    if (!text) throw new Error('The routing of IGN knows no way in Paris')
    readIgnRoute(JSON.parse(text))
    return { bounds: BOUNDS, attribution: IGN_CREDIT }
  }
  const service = createService(nameOf('ign'), probe, { log, rests })

  const findRoute = async (
    points: readonly Position[],
    { signal, reach }: { signal?: AbortSignal | undefined; reach: number },
  ) => {
    const address = addressOf(url, points)
    const cached = cache.get(address)
    const text = cached ?? (await service.request(() => fetchRoute(address, signal)))
    if (cached === null) cache.set(address, text, text === NOTHING ? NOTHING_DAYS : undefined)
    if (text === NOTHING) return { miss: 'unreachable' } as const satisfies Miss
    const line = readIgnRoute(JSON.parse(text))
    return findStray(line, points, reach) ?? line
  }

  /** A text that can be read, or `NOTHING`: what is kept on disk. */
  const fetchRoute = async (address: string, signal?: AbortSignal): Promise<string> => {
    const text = await fetchText(address, signal)
    if (text === null) return NOTHING
    readIgnRoute(JSON.parse(text))
    return text
  }

  return {
    name: 'ign',
    has: { altitudes: false, terrains: false, consignes: true },
    maxSearched: 8,
    state: async () => service.current(),
    async route(points, { signal, reach = REACH } = {}) {
      const rank = points.findIndex((point) => !AREAS.some((area) => isInside(point, area)))
      if (rank >= 0) return { miss: 'outside', rank }
      if (points.length > MAX_POINTS) return { miss: 'unreachable' }
      return findRoute(points, { signal, reach })
    },
    start: service.start,
    async stop() {
      service.stop()
      await dispatcher.destroy()
      cache.close()
    },
  }
}

/** A way that was missing may be a fault of the service: asked again the next day. */
const NOTHING_DAYS = 1
const BUSY = 'Le service d’itinéraires est très demandé. Réessayez dans quelques secondes.'
const isInside = ([lon, lat]: Position, [west, south, east, north]: Bounds) =>
  lon >= west && lon <= east && lat >= south && lat <= north

const NOTHING = ''
const PROBE: readonly Position[] = [
  [2.3333, 48.8611],
  [2.3376, 48.8606],
]

function addressOf(url: string, points: readonly Position[]): string {
  const texts = points.map(([lon, lat]) => `${lon.toFixed(5)},${lat.toFixed(5)}`)
  const address = new URL(url)
  const inner = texts.slice(1, -1)
  address.search = new URLSearchParams({
    resource: 'bdtopo-valhalla',
    profile: 'pedestrian',
    optimization: 'shortest',
    start: texts[0] ?? '',
    end: texts.at(-1) ?? '',
    ...(inner.length && { intermediates: inner.join('|') }),
    getSteps: 'true',
    getBbox: 'false',
    waysAttributes: 'name',
    geometryFormat: 'geojson',
    distanceUnit: 'meter',
    timeUnit: 'second',
    crs: 'EPSG:4326',
  }).toString()
  return address.href
}

function readRetryAfter(header: string | string[] | undefined): number {
  const seconds = Number(Array.isArray(header) ? header[0] : header)
  return seconds > 0 ? Math.min(MAX_RETRY_S, Math.ceil(seconds)) : RETRY_S
}
