import { ApiError } from '@foulee/contract/shared/errors'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { ZodError } from 'zod'

const RETRY_AFTER_S = 30

/** Answers that say no to this sign-in. Others, `invalid_client` first, are between us and them. */
const REFUSALS = ['invalid_grant', 'invalid_request', 'access_denied']

/** What openid-client says of an answer that came and does not hold. */
const NOT_VALID = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

function isRefusal(cause: unknown): boolean {
  if (cause instanceof AuthorizationResponseError || cause instanceof ZodError) return true
  if (cause instanceof ResponseBodyError) {
    return cause.status < 500 && REFUSALS.includes(cause.error)
  }
  return cause instanceof ClientError && NOT_VALID.has(cause.code ?? '')
}

/** Either the answer is not valid, or there is none: a provider that is down is not our fault. */
export function toProviderFailure(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  return isRefusal(cause)
    ? new ApiError('externe_refuse', { cause })
    : new ApiError('externe_indisponible', { cause, retryAfter: RETRY_AFTER_S })
}
