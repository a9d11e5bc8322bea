import { isApiError } from '@foulee/contract/call-error'
import { isRouteErrorResponse } from 'react-router'

/** What an error boundary caught, as something to tell a person. */
export type Failure = { status: number; message: string }

const UNKNOWN = 'Une erreur est survenue. Réessayez dans un instant.'

/** From a page that the server refused, from a call of the browser, or from a fault of ours. */
export function readFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const message: unknown = error.data?.message
    return { status: error.status, message: typeof message === 'string' ? message : UNKNOWN }
  }
  if (isApiError(error)) return { status: error.status, message: error.message }
  return { status: 500, message: UNKNOWN }
}
