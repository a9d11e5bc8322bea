import { ApiError } from '@foulee/contract/shared/errors'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { ZodError } from 'zod'

const RETRY_AFTER_S = 30

/**
 * OAuth errors that refuse this sign-in. Others, such as `invalid_client`, are configuration
 * errors.
 */
const REFUSALS = ['invalid_grant', 'invalid_request', 'access_denied']

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

/** An invalid answer or none: a provider that is down is no fault of ours. */
export function toProviderFailure(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  return isRefusal(cause)
    ? new ApiError('externe_refuse', { cause })
    : new ApiError('externe_indisponible', { cause, retryAfter: RETRY_AFTER_S })
}
