import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import type { FailureContext, Reports } from './report.ts'

/** Without a DSN, errors stay in the log and no SDK is loaded. */
export async function openReports(config: Config): Promise<Reports | null> {
  if (!config.sentry) return null
  const { createReports } = await import('./sentry.ts')
  return createReports(config.sentry, config.env)
}

/** With the route pattern, never the actual URL. */
export const describeRequest = ({ id, method, routeOptions }: FastifyRequest): FailureContext => ({
  request_id: id,
  method,
  route: routeOptions.url ?? '',
})

export function mountReports(app: FastifyInstance, reports: Reports | null): void {
  if (!reports) return
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: ms }) => {
    const { method, route } = describeRequest(request)
    reports.answered({ method, route, status, ms })
  })
  app.addHook('onClose', () => reports.close())
}
