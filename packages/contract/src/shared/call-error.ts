import type { ErrorCode } from './error-catalogue.ts'
import { INVALID_FIELDS } from './error-words.ts'

export type CallErrorCode = ErrorCode | 'reseau_injoignable' | 'reponse_illisible'

type Details = {
  status?: number | undefined
  errors?: Record<string, string> | undefined
  retryAfter?: number | null | undefined
  cause?: unknown
}

/**
 * Failed call as seen by its caller. The message catalogue (`error-catalogue.ts`) stays on the
 * server: the response carries the message.
 */
export class CallError extends Error {
  override name = 'ApiError'
  readonly code: CallErrorCode
  /** 0 without a response. */
  readonly status: number
  readonly errors: Record<string, string>
  readonly retryAfter: number | null

  constructor(code: CallErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.errors = details.errors ?? {}
    this.retryAfter = details.retryAfter ?? null
  }
}

/** By name, as the server and its SSR bundle each have a copy of the class. */
export const isApiError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'ApiError'

/** Token refused by the server: only this ends a session, never a timeout or failure (0081). */
export const isSessionEnd = (error: unknown): error is CallError =>
  isApiError(error) && (error.code === 'session_expiree' || error.code === 'session_absente')

/** Client-side validation error in the server’s form. @param errors French message by field */
export const invalidFields = (errors: Record<string, string>): CallError =>
  new CallError('champs_invalides', INVALID_FIELDS, { status: 422, errors })
