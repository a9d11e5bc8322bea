import { join } from 'node:path'
import type { Fonds } from '@foulee/contract/site/fonds'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { PLAN_PATH } from './adopt-style.ts'
import { type Plan, probePlan } from './plan.ts'
import { createService, RESTS, type Rests, type Service } from './service.ts'
import { probeTerrain, type Terrain } from './terrain.ts'
import type { Limits, openUpstream, Upstream } from './upstream.ts'

export type Basemaps = {
  plan: Service<Plan>
  terrain: Service<Terrain>
  state: () => Fonds
  start: () => void
  stop: () => Promise<void>
}

type BasemapsOptions = { log: FastifyBaseLogger; rests?: Rests; limits?: Limits }

/** No request before `start`, and none without a configured service. */
export function createBasemaps(
  { map, storage, dataDir, publicUrl }: Pick<Config, 'map' | 'storage' | 'dataDir' | 'publicUrl'>,
  { log, rests = RESTS, limits }: BasemapsOptions,
): Basemaps {
  let opened: Upstream | null = null
  const upstream = () => {
    opened ??= loadUpstream(join(dataDir, 'fonds'), `Foulee (+${publicUrl})`, limits)
    return opened
  }
  const { plan: planSettings, terrain: terrainSettings } = map
  const nothing = () => Promise.reject(new Error('None is configured'))
  const plan = createService<Plan>(
    'the plan',
    planSettings ? () => probePlan(planSettings, upstream, storage) : nothing,
    { log, rests },
  )
  const terrain = createService<Terrain>(
    'the heights',
    terrainSettings ? () => probeTerrain(terrainSettings, upstream, storage) : nothing,
    { log, rests },
  )
  return {
    plan,
    terrain,
    state() {
      const found = plan.current()
      return {
        plan: found && {
          clair: `${PLAN_PATH}/clair.json`,
          sombre: `${PLAN_PATH}/sombre.json`,
          maxzoom: found.maxzoom,
        },
        terrain: terrain.current()?.description ?? null,
      }
    },
    start() {
      if (planSettings) plan.start()
      if (terrainSettings) terrain.start()
    },
    async stop() {
      plan.stop()
      terrain.stop()
      await opened?.close()
    },
  }
}

/** With its HTTP client, once a service is configured. */
function loadUpstream(...input: Parameters<typeof openUpstream>): Upstream {
  const loaded = import('./upstream.ts').then((module) => module.openUpstream(...input))
  return {
    get: async (...call) => (await loaded).get(...call),
    close: async () => (await loaded).close(),
  }
}
