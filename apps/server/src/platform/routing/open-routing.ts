import type { Db } from '@foulee/db/connect'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import type { Rests, Service } from '#platform/map-tiles/service.ts'
import type { Terrain } from '#platform/map-tiles/terrain.ts'
import { createHeights } from './heights.ts'
import { createIgnEngine } from './ign-engine.ts'
import { createMembersEngine } from './members-engine.ts'
import { createRouting, type Routing } from './routing.ts'
import { createValhallaEngine } from './valhalla-engine.ts'

type Options = { db: Db; terrain: Service<Terrain>; log: FastifyBaseLogger; rests?: Rests }

/** Engines of this installation: its own Valhalla, then the IGN, then the published routes. */
export function openRouting(
  { itineraires, dataDir, publicUrl }: Pick<Config, 'itineraires' | 'dataDir' | 'publicUrl'>,
  { db, terrain, ...options }: Options,
): Routing {
  const { valhalla, ign } = itineraires
  const agent = `Foulee (+${publicUrl})`
  const engines = [
    ...(valhalla ? [createValhallaEngine(valhalla.url, valhalla.attribution, options)] : []),
    ...(ign ? [createIgnEngine(ign, { ...options, dataDir, agent })] : []),
    createMembersEngine(db),
  ]
  return createRouting(engines, createHeights(terrain))
}
