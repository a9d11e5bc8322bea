import { stripReport } from '@foulee/domain/echanges/signalement'
import * as sdk from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import type { Config } from '#platform/config/config.ts'
import type { Reports } from './report.ts'

const CLOSE_MS = 2_000

/**
 * Sends by `fetch`. Sentry's Node package would instrument the process, and brings a CLI under
 * another licence (docs/decisions/archive/0030).
 */
const openTransport = (
  options: Parameters<typeof sdk.createTransport>[0] & {
    url: string
    headers?: Record<string, string>
  },
) =>
  sdk.createTransport(options, async ({ body }) => {
    const headers = { 'content-type': 'application/x-sentry-envelope', ...options.headers }
    // Their type allows any view, only Uint8Array occurs.
    const sent = typeof body === 'string' ? body : new Uint8Array(body)
    const response = await fetch(options.url, { method: 'POST', body: sent, headers })
    // Consumed, so that the connection is reused.
    await response.arrayBuffer()
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    }
  })

/**
 * Reports to a Sentry-compatible service without any integration: nothing is collected
 * automatically.
 */
export function createReports(
  { dsn, traces }: NonNullable<Config['sentry']>,
  environment: string,
): Reports {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    tracesSampleRate: traces,
    traceLifecycle: 'static',
    transport: openTransport,
    stackParser: sdk.createStackParser(nodeStackLineParser()),
    integrations: [sdk.linkedErrorsIntegration()],
    sendClientReports: false,
    beforeSend: stripReport,
  })
  client.init()
  const scope = new sdk.Scope()
  scope.setClient(client)
  return {
    failed: (cause, { request_id, method, route }) => {
      const own = scope.clone()
      own.setTags({ request_id, method, route })
      own.captureException(cause)
    },
    answered: ({ method, route, status, ms }) => {
      const end = Date.now()
      const name = `${method} ${route || 'inconnue'}`
      const attributes = { 'http.response.status_code': status }
      const options = { name, op: 'http.server', attributes, scope, forceTransaction: true }
      sdk.withScope(scope, () =>
        sdk.startNewTrace(() =>
          sdk.startInactiveSpan({ ...options, startTime: new Date(end - ms) }).end(new Date(end)),
        ),
      )
    },
    close: async () => void (await client.close(CLOSE_MS)),
  }
}
