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
 * A failed call, as its caller learns of it. The catalogue of sentences (`error-catalogue.ts`) stays on the
 * server: a browser gets the one it needs with the answer.
 */
export class CallError extends Error {
  override name = 'ApiError'
  readonly code: CallErrorCode
  /** 0 when there was no answer. */
  readonly status: number
  /** Field → what to correct, in French. */
  readonly errors: Record<string, string>
  /** Seconds to wait before trying again, when known. */
  readonly retryAfter: number | null

  constructor(code: CallErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status ?? 0
    this.errors = details.errors ?? {}
    this.retryAfter = details.retryAfter ?? null
  }
}

/** By name: the server and the pages that it renders each have their copy of the class. */
export const isApiError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'ApiError'

/** Our server refused the token: nothing else ends a session, neither silence nor trouble (0081). */
export const isSessionEnd = (error: unknown): error is CallError =>
  isApiError(error) && (error.code === 'session_expiree' || error.code === 'session_absente')

/** What a form refuses by itself, as the server would. @param errors field → what to correct */
export const invalidFields = (errors: Record<string, string>): CallError =>
  new CallError('champs_invalides', INVALID_FIELDS, { status: 422, errors })
