import { isApiError } from '@foulee/contract/shared/call-error'

/** The staff keeps this account out: only writing to them helps. */
export const isSuspended = (error: unknown): boolean =>
  isApiError(error) && error.code === 'compte_suspendu'
