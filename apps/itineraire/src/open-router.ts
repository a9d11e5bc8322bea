import type { Router } from './service.ts'
import { configOf } from './tiles.ts'

/** @throws Error without complete tiles */
export async function openRouter(folder: string): Promise<Router> {
  const { Actor } = await import('@valhallajs/valhallajs')
  const actor = await Actor.fromConfigFile(configOf(folder))
  return {
    route: (query) => actor.route(query),
    trace_attributes: (query) => actor.traceAttributes(query),
    status: (query) => actor.status(query),
  }
}
