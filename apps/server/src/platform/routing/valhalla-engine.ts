import type { Position } from '@foulee/domain/shared/geo'
import { accumulateDistances } from '@foulee/trace/distance'
import { encodePolyline } from '@foulee/trace/polyline'
import type { FastifyBaseLogger } from 'fastify'
import { Agent, request } from 'undici'
import { createService, RESTS, type Rests } from '#platform/map-tiles/service.ts'
import {
  type Bounds,
  type EngineState,
  type Miss,
  REACH,
  type RoutedLine,
  type RoutingEngine,
  stopIfLeft,
} from './engine.ts'
import { findStray, nameOf } from './http-engine.ts'
import { ErrorAnswer, readRoute, readTerrains, StatusAnswer } from './valhalla-answer.ts'

const ANSWER_MS = 2_500
const MAX_BYTES = 16 * 1024 * 1024
/** Errors of Valhalla: no edge near a point, too far, without a way. */
const OUTSIDE = new Set([170, 171, 172])
const UNREACHABLE = new Set([150, 154, 157, 160, 441, 442, 443, 444])

const ON_FOOT = {
  costing: 'pedestrian',
  costing_options: {
    pedestrian: {
      max_hiking_difficulty: 6,
      use_ferry: 0,
      step_penalty: 0,
      walkway_factor: 0.9,
      alley_factor: 1,
      driveway_factor: 2,
    },
  },
}

export type HttpEngineOptions = {
  log: FastifyBaseLogger
  rests?: Rests
  answerMs?: number
}

/** @param url of a Valhalla, ours (`apps/itineraire`) or another */
export function createValhallaEngine(
  url: string,
  attribution: string | null,
  { log, rests = RESTS, answerMs = ANSWER_MS }: HttpEngineOptions,
): RoutingEngine {
  const dispatcher = new Agent({
    connections: 8,
    connect: { timeout: answerMs },
    maxResponseSize: MAX_BYTES,
  })

  const call = async (action: string, body: object, signal?: AbortSignal): Promise<unknown> => {
    const late = AbortSignal.timeout(answerMs)
    const answer = await request(`${url}/${action}`, {
      method: 'POST',
      dispatcher,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    }).catch((cause: unknown) => {
      stopIfLeft(signal)
      throw cause
    })
    const json: unknown = await answer.body.json()
    if (answer.statusCode === 200) return json
    const { success, data } = ErrorAnswer.safeParse(json)
    if (answer.statusCode < 500 && success) return data
    throw new Error(`${action} answered ${answer.statusCode}`)
  }

  const probe = async (): Promise<EngineState> => ({
    bounds: readBounds(await call('status', { verbose: true })),
    attribution,
  })
  const service = createService(nameOf('valhalla'), probe, { log, rests })

  const findTerrains = async (line: RoutedLine, signal?: AbortSignal): Promise<RoutedLine> => {
    const shape = encodePolyline(line, 6)
    const filters = {
      attributes: ['edge.surface', 'edge.use', 'edge.road_class', 'edge.length'],
      action: 'include',
    }
    const body = { ...ON_FOOT, encoded_polyline: shape, shape_match: 'walk_or_snap', filters }
    // The way is there without its ground.
    const json = await call('trace_attributes', body, signal).catch(() => null)
    if (!json) return line
    const distance = accumulateDistances(line).at(-1) ?? 0
    return { ...line, terrains: readTerrains(json, distance) }
  }

  return {
    name: 'valhalla',
    has: { altitudes: false, terrains: true, consignes: true },
    maxSearched: 40,
    state: async () => service.current(),
    route: (points, { signal, reach = REACH } = {}) =>
      service.request(async () => {
        const json = await call('route', toRequest(points), signal)
        const miss = readMiss(json)
        if (miss) return miss
        const line = readRoute(json)
        return findStray(line, points, reach) ?? (await findTerrains(line, signal))
      }),
    start: service.start,
    async stop() {
      service.stop()
      await dispatcher.destroy()
    },
  }
}

const toRequest = (points: readonly Position[]) => ({
  ...ON_FOOT,
  locations: points.map(([lon, lat]) => ({ lon, lat, type: 'break' })),
  language: 'fr-FR',
  units: 'kilometers',
  shape_format: 'polyline6',
})

function readMiss(json: unknown): Miss | null {
  const { success, data } = ErrorAnswer.safeParse(json)
  if (!success) return null
  if (OUTSIDE.has(data.error_code)) return { miss: 'outside', rank: 0 }
  if (UNREACHABLE.has(data.error_code)) return { miss: 'unreachable' }
  throw new Error(`Valhalla refused with ${data.error_code}`)
}

function readBounds(json: unknown): Bounds | null {
  const rings = StatusAnswer.parse(json).bbox?.features.flatMap(
    ({ geometry }) => geometry.coordinates,
  )
  const points = rings?.flat() ?? []
  if (!points.length) return null
  const lon = points.map(([x = 0]) => x)
  const lat = points.map(([, y = 0]) => y)
  return [Math.min(...lon), Math.min(...lat), Math.max(...lon), Math.max(...lat)]
}
