import { ApiError } from '@foulee/contract/shared/errors'
import type { Moteur } from '@foulee/domain/parcours/itineraire'
import type { Position } from '@foulee/domain/shared/geo'
import { createFairQueue, FAIR_QUEUES } from '#platform/concurrency/concurrency.ts'
import type { EngineState, Miss, RoutedLine, RouteOptions, RoutingEngine } from './engine.ts'
import { isMiss, stopIfLeft } from './engine.ts'
import type { Heights } from './heights.ts'
import { drawStraight } from './straight.ts'

export type Answer = { line: RoutedLine | Miss; engine: RoutingEngine | null }
export type CurrentEngine = { engine: RoutingEngine; state: EngineState }
type Options = Omit<RouteOptions, 'state'> & { engines?: readonly CurrentEngine[] }

/** Following paths, by the first engine that answers. */
export type Routing = {
  /** The engine that is asked first; null without any. */
  current: () => Promise<CurrentEngine | null>
  /** The engines that are there, once for all routes of a call. */
  look: () => Promise<readonly CurrentEngine[]>
  /**
   * Without altitudes: see `addHeights`.
   * @returns a miss when engines answer and none has a way; a straight line without any engine
   */
  route: (points: readonly Position[], options?: Options) => Promise<Answer>
  straight: (from: Position, to: Position) => RoutedLine
  /** Fills altitudes that the engine does not know, from the terrain of the map. */
  addHeights: (line: RoutedLine) => Promise<RoutedLine>
  /** A search of many routes, in a fair queue. */
  search: <T>(task: () => Promise<T>) => Promise<T>
  hasHeights: () => boolean
  start: () => void
  stop: () => Promise<void>
}

/** Engines that know only some ways: elsewhere the line is straight, and no point is refused. */
const PARTIAL: ReadonlySet<Moteur> = new Set(['membres'])

/** @param engines in the order in which they are asked */
export function createRouting(engines: readonly RoutingEngine[], heights: Heights): Routing {
  const straight = (from: Position, to: Position) => drawStraight(from, to, heights.isThere())

  const look = async () => {
    const states = await Promise.all(engines.map((engine) => engine.state()))
    return engines.flatMap((engine, rank): CurrentEngine[] => {
      const state = states[rank]
      return state ? [{ engine, state }] : []
    })
  }

  return {
    current: async () => (await look())[0] ?? null,
    look,
    async route(points, { engines: looked, ...options } = {}) {
      let missed: Answer | null = null
      for (const { engine, state } of looked ?? (await look())) {
        const line = await unlessGone(engine.route(points, { ...options, state }), options.signal)
        if (!line) continue
        if (!isMiss(line)) return { line, engine }
        if (!PARTIAL.has(engine.name)) missed ??= { line, engine }
      }
      if (missed) return missed
      const [from, to] = [points[0], points.at(-1)]
      if (!from || !to) throw new Error('A route has two ends.')
      return { line: straight(from, to), engine: null }
    },
    straight,
    async addHeights(line) {
      return line.altitudes ? line : { ...line, altitudes: await heights.read(line) }
    },
    hasHeights: heights.isThere,
    search: createFairQueue(FAIR_QUEUES.boucle),
    start: () => {
      for (const engine of engines) engine.start()
    },
    async stop() {
      await Promise.all(engines.map((engine) => engine.stop()))
    },
  }
}

/** Null when the engine has just stopped answering; one that is busy says so to the caller. */
async function unlessGone<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T | null> {
  try {
    return await answer
  } catch (cause) {
    stopIfLeft(signal)
    if (cause instanceof ApiError && cause.status === 503 && cause.code !== 'trop_de_demandes') {
      return null
    }
    throw cause
  }
}
