import type { Router } from './service.ts'

/**
 * @param config of complete tiles
 * @throws Error without them
 */
export async function openRouter(config: string): Promise<Router> {
  const { Actor } = await import('@valhallajs/valhallajs')
  const actor = await Actor.fromConfigFile(config)
  return {
    route: (query) => actor.route(query),
    trace_attributes: (query) => actor.traceAttributes(query),
    status: (query) => actor.status(query),
  }
}
