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

/** Following paths, by the first engine that answers. */
export type Routing = {
  /** The engine that is asked first; null without any. */
  current: () => Promise<CurrentEngine | null>
  /**
   * Without altitudes: see `addHeights`.
   * @returns a miss when engines answer and none has a way; a straight line without any engine
   */
  route: (points: readonly Position[], options?: RouteOptions) => Promise<Answer>
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

  return {
    async current() {
      for (const engine of engines) {
        const state = await engine.state()
        if (state) return { engine, state }
      }
      return null
    },
    async route(points, options = {}) {
      let missed: Answer | null = null
      for (const engine of engines) {
        if (!(await engine.state())) continue
        const line = await unlessGone(engine.route(points, options), options.signal)
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
