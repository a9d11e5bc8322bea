import { isApiError } from '@foulee/contract/shared/call-error'
import { stripReport } from '@foulee/domain/echanges/signalement'
import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser'
import { troubles } from './troubles.ts'

/** Limit per page, against error loops. */
const MAX_REPORTS = 10

/**
 * Reports errors of this page. No cookie, storage, user id or breadcrumb
 * (docs/decisions/archive/0030).
 */
export function startReports(dsn: string): void {
  const client = new BrowserClient({
    dsn,
    environment: import.meta.env.MODE,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: stripReport,
  })
  client.init()
  const scope = new Scope()
  scope.setClient(client)
  let left = MAX_REPORTS
  const report = (cause: unknown) => {
    if (isOurs(cause) && left-- > 0) scope.captureException(cause)
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  troubles.listen(report)
}

/** API refusals and network failures are no errors of the page. */
const isOurs = (cause: unknown): cause is Error => cause instanceof Error && !isApiError(cause)
