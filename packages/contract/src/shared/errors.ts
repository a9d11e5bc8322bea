import { CallError, type CallErrorCode } from './call-error.ts'
import { ERRORS, type ErrorCode } from './error-catalogue.ts'
import { NO_ANSWER } from './error-words.ts'

export class ApiError extends CallError {
  constructor(
    code: CallErrorCode,
    options: {
      status?: number
      message?: string
      errors?: Record<string, string>
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    const [status, message] = code in ERRORS ? ERRORS[code as ErrorCode] : [0, NO_ANSWER]
    super(code, options.message ?? message, { ...options, status: options.status ?? status })
  }
}
