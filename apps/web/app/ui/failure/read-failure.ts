import { isApiError } from '@foulee/contract/shared/call-error'
import { isRouteErrorResponse } from 'react-router'
import { isLostScript } from './lost-script.ts'

export type Failure = {
  status: number
  message: string
  isLostScript?: true
}

const UNKNOWN = 'Une erreur est survenue. Réessayez dans un instant.'

export function readFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const message: unknown = error.data?.message
    return { status: error.status, message: typeof message === 'string' ? message : UNKNOWN }
  }
  if (isApiError(error)) return { status: error.status, message: error.message }
  if (isLostScript(error)) return { status: 0, message: UNKNOWN, isLostScript: true }
  return { status: 500, message: UNKNOWN }
}
