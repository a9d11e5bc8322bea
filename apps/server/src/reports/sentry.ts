import { stripReport } from '@foulee/domain/signalement'
import * as sdk from '@sentry/node'
import type { Config } from '../config.ts'
import type { Reports } from './reports.ts'

const CLOSE_MS = 2_000

/**
 * Reports to a Sentry-compatible address. A client of its own and no integration: nothing of the
 * process, of a request or of a query is collected by itself, only what is passed here leaves.
 */
export function createReports(
  { dsn, traces }: NonNullable<Config['sentry']>,
  environment: string,
): Reports {
  const client = new sdk.NodeClient({
    dsn,
    environment,
    tracesSampleRate: traces,
    traceLifecycle: 'static',
    transport: sdk.makeNodeTransport,
    stackParser: sdk.defaultStackParser,
    integrations: [sdk.linkedErrorsIntegration()],
    enableRuntimeChannelInjection: false,
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
